import { useMemo } from 'react';
import type { MemberStats } from '../../../../../core/contract/entities/member.ts';
import { members } from '../../../../../core/contract/members.ts';
import { viewerIn } from '../../../../../core/queries/queries.slice.ts';
import { useAppState } from '../../../../kit/use-app.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useGrantablePermissions } from '../../../forms/use-grantable-permissions.ts';
import type { PersonView } from './person.ts';

/** Reasons that protect users from actions, shown in advance. The server decides and checks more. */
export interface ProtectedPeople {
  /** Reason why no action on the user is allowed. */
  isProtected(person: Pick<PersonView, 'id' | 'superUser' | 'roles'>): string | undefined;
  /** Reason why the user cannot be locked or removed: they are the last administrator. */
  isLastAdmin(person: Pick<PersonView, 'id'>): string | undefined;
  readonly last: MemberStats['lastAdministrator'];
}

/**
 * Protects the signed-in user themselves, users with more powerful roles, and the last administrator; the same object
 * until one of these changes.
 * Source: product.md#users-tab.
 */
export const useProtectedPeople = (): ProtectedPeople => {
  const { userActions: messages } = useMessages('users');
  const viewer = useAppState(viewerIn);
  const grantable = useGrantablePermissions();
  const last = useCall(members.stats, {}).value?.lastAdministrator;
  return useMemo(
    () => ({
      isProtected: ({ id, superUser, roles }) => {
        if (id === viewer?.id) return messages.cannotTargetSelf;
        if (superUser && !viewer?.superUser) return messages.notSuperUser;
        return roles.every(grantable.reaches) ? undefined : messages.failures.insufficientPrivilege;
      },
      isLastAdmin: ({ id }) => (id === last?.id ? messages.failures.lastAdministrator : undefined),
      last,
    }),
    [messages, viewer, grantable, last],
  );
};
