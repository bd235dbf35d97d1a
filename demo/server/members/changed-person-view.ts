import { ok, type Result } from '../../../core/contract/failure.ts';
import type { TeamUser } from '../../../core/contract/entities/member.ts';
import type { members } from '../../../core/contract/members.ts';
import type { Refusal } from '../refusal.ts';
import type { AdministratorContext } from '../rules.ts';
import type { PersonRecord } from '../store/records.ts';
import { memberViewContext, teamUserView } from './views.ts';

type Context = Pick<AdministratorContext<typeof members.lock>, 'store' | 'ports'>;

/** View of a person after a change. */
export const changedPersonView = async (
  { store, ports }: Context,
  done: Result<PersonRecord, Refusal>,
): Promise<Result<{ item: TeamUser }, Refusal>> =>
  done.ok ? ok({ item: teamUserView(done.value, await memberViewContext(store, [done.value]), ports) }) : done;
