import type { SentInvitation } from '../../../../../core/contract/entities/invite-link.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Drawer } from '../../../../ui/drawer/drawer.tsx';
import { KeyValue, KeyValues } from '../../../../ui/key-values/key-values.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import type { MenuItem } from '../../../../ui/menu/menu-item.ts';
import { AbsoluteTime } from '../../../../ui/relative-time/relative-time.tsx';
import { Truncated } from '../../../../ui/truncated/truncated.tsx';
import { nameOf } from '../person/person.ts';
import { InvitationBadge, rolesOf } from './invitation-columns.tsx';

/** Drawer of an invitation: when it was sent and by whom, what it gives, and its actions. */
export const Screen = ({
  invitation,
  actions,
  onClose,
}: {
  invitation: SentInvitation;
  actions: readonly MenuItem[];
  onClose: () => void;
}) => {
  const { users, userPerson, userInvitations: messages } = useMessages('users');
  const { columns } = messages;
  const { email, name, phone, sentAt, openedAt, expires, invitedBy } = invitation;
  return (
    <Drawer
      title={nameOf(invitation)}
      description={name ? email : undefined}
      startsAt="title"
      onClose={onClose}
      actions={
        actions.length > 0 && (
          <Menu name={userPerson.actions} items={actions}>
            {userPerson.actions}
          </Menu>
        )
      }
    >
      <KeyValues>
        <KeyValue name={users.columns.status}>
          <InvitationBadge of={invitation} />
        </KeyValue>
        <KeyValue name={users.columns.email}>
          <Truncated value={email} copy={users.columns.email} />
        </KeyValue>
        <KeyValue name={columns.phone}>{phone && <bdi>{phone}</bdi>}</KeyValue>
        <KeyValue name={users.columns.roles}>{rolesOf(invitation)}</KeyValue>
        <KeyValue name={columns.by}>{invitedBy && <bdi>{nameOf(invitedBy)}</bdi>}</KeyValue>
        <KeyValue name={columns.sent}>
          <AbsoluteTime at={sentAt} />
        </KeyValue>
        <KeyValue name={columns.opened}>
          <AbsoluteTime at={openedAt} />
        </KeyValue>
        <KeyValue name={columns.expires}>
          <AbsoluteTime at={expires} />
        </KeyValue>
      </KeyValues>
    </Drawer>
  );
};
