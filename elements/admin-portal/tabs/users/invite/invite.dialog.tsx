import { useState } from 'react';
import type { Role } from '../../../../../core/contract/entities/role.ts';
import type { TeamRole } from '../../../../../core/contract/entities/member.ts';
import { invitations } from '../../../../../core/contract/invitations.ts';
import { members } from '../../../../../core/contract/members.ts';
import { roles as roleCalls } from '../../../../../core/contract/roles.ts';
import { useHasPermission } from '../../../../kit/use-allowed.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Tabs } from '../../../../ui/tabs/tabs.tsx';
import type { ChosenRoles } from './invite.types.ts';
import { useRolesCount } from '../list/use-roles-count.ts';
import { type GrantablePermissions, useGrantablePermissions } from '../../../forms/use-grantable-permissions.ts';
import { useInviteLink } from './use-invite-link.tsx';
import { useInviteMany } from './use-invite-many.tsx';
import { useInviteOne } from './use-invite-one.tsx';

/** Ids of the default roles that the user can grant. */
const idsOf = (roles: readonly Role[], { reaches }: GrantablePermissions) =>
  roles.filter((role) => role.isDefault && reaches(role)).map(({ id }) => id);

const isWaiting = ({ state }: { state: string }) => state === 'loading';

/** Dialog to invite people: one, many, or by a shared link. Default roles are preselected. */
export const Screen = ({ onClose }: { onClose: () => void }) => {
  const rolesCount = useRolesCount();
  const powers = useGrantablePermissions();
  const choices = useCall(members.roles, {}, { enabled: rolesCount });
  const mayReadRoles = useHasPermission('fe.secure.read.roles');
  const mayRead = mayReadRoles && rolesCount;
  const known = useCall(roleCalls.list, {}, { enabled: mayRead });
  const ways = useCall(invitations.configuration, {});
  // without permission to read roles, the server gives the default ones
  const defaults = rolesCount && known.value ? idsOf(known.value, powers) : undefined;
  if ((rolesCount && isWaiting(choices)) || isWaiting(ways) || (mayRead && isWaiting(known))) return null;
  return (
    <InviteForm
      choices={(rolesCount && choices.value?.items) || []}
      defaults={defaults}
      hours={ways.value?.invitationHours}
      byLink={ways.value?.tenantInvitationsAllowed ?? false}
      onClose={onClose}
    />
  );
};

type Way = 'one' | 'many' | 'link';

const InviteForm = ({
  choices,
  defaults,
  hours,
  byLink,
  onClose,
}: {
  choices: readonly TeamRole[];
  defaults: ChosenRoles['defaults'];
  hours: ChosenRoles['hours'];
  byLink: boolean;
  onClose: () => void;
}) => {
  const { userInvite: words } = useMessages('users');
  const [way, setWay] = useState<Way>('one');
  const given = { choices, defaults, hours, onClose };
  const panes = {
    one: useInviteOne(given),
    many: useInviteMany(given),
    link: useInviteLink({ shown: way === 'link' }),
  };
  const { content, actions, onSubmit, busy, error } = panes[way];
  const tabs: readonly Way[] = byLink ? ['one', 'many', 'link'] : ['one', 'many'];
  return (
    <Dialog
      title={words.title}
      size="wide"
      stays
      dirty={(panes.one.dirty || panes.many.dirty) && !busy}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={actions}
    >
      <Tabs
        label={words.ways.label}
        tabs={tabs.map((id) => ({ id, label: words.ways[id] }))}
        value={way}
        onChange={(next) => !busy && setWay(next)}
      >
        {content}
      </Tabs>
    </Dialog>
  );
};
