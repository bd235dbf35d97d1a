import { members } from '../../../../../core/contract/members.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Progress } from '../../../../ui/progress/progress.tsx';
import { PeopleList } from '../../../lists/people-list.tsx';
import type { InviteJob } from './invite-job-store.ts';
import { Stack } from './stack.tsx';
import css from './stack.css?inline';

/** Query of the ten newest pending users. Source: product.md#inviting-people. */
const NEWEST = {
  pageOffset: 0,
  pageSize: 10,
  sortBy: 'createdAt',
  sortDirection: 'desc',
  activatedForTenant: false,
} as const;

/** Progress of a bulk invitation: number of invited users, refusals with reasons, and the newest pending users. */
export const InviteProgress = ({
  of: { state, left, total, invited, refused },
  reasonOf,
}: {
  of: InviteJob;
  reasonOf: (refusal: InviteJob['refused'][number]) => string;
}) => {
  useStyles(css);
  const { many: messages } = useMessages('users').userInvite;
  const isDone = state === 'done';
  const newest = useCall(members.list, { query: NEWEST }, { enabled: isDone && invited > 0 });
  // of this job alone: the list has earlier ones, too
  const people = isDone ? (newest.value?.items ?? []).slice(0, invited) : [];
  const results = [
    ...(invited > 0 || refused.length === 0 ? [messages.done({ count: invited })] : []),
    ...(refused.length > 0 ? [messages.refused({ count: refused.length })] : []),
  ];
  return (
    <Stack>
      {isDone ? (
        <Banner tone={refused.length > 0 ? 'warning' : 'success'}>{results.join(' · ')}</Banner>
      ) : (
        <Progress
          label={state === 'running' ? messages.running : messages.stopped({ count: left.length })}
          value={total - left.length}
          max={total}
          valueText={messages.said({ done: total - left.length, total })}
        />
      )}
      {refused.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        <ul className="fe-users-list" tabIndex={0} aria-label={messages.refused({ count: refused.length })}>
          {refused.map((one) => (
            <li key={one.email}>
              <bdi>{one.email}</bdi>: {reasonOf(one)}
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <div>
          <p>{messages.newest}</p>
          <PeopleList label={messages.newest} people={people} />
        </div>
      )}
    </Stack>
  );
};
