import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { groups } from '../../../../../core/contract/groups.ts';
import { useHasPermission } from '../../../../kit/use-allowed.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { Drawer } from '../../../../ui/drawer/drawer.tsx';
import { KeyValue, KeyValues } from '../../../../ui/key-values/key-values.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import type { MenuContent } from '../../../../ui/menu/menu-item.ts';
import { AbsoluteTime, RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { SkeletonText } from '../../../../ui/skeleton/skeleton.tsx';
import { Truncated } from '../../../../ui/truncated/truncated.tsx';
import { StatusBadge } from '../list/user-columns.tsx';
import css from './person.css?inline';
import { nameOf, type PersonView, usePerson } from './person.ts';
import { BadgeList, PersonSection } from './person-parts.tsx';
import { PersonActivity } from './person-activity.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { useGroupMenu } from './use-group-menu.ts';
import { useRoleMenu } from './use-role-menu.ts';
import { useRolesCount } from '../list/use-roles-count.ts';
import { LoadingBoundary } from '../../../../kit/loading-boundary.tsx';

/** Drawer of the user that the URL names, once loaded; nothing for an unknown id. */
export const Screen = ({
  row,
  rows,
  ...rest
}: {
  row: string;
  rows: readonly TeamUser[];
  actionsOf: (person: PersonView) => MenuContent;
  onClose: () => void;
}) => {
  const { value: person } = usePerson(row, rows);
  return person && <PersonDrawer {...rest} person={person} />;
};

/** Drawer of a user: profile, roles, groups, sessions and activity. */
const PersonDrawer = ({
  person,
  actionsOf,
  onClose,
}: {
  person: PersonView;
  actionsOf: (person: PersonView) => MenuContent;
  onClose: () => void;
}) => {
  useStyles(css);
  const { users: messages } = useMessages('users');
  const { userPerson: own } = useMessages('users');
  const { columns: invited } = useMessages('users').userInvitations;
  const { columns } = messages;
  const rolesCount = useRolesCount();
  const mayReadGroups = useHasPermission('fe.secure.read.groups');
  const actions = actionsOf(person);
  const maySeeSessions = useHasPermission('fe.secure.write.users');
  const maySeeActivity = useHasPermission('fe.secure.read.audits');
  return (
    <Drawer
      title={nameOf(person)}
      startsAt="title"
      onClose={onClose}
      actions={
        actions.length > 0 && (
          <Menu name={own.actions} items={actions}>
            {own.actions}
          </Menu>
        )
      }
    >
      <div className="fe-person-head">
        <Avatar size="huge" id={person.id} name={nameOf(person)} src={person.profileImageUrl} />
        <StatusBadge of={person} />
      </div>
      <PersonSection title={own.profile}>
        <KeyValues>
          {person.lockout && (
            <KeyValue name={columns.status}>{messages.failedSignIns({ count: person.lockout.attempts })}</KeyValue>
          )}
          <KeyValue name={columns.email}>
            <Truncated value={person.email} copy={columns.email} />
          </KeyValue>
          {person.phone && (
            <KeyValue name={invited.phone}>
              <Truncated value={person.phone} copy={invited.phone} />
            </KeyValue>
          )}
          <KeyValue name={columns.provider}>{messages.providers[person.provider]}</KeyValue>
          <KeyValue name={columns.mfa}>{messages.mfa[person.mfaEnabled ? 'on' : 'off']}</KeyValue>
          <KeyValue name={columns.joined}>
            <AbsoluteTime at={person.createdAt} />
          </KeyValue>
          <KeyValue name={columns.lastLogin}>
            {person.lastLogin ? <RelativeTime at={person.lastLogin} /> : messages.never}
          </KeyValue>
          <KeyValue name={columns.id}>
            <Truncated code value={person.id} copy={columns.id} />
          </KeyValue>
        </KeyValues>
      </PersonSection>
      {rolesCount && <PersonRoles person={person} />}
      {mayReadGroups && <PersonGroups person={person} />}
      {maySeeSessions && person.activatedForTenant && <PersonSessions person={person} />}
      {maySeeActivity && (
        <LoadingBoundary>
          <PersonActivity person={person} />
        </LoadingBoundary>
      )}
    </Drawer>
  );
};

const PersonRoles = ({ person }: { person: PersonView }) => {
  const { userActions, userPerson: messages, userQuestions: questions, users } = useMessages('users');
  const { roles, mayChange, itemsOf } = useRoleMenu();
  return (
    <PersonSection title={users.columns.roles}>
      <BadgeList of={person.roles.map(({ name }) => name)} none={messages.noRoles} />
      {mayChange(person) && (
        <Answer of={roles} waiting={<SkeletonText lines={1} />}>
          {() => (
            <div>
              <Menu small name={questions.roles.title({ name: nameOf(person) })} items={itemsOf(person)}>
                {userActions.actions.roles}
              </Menu>
            </div>
          )}
        </Answer>
      )}
    </PersonSection>
  );
};

const PersonGroups = ({ person }: { person: PersonView }) => {
  const { userPerson: messages, users } = useMessages('users');
  const list = useCall(groups.list, {});
  const itemsOf = useGroupMenu();
  return (
    <PersonSection title={users.columns.groups}>
      <Answer of={list} waiting={<SkeletonText lines={1} />}>
        {({ groups: known }) => {
          const names = person.groups.flatMap((id) => known.find((group) => group.id === id)?.name ?? []);
          const items = itemsOf(person, known);
          return (
            <div className="fe-person-changeable">
              <BadgeList of={names} none={messages.noGroups} />
              {items.length > 0 && (
                <div>
                  <Menu small name={messages.groupChange.title({ name: nameOf(person) })} items={items}>
                    {messages.groupChange.open}
                  </Menu>
                </div>
              )}
            </div>
          );
        }}
      </Answer>
    </PersonSection>
  );
};
