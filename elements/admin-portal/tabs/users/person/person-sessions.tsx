import type { MfaDevices } from '../../../../../core/contract/entities/mfa.ts';
import { members } from '../../../../../core/contract/members.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { deviceOf } from '../../../lists/device.ts';
import type { PersonView } from './person.ts';
import { PersonLine, EmptyLine, PersonSection } from './person-parts.tsx';

type Words = ReturnType<typeof usePersonWords>;
const usePersonWords = () => useMessages('users').userPerson;

const deviceName = (messages: Words, userAgent: string | undefined): string => {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return messages.device({ browser, system });
  return browser ?? system ?? messages.unknownDevice;
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

/** Sessions and second factors of a user. */
export const PersonSessions = ({ person: { id } }: { person: PersonView }) => {
  const { userPerson: messages } = useMessages('users');
  const input = { params: { userId: id } };
  const sessions = useCall(members.sessions, input);
  const devices = useCall(members.devices, input);
  return (
    <>
      <PersonSection title={messages.sessions}>
        <Answer
          of={sessions}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyLine>{messages.noSessions}</EmptyLine>}
        >
          {(list) => (
            <ul className="fe-person-list">
              {list.map(({ id: session, userAgent, ipAddress, createdAt, impersonated }) => (
                <PersonLine
                  key={session}
                  name={deviceName(messages, userAgent)}
                  mark={impersonated && <Badge tone="warning">{messages.impersonated}</Badge>}
                  detail={ipAddress}
                  at={createdAt}
                />
              ))}
            </ul>
          )}
        </Answer>
      </PersonSection>
      <PersonSection title={messages.devices}>
        <Answer
          of={devices}
          isEmpty={(list) => factorsIn(list, messages).length === 0}
          empty={<EmptyLine>{messages.noDevices}</EmptyLine>}
        >
          {(list) => (
            <ul className="fe-person-list">
              {factorsIn(list, messages).map(({ key, kind, detail }) => (
                <PersonLine key={key} name={kind} detail={detail} />
              ))}
            </ul>
          )}
        </Answer>
      </PersonSection>
    </>
  );
};
