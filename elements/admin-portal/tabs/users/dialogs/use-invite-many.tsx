import { useRef, useState } from 'react';
import type { Failure } from '../../../../../core/contract/failure.ts';
import { type InvitedMany, members } from '../../../../../core/contract/members.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureWords } from '../../../../kit/use-failure-words.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { MultiSelect } from '../../../../ui/multi-select/multi-select.tsx';
import type { Chosen } from '../../../../ui/multi-select/chips.tsx';
import { Progress } from '../../../../ui/progress/progress.tsx';
import { doWithAll } from '../../../parts/bulk.ts';
import { isAddress, type Pane, type RolesGiven, rolesSent } from './invite.types.ts';
import { PEOPLE } from './person.ts';
import { RolesField } from './roles-field.tsx';
import { Stack } from './stack.tsx';

/** As many as go in one call. */
const SLICE = 50;

const slicesOf = (addresses: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(addresses.length / SLICE) }, (_, at) => addresses.slice(at * SLICE, (at + 1) * SLICE));

/** `Ada <ada@acme.com>` has its address between the angles, of which pasting leaves these. */
const bare = (piece: string): string => piece.replace(/^[<"'(]+|[>"'),.]+$/g, '').toLowerCase();

/** How far it has come with the addresses. */
interface Course {
  readonly state: 'editing' | 'running' | 'stopped' | 'done';
  /** Those that were not sent yet. */
  readonly left: readonly string[];
  readonly total: number;
  readonly invited: number;
  readonly refused: InvitedMany['refused'];
}

const START: Course = { state: 'editing', left: [], total: 0, invited: 0, refused: [] };

/**
 * Invites many by their addresses: fifty a call and four calls at once, told as they go. What was not sent when it stopped,
 * or when a call failed, is sent when it goes on. Source: SPEC §5 "Bulk add".
 */
export const useInviteMany = ({ choices, defaults, onClose }: RolesGiven): Pane => {
  const { userInvite: all } = useMessages('adminPortal/userInvite');
  const { many: words } = all;
  const { failures } = useMessages('adminPortal/userActions').userActions;
  const { overlays } = useMessages('ui');
  const own = { ...failures, alreadyMember: all.alreadyMember, invalidInput: all.notEmail };
  const wordsOf = useFailureWords(own);
  const [people, setPeople] = useState<readonly Chosen[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const [roleIds, setRoleIds] = useState(defaults ?? []);
  const [empty, setEmpty] = useState(false);
  const [course, setCourse] = useState(START);
  const [failure, setFailure] = useState<Failure>();
  const stop = useRef<AbortController>(undefined);
  const command = useCommand(members.inviteMany, { touches: PEOPLE });

  const taken = (pieces: readonly string[]): readonly Chosen[] => {
    // names stand beside addresses in a sheet
    const wanted = pieces.some((piece) => piece.includes('@')) ? pieces.filter((piece) => piece.includes('@')) : pieces;
    setLeftOut(pieces.length - wanted.length);
    setEmpty(false);
    return wanted.map(bare).map((address) => ({
      value: address,
      label: address,
      ...(!isAddress(address) && { error: all.notEmail }),
    }));
  };
  const good = people.filter(({ error }) => !error).map(({ value }) => value);

  const send = async (addresses: readonly string[]) => {
    if (stop.current) return;
    const stopping = new AbortController();
    stop.current = stopping;
    setFailure(undefined);
    setCourse((before) => ({ ...before, state: 'running' }));
    const left = new Set(addresses);
    await doWithAll(
      slicesOf(addresses),
      async (slice) => {
        const users = slice.map((email) => ({ email }));
        const answer = await command.run({ body: { users, ...rolesSent(roleIds, defaults) } });
        if (!answer.ok) {
          setFailure(answer.failure);
          stopping.abort();
          return answer;
        }
        for (const address of slice) left.delete(address);
        const { invited, refused } = answer.value;
        setCourse((before) => ({
          ...before,
          left: [...left],
          invited: before.invited + invited.length,
          refused: [...before.refused, ...refused],
        }));
        return answer;
      },
      { signal: stopping.signal },
    );
    stop.current = undefined;
    setCourse((before) => ({ ...before, left: [...left], state: left.size > 0 ? 'stopped' : 'done' }));
  };
  const begin = () => {
    if (good.length === 0) return setEmpty(true);
    const wrong = people.filter(({ error }) => error).map(({ value }) => ({ email: value, errors: [all.notEmail] }));
    setCourse({ ...START, left: good, total: good.length, refused: wrong });
    void send(good);
  };
  const reasonOf = ({ errors, errorCode }: InvitedMany['refused'][number]) => {
    const known = Object.entries(own).find(([code]) => code === errorCode)?.[1];
    return known ?? errors.join(' ');
  };

  const { state, left, total, invited, refused } = course;
  if (state === 'editing')
    return {
      dirty: people.length > 0,
      onSubmit: begin,
      content: (
        <Stack>
          <MultiSelect
            label={words.label}
            hint={leftOut > 0 ? words.leftOut({ count: leftOut }) : words.hint}
            error={empty ? words.none : undefined}
            required
            options={[]}
            value={people}
            onChange={setPeople}
            onPaste={taken}
          />
          {choices.length > 0 && <RolesField label={all.roles} roles={choices} value={roleIds} onChange={setRoleIds} />}
        </Stack>
      ),
      actions: (
        <>
          <Button onPress={onClose}>{overlays.cancel}</Button>
          <Button look="primary" submits>
            {words.invite({ count: good.length })}
          </Button>
        </>
      ),
    };

  const running = state === 'running';
  return {
    dirty: state === 'stopped',
    busy: running,
    error: wordsOf(failure),
    onSubmit: () => (state === 'stopped' ? void send(left) : onClose()),
    content: (
      <Stack>
        {state === 'done' ? (
          <Banner tone={refused.length > 0 ? 'warning' : 'success'}>{words.done({ count: invited })}</Banner>
        ) : (
          <Progress
            label={running ? words.running : words.stopped({ count: left.length })}
            value={total - left.length}
            max={total}
            said={words.said({ done: total - left.length, total })}
          />
        )}
        {refused.length > 0 && (
          <div>
            <p>{words.refused({ count: refused.length })}</p>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
            <ul className="fe-users-list" tabIndex={0} aria-label={words.refused({ count: refused.length })}>
              {refused.map((one) => (
                <li key={one.email}>
                  <bdi>{one.email}</bdi>: {reasonOf(one)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    ),
    actions: running ? (
      <Button onPress={() => stop.current?.abort()}>{words.stop}</Button>
    ) : (
      <>
        {state === 'stopped' && <Button onPress={onClose}>{words.close}</Button>}
        <Button look="primary" submits>
          {state === 'stopped' ? words.resume : words.close}
        </Button>
      </>
    ),
  };
};
