import { members } from '../../../../../core/contract/members.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import type { Person } from './person.ts';
import { Line, None, Section } from './person-parts.tsx';

/** What they did here. */
export const Lately = ({ person: { id } }: { person: Person }) => {
  const { userPerson: words } = useMessages('users');
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
