import { ok, type Result } from '../../../core/contract/failure.ts';
import type { TeamUser } from '../../../core/contract/entities/member.ts';
import type { members } from '../../../core/contract/members.ts';
import type { Refusal } from '../refusal.ts';
import type { AdministratorContext } from '../rules.ts';
import type { PersonRecord } from '../store/records.ts';
import { lockoutsOf } from './lockouts.ts';
import { memberViewContext, teamUserView } from './views.ts';

type Context = Pick<AdministratorContext<typeof members.lock>, 'store' | 'ports'>;

/** View of a person after a change. */
export const changedPersonView = async (
  { store, ports }: Context,
  done: Result<PersonRecord, Refusal>,
): Promise<Result<{ item: TeamUser }, Refusal>> => {
  if (!done.ok) return done;
  const [viewContext, lockouts] = await Promise.all([
    memberViewContext(store, [done.value]),
    lockoutsOf(ports, store, [done.value]),
  ]);
  return ok({ item: teamUserView(done.value, { ...viewContext, lockouts }, ports) });
};
