import { Link, MailPlus, MailX, UserCog } from 'lucide';
import type { SentInvitation } from '../../../../../core/contract/entities/invite-link.ts';
import type { Failure } from '../../../../../core/contract/failure.ts';
import { invitations } from '../../../../../core/contract/invitations.ts';
import { members } from '../../../../../core/contract/members.ts';
import { invitationAddress } from '../../../../../core/invitation/invitation-address.ts';
import { useHost } from '../../../../kit/host-context.ts';
import { useApp } from '../../../../kit/use-app.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { MenuItem } from '../../../../ui/menu/menu-item.ts';
import { useDates } from '../../../../ui/relative-time/use-dates.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { runBulk } from '../../../lists/bulk.ts';
import { useRolesCount } from '../list/use-roles-count.ts';
import { nameOf, PEOPLE_QUERIES } from '../person/person.ts';
import { useProtectedPeople } from '../person/use-protected-people.ts';
import { useUserRights } from '../person/use-user-actions.ts';

/** Reason why an invitation cannot be revoked: it gives more access than the signed-in user has. */
export const useInvitationGuard = (): ((one: SentInvitation) => string | undefined) => {
  const { isProtected } = useProtectedPeople();
  return ({ userId, roles }) => isProtected({ id: userId, roles });
};

/** Restores revoked invitations by their undo texts, with the links that were mailed. */
export const useRestoreInvitations = (): ((undos: readonly string[]) => Promise<void>) => {
  const restore = useCommand(invitations.restore, { invalidates: PEOPLE_QUERIES });
  const fail = useFailureToast();
  return async (undos) => {
    const { failed } = await runBulk(undos, (undo) => restore.run({ body: { undo } }));
    const [first] = failed;
    if (first) fail(first.failure);
  };
};

/** Shows why an action failed. */
const useFailureToast = (): ((failure: Failure) => void) => {
  const { failures } = useMessages('users').userActions;
  const wordsOf = useFailureMessage(failures);
  const toast = useToast();
  return (failure) => void toast({ text: wordsOf(failure) ?? '', tone: 'danger' });
};

/** Link of one invitation, for a person to copy by hand. */
export interface InvitationLink {
  readonly address: string;
  readonly invitation: SentInvitation;
}

/** Returns a function that copies the link of an invitation; where the browser refuses, it calls `show` with the link. */
const useCopyLink = (show: (link: InvitationLink) => void): ((one: SentInvitation) => Promise<void>) => {
  const { link: messages } = useMessages('users').userInvitations;
  const app = useApp();
  const { shadow } = useHost();
  const dates = useDates();
  const toast = useToast();
  const fail = useFailureToast();
  const copyLink = useCommand(invitations.copyLink);
  return async (invitation) => {
    const { userId, email } = invitation;
    const answer = await copyLink.run({ params: { userId } });
    if (!answer.ok) return fail(answer.failure);
    const { token, expires } = answer.value;
    const address = invitationAddress(app, token, shadow.ownerDocument.URL);
    try {
      await navigator.clipboard.writeText(address);
      toast({ text: messages.copied({ email, date: dates.dateTime(Date.parse(expires)) }), about: userId });
    } catch {
      // no permission, or no clipboard on plain http
      show({ address, invitation });
    }
  };
};

/** Row actions on an invitation, by the permissions of the signed-in user. Revoking has Undo, and no confirmation. */
export const useInvitationActions = ({
  editRoles,
  showLink,
}: {
  editRoles: (id: string) => void;
  showLink: (link: InvitationLink) => void;
}): ((one: SentInvitation) => MenuItem[]) => {
  const { userActions: messages, userQuestions, userInvitations } = useMessages('users');
  const { link } = userInvitations;
  const copyLink = useCopyLink(showLink);
  const { actions } = messages;
  const toast = useToast();
  const may = useUserRights();
  const rolesCount = useRolesCount();
  const guardOf = useInvitationGuard();
  const resend = useCommand(members.resend, { invalidates: PEOPLE_QUERIES });
  const revoke = useCommand(invitations.revoke, { invalidates: PEOPLE_QUERIES });
  const restore = useRestoreInvitations();
  const fail = useFailureToast();
  const send = async ({ userId, email }: SentInvitation) => {
    const answer = await resend.run({ params: { userId } });
    if (answer.ok) toast({ text: messages.resent({ email }), about: userId });
    else fail(answer.failure);
  };
  const end = async (one: SentInvitation) => {
    const answer = await revoke.run({ params: { userId: one.userId } });
    if (!answer.ok) return fail(answer.failure);
    const { undo } = answer.value;
    const text = userQuestions.questions.revoke.done({ name: nameOf(one) });
    toast({ text, about: one.userId, ...(may.write && { undo: () => void restore([undo]) }) });
  };
  return (one) => {
    const guard = guardOf(one);
    const disabled = guard ? { disabled: guard } : {};
    const isOver = one.state === 'expired' ? { disabled: link.over } : {};
    return [
      ...(may.resend ? [{ label: actions.resend, icon: MailPlus, onPress: () => void send(one) }] : []),
      ...(may.write
        ? [{ label: link.copy, icon: Link, ...isOver, ...disabled, onPress: () => void copyLink(one) }]
        : []),
      ...(may.write && rolesCount
        ? [{ label: actions.roles, icon: UserCog, ...disabled, onPress: () => editRoles(one.userId) }]
        : []),
      ...(may.delete
        ? [{ label: actions.revoke, icon: MailX, danger: true, ...disabled, onPress: () => void end(one) }]
        : []),
    ];
  };
};
