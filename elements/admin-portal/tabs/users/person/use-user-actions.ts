import { Lock, LockOpen, LogOut, MailPlus, MailX, ShieldOff, Trash2, UserCog, VenetianMask } from 'lucide';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { invitations } from '../../../../../core/contract/invitations.ts';
import type { Result } from '../../../../../core/contract/failure.ts';
import { members } from '../../../../../core/contract/members.ts';
import { viewerIn } from '../../../../../core/queries/queries.slice.ts';
import { useHasPermission } from '../../../../kit/use-allowed.ts';
import { useAppState } from '../../../../kit/use-app.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { divider, type MenuContent, type MenuItem } from '../../../../ui/menu/menu-item.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { nameOf, PEOPLE_QUERIES, type PersonView } from './person.ts';
import { useProtectedPeople } from './use-protected-people.ts';
import { useRolesCount } from '../list/use-roles-count.ts';
import { useUndoing } from '../../../lists/use-undo.ts';

/** Dialogs of one user, by their names in a URL. */
export const USER_DIALOGS = ['roles', 'signOut', 'resetMfa', 'delete', 'impersonate'] as const;
export type UserDialog = (typeof USER_DIALOGS)[number];

/** Permissions of the signed-in user for actions on users. Source: product.md#access-control. */
export const useUserRights = () => ({
  write: useHasPermission('fe.secure.write.users'),
  delete: useHasPermission('fe.secure.delete.users'),
  resend: useHasPermission('fe.secure.resend.users'),
  impersonate: useHasPermission('fe.secure.write.impersonation'),
});

/** Whether the signed-in user can open a dialog, also when a URL names it. */
export const mayOpen = (dialog: UserDialog, may: ReturnType<typeof useUserRights>): boolean =>
  may[dialog === 'delete' || dialog === 'impersonate' ? dialog : 'write'];

/** Joins groups of menu items with dividers, without empty groups. */
const parted = (...groups: readonly (readonly (MenuItem | false)[])[]): MenuContent =>
  groups
    .map((group) => group.filter((item) => item !== false))
    .filter((group) => group.length > 0)
    .flatMap((group, at) => (at > 0 ? [divider, ...group] : group));

/**
 * Row actions on a user, by the permissions of the signed-in user and the status of the other. Disabled ones have a
 * reason; the server can refuse further ones. The same function until what it says changes.
 */
export const useUserActions = (
  open: (dialog: UserDialog, id: string) => void,
): ((person: PersonView) => MenuContent) => {
  const { userActions: messages, userQuestions } = useMessages('users');
  const wordsOf = useFailureMessage(messages.failures);
  const toast = useToast();
  const undoing = useUndoing(messages.failures);
  const { write, delete: mayDelete, resend: mayResend, impersonate } = useUserRights();
  const viewer = useAppState(viewerIn);
  const rolesCount = useRolesCount();
  const { isProtected, isLastAdmin } = useProtectedPeople();
  const unlock = useCommand(members.unlock, { invalidates: PEOPLE_QUERIES });
  const lock = useCommand(members.lock, { invalidates: PEOPLE_QUERIES });
  const resend = useCommand(members.resend);
  const revoke = useCommand(invitations.revoke, { invalidates: PEOPLE_QUERIES });
  const restore = useCommand(invitations.restore, { invalidates: PEOPLE_QUERIES });
  const { actions } = messages;

  const toastResult = async (
    about: string,
    made: ReturnType<typeof unlock.run> | ReturnType<typeof resend.run>,
    text: string,
    undo?: () => Promise<Result<unknown>>,
  ) => {
    const result = await made;
    if (result.ok) toast({ about, text, ...(undo && { undo: undoing(undo) }) });
    else toast({ about, text: wordsOf(result.failure) ?? '', tone: 'danger' });
  };
  /** Restores an invitation, and says why it could not be. */
  const takeBack = async (about: string, undo: string) => {
    const result = await restore.run({ body: { undo } });
    if (!result.ok) toast({ about, text: wordsOf(result.failure) ?? '', tone: 'danger' });
  };
  const endInvitation = async (person: PersonView) => {
    const { id } = person;
    const result = await revoke.run({ params: { userId: id } });
    if (!result.ok) return void toast({ about: id, text: wordsOf(result.failure) ?? '', tone: 'danger' });
    const text = userQuestions.questions.revoke.done({ name: nameOf(person) });
    toast({ about: id, text, ...(write && { undo: () => void takeBack(id, result.value.undo) }) });
  };

  const latest = useRef({ open, toastResult, endInvitation });
  useLayoutEffect(() => {
    latest.current = { open, toastResult, endInvitation };
  });
  const { run: runLock } = lock;
  const { run: runUnlock } = unlock;
  const { run: runResend } = resend;
  return useCallback(
    (person) => {
      const { id, superUser, activatedForTenant: joined, isLocked, lockout, mfaEnabled } = person;
      const input = { params: { userId: id } };
      const isSelf = id === viewer?.id;
      const guard = isProtected(person);
      const item = (label: string, icon: MenuItem['icon'], onPress: () => void, disabled = guard): MenuItem => ({
        label,
        onPress,
        ...(icon && { icon }),
        ...(disabled && { disabled }),
      });
      const asks = (dialog: UserDialog, label: string, icon: MenuItem['icon'], disabled = guard) =>
        item(label, icon, () => latest.current.open(dialog, id), disabled);
      const ending = guard ?? isLastAdmin(person);
      return parted(
        [
          write && rolesCount && asks('roles', actions.roles, UserCog),
          mayResend &&
            !joined &&
            item(
              actions.resend,
              MailPlus,
              () => void latest.current.toastResult(id, runResend(input), messages.resent({ email: person.email })),
            ),
        ],
        [
          write &&
            (isLocked || lockout
              ? item(actions.unlock, LockOpen, () => {
                  // a lockout by failed sign-ins is not made again
                  const undo = isLocked ? () => runLock(input) : undefined;
                  void latest.current.toastResult(
                    id,
                    runUnlock(input),
                    messages.unlocked({ name: nameOf(person) }),
                    undo,
                  );
                })
              : // an invitation is revoked
                joined &&
                item(
                  actions.lock,
                  Lock,
                  () => {
                    const undo = () => runUnlock(input);
                    void latest.current.toastResult(
                      id,
                      runLock(input),
                      messages.locked({ name: nameOf(person) }),
                      undo,
                    );
                  },
                  ending,
                )),
          write && joined && asks('signOut', actions.signOut, LogOut),
          write && joined && mfaEnabled && asks('resetMfa', actions.resetMfa, ShieldOff),
          // never for a super user or oneself
          impersonate &&
            joined &&
            !isLocked &&
            !superUser &&
            !isSelf &&
            asks('impersonate', actions.impersonate, VenetianMask),
        ],
        [
          mayDelete && {
            ...(joined
              ? asks('delete', actions.delete, Trash2, ending)
              : item(actions.revoke, MailX, () => void latest.current.endInvitation(person), ending)),
            danger: true,
          },
        ],
      );
    },
    [
      messages,
      actions,
      write,
      mayDelete,
      mayResend,
      impersonate,
      viewer,
      rolesCount,
      isProtected,
      isLastAdmin,
      runLock,
      runUnlock,
      runResend,
    ],
  );
};
