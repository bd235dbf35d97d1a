import type { ReactNode } from 'react';
import { members } from '../../../../../core/contract/members.ts';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import type { MfaDevices } from '../../../../../core/contract/entities/mfa.ts';
import { useAllowed } from '../../../../kit/use-allowed.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Drawer } from '../../../../ui/drawer/drawer.tsx';
import { KeyValue, KeyValues } from '../../../../ui/key-values/key-values.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import type { MenuContent } from '../../../../ui/menu/menu-item.ts';
import { AbsoluteTime, RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { Truncated } from '../../../../ui/truncated/truncated.tsx';
import { StatusBadge } from '../user-columns.tsx';
import { deviceOf } from './device.ts';
import css from './person.css?inline';
import { nameOf, type Person, usePerson } from './person.ts';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="fe-person-section">
    <h3 className="fe-person-title">{title}</h3>
    {children}
  </section>
);

/** The drawer of one person, once it is known who that is; an address may name somebody who is not there. */
export const Screen = ({
  row,
  rows,
  ...rest
}: {
  row: string;
  rows: readonly TeamUser[];
  groupNames: ReadonlyMap<string, string> | undefined;
  actionsOf: (person: Person) => MenuContent;
  onClose: () => void;
}) => {
  const { value: person } = usePerson(row, rows);
  return person && <PersonDrawer {...rest} person={person} />;
};

/** All that a company knows of one of its people: who they are, what they have, where they are signed in, what they did. */
const PersonDrawer = ({
  person,
  groupNames,
  actionsOf,
  onClose,
}: {
  person: Person;
  groupNames: ReadonlyMap<string, string> | undefined;
  actionsOf: (person: Person) => MenuContent;
  onClose: () => void;
}) => {
  useStyles(css);
  const { users: words } = useMessages('adminPortal/users');
  const { userPerson: own } = useMessages('adminPortal/userPerson');
  const { columns } = words;
  const actions = actionsOf(person);
  const maySeeSessions = useAllowed('fe.secure.write.users');
  const maySeeActivity = useAllowed('fe.secure.read.audits');
  const groups = person.groups.flatMap((id) => groupNames?.get(id) ?? []);
  return (
    <Drawer
      title={nameOf(person)}
      description={person.name ? person.email : undefined}
      startsAt="title"
      onClose={onClose}
      actions={actions.length > 0 && <Menu name={own.actions} items={actions} />}
    >
      <div className="fe-person-head">
        <Avatar size="huge" id={person.id} name={nameOf(person)} src={person.profileImageUrl} />
        <StatusBadge of={person} />
      </div>
      <Section title={own.profile}>
        <KeyValues>
          <KeyValue name={columns.email}>
            <Truncated value={person.email} copy={columns.email} />
          </KeyValue>
          <KeyValue name={columns.provider}>{words.providers[person.provider]}</KeyValue>
          <KeyValue name={columns.mfa}>{words.mfa[person.mfaEnabled ? 'on' : 'off']}</KeyValue>
          <KeyValue name={columns.joined}>
            <AbsoluteTime at={person.createdAt} />
          </KeyValue>
          <KeyValue name={columns.lastLogin}>
            {person.lastLogin ? <RelativeTime at={person.lastLogin} /> : words.never}
          </KeyValue>
          <KeyValue name={columns.id}>
            <Truncated code value={person.id} copy={columns.id} />
          </KeyValue>
        </KeyValues>
      </Section>
      <Section title={columns.roles}>
        <Names of={person.roles.map(({ name }) => name)} none={own.noRoles} />
      </Section>
      {groupNames && (
        <Section title={columns.groups}>
          <Names of={groups} none={own.noGroups} />
        </Section>
      )}
      {maySeeSessions && person.activatedForTenant && <Signed person={person} />}
      {maySeeActivity && <Lately person={person} />}
    </Drawer>
  );
};

const Names = ({ of, none }: { of: readonly string[]; none: string }) =>
  of.length === 0 ? (
    <p className="fe-person-none">{none}</p>
  ) : (
    <div className="fe-person-names">
      {of.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </div>
  );

/** Where they are signed in, and with what they prove who they are. */
const Signed = ({ person: { id } }: { person: Person }) => {
  const { userPerson: words } = useMessages('adminPortal/userPerson');
  const input = { params: { userId: id } };
  const sessions = useCall(members.sessions, input);
  const devices = useCall(members.devices, input);
  return (
    <>
      <Section title={words.sessions}>
        <Answer of={sessions} isEmpty={(list) => list.length === 0} empty={<None>{words.noSessions}</None>}>
          {(list) => (
            <ul className="fe-person-list">
              {list.map(({ id: session, userAgent, ipAddress, createdAt, impersonated }) => (
                <Line
                  key={session}
                  name={deviceName(words, userAgent)}
                  mark={impersonated && <Badge tone="warning">{words.impersonated}</Badge>}
                  detail={ipAddress}
                  at={createdAt}
                />
              ))}
            </ul>
          )}
        </Answer>
      </Section>
      <Section title={words.devices}>
        <Answer
          of={devices}
          isEmpty={(list) => factorsIn(list, words).length === 0}
          empty={<None>{words.noDevices}</None>}
        >
          {(list) => (
            <ul className="fe-person-list">
              {factorsIn(list, words).map(({ key, kind, detail }) => (
                <Line key={key} name={kind} detail={detail} />
              ))}
            </ul>
          )}
        </Answer>
      </Section>
    </>
  );
};

/** What they did here. */
const Lately = ({ person: { id } }: { person: Person }) => {
  const { userPerson: words } = useMessages('adminPortal/userPerson');
  const activity = useCall(members.activity, { params: { userId: id } });
  return (
    <Section title={words.activity}>
      <Answer of={activity} isEmpty={(list) => list.length === 0} empty={<None>{words.noActivity}</None>}>
        {(list) => (
          <ul className="fe-person-list">
            {list.map((one) => (
              <Line key={one.id} name={one.action} detail={one.ipAddress} at={one.createdAt} />
            ))}
          </ul>
        )}
      </Answer>
    </Section>
  );
};

type Words = ReturnType<typeof usePersonWords>;
const usePersonWords = () => useMessages('adminPortal/userPerson').userPerson;

const deviceName = (words: Words, userAgent: string | undefined): string => {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return words.device({ browser, system });
  return browser ?? system ?? words.unknownDevice;
};

const factorsIn = (
  { webauthn, phones, authenticators, emails }: MfaDevices,
  { factors }: Words,
): { key: string; kind: string; detail: string | undefined }[] => [
  ...authenticators.map(({ id }) => ({ key: id, kind: factors.authenticator, detail: undefined })),
  ...webauthn.map(({ id, name }) => ({ key: id, kind: factors.key, detail: name })),
  ...phones.map(({ id, phoneNumber }) => ({ key: id, kind: factors.phone, detail: phoneNumber })),
  ...emails.map(({ email }) => ({ key: email, kind: factors.email, detail: email })),
];

const None = ({ children }: { children: string }) => <p className="fe-person-none">{children}</p>;

const Line = ({
  name,
  mark,
  detail,
  at,
}: {
  name: string;
  mark?: ReactNode;
  detail?: string | undefined;
  at?: string;
}) => (
  <li className="fe-person-line">
    <span className="fe-person-what">
      <span dir="auto">{name}</span>
      {mark}
    </span>
    {detail && <bdi className="fe-person-detail">{detail}</bdi>}
    {at && (
      <span className="fe-person-detail">
        <RelativeTime at={at} />
      </span>
    )}
  </li>
);
