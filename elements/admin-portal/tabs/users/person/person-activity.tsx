import { members } from '../../../../../core/contract/members.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import type { PersonView } from './person.ts';
import { EmptyLine, PersonLine, PersonSection } from './person-parts.tsx';

/** Recent activity of a user, in the reader's language; an action that no message is known of is shown as the server names it. */
export const PersonActivity = ({ person: { id } }: { person: PersonView }) => {
  const { userPerson: messages } = useMessages('users');
  const actions: Readonly<Record<string, string>> = useMessages('audit').auditActions;
  const activity = useCall(members.activity, { params: { userId: id } });
  return (
    <PersonSection title={messages.activity}>
      <Answer of={activity} isEmpty={(list) => list.length === 0} empty={<EmptyLine>{messages.noActivity}</EmptyLine>}>
        {(list) => (
          <ul className="fe-person-list">
            {list.map(({ id: entry, action, target, ipAddress, createdAt }) => (
              <PersonLine
                key={entry}
                name={actions[action] ?? action}
                mark={target && <bdi>{target}</bdi>}
                detail={ipAddress}
                at={createdAt}
              />
            ))}
          </ul>
        )}
      </Answer>
    </PersonSection>
  );
};
