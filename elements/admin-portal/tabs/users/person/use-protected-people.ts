import type { MemberStats } from '../../../../../core/contract/entities/member.ts';
import { members } from '../../../../../core/contract/members.ts';
import { viewerIn } from '../../../../../core/queries/queries.slice.ts';
import { useAppState } from '../../../../kit/use-app.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useGrantablePermissions } from '../../../forms/use-grantable-permissions.ts';
import type { PersonView } from './person.ts';

/** What keeps people from being acted on, said before anything is pressed. The server decides, and knows more. */
export interface ProtectedPeople {
  /** Why nothing may be done to somebody. */
  isProtected(person: PersonView): string | undefined;
  /** Why somebody may not be shut out: nobody would be left who can manage people. */
  isLastAdmin(person: Pick<PersonView, 'id'>): string | undefined;
  readonly last: MemberStats['lastAdministrator'];
}

/**
 * Nobody acts on themselves, nor on whoever may do more than they, and nobody shuts out the last who can manage people.
 * Source: product.md#users-tab.
 */
export const useProtectedPeople = (): ProtectedPeople => {
  const { userActions: words } = useMessages('users');
  const viewer = useAppState(viewerIn);
  const powers = useGrantablePermissions();
  const last = useCall(members.stats, {}).value?.lastAdministrator;
  return {
    isProtected: ({ id, superUser, roles }) => {
      if (id === viewer?.id) return words.cannotTargetSelf;
      if (superUser && !viewer?.superUser) return words.notSuperUser;
      return roles.every(powers.reaches) ? undefined : words.failures.insufficientPrivilege;
    },
    isLastAdmin: ({ id }) => (id === last?.id ? words.failures.lastAdministrator : undefined),
    last,
  };
};
