import { useState } from 'react';
import type { BulkInviteResult } from '../../../../../core/contract/members.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/modal/cancel-button.tsx';
import type { Chip } from '../../../../ui/multi-select/chips.tsx';
import { AddressesField } from './addresses-field.tsx';
import { InviteProgress } from './invite-progress.tsx';
import type { InvitePane, ChosenRoles } from './invite.types.ts';
import { InvitationLifetime } from './invitation-lifetime.tsx';
import { RolesField } from '../person/roles-field.tsx';
import { Stack } from './stack.tsx';
import { useInviteJob } from './use-invite-job.ts';
import { useAnnouncedProgress } from '../../../lists/use-announced-progress.ts';

/** Pane to invite many people by address: form first, then progress. */
export const useInviteMany = ({ choices, defaults, hours, onClose }: ChosenRoles): InvitePane => {
  const { userInvite: all } = useMessages('users');
  const { many: words } = all;
  const { failures } = useMessages('users').userActions;
  const own = { ...failures, alreadyMember: all.alreadyMember, invalidInput: all.notEmail };
  const wordsOf = useFailureMessage(own);
  const tell = useAnnouncedProgress();
  const { course, begin, goOn, stop, forget } = useInviteJob((done, total) =>
    tell(done, total, words.said({ done, total })),
  );
  const [people, setPeople] = useState<readonly Chip[]>([]);
  const [roleIds, setRoleIds] = useState(defaults ?? []);
  const [lacking, setLacking] = useState(false);

  const lacksRole = choices.length > 0 && roleIds.length === 0;
  const good = people.filter(({ error }) => !error).map(({ value }) => value);
  const start = () => {
    const lacks = good.length === 0 || lacksRole;
    setLacking(lacks);
    if (lacks) return;
    const wrong = people.filter(({ error }) => error);
    begin(
      good,
      wrong.map(({ value }) => ({ email: value, errors: [], errorCode: 'invalidInput' as const })),
      roleIds,
    );
    setPeople([]);
  };
  const reasonOf = ({ errorCode }: BulkInviteResult['refused'][number]) =>
    wordsOf({ kind: errorCode ?? 'badRequest', message: '' }) ?? '';
  const leave = () => {
    forget();
    onClose();
  };

  if (course.state === 'editing')
    return {
      dirty: people.length > 0,
      onSubmit: start,
      content: (
        <Stack>
          <AddressesField
            error={lacking && good.length === 0 ? words.none : undefined}
            value={people}
            onChange={setPeople}
          />
          {choices.length > 0 && (
            <RolesField
              required
              label={all.roles}
              error={lacksRole && (lacking || (defaults ?? []).length > 0) ? all.noRole : undefined}
              roles={choices}
              value={roleIds}
              onChange={setRoleIds}
            />
          )}
          <InvitationLifetime hours={hours} />
        </Stack>
      ),
      actions: (
        <>
          <CancelButton />
          <Button look="primary" submits>
            {good.length > 0 ? words.invite({ count: good.length }) : all.title}
          </Button>
        </>
      ),
    };

  const isStopped = course.state === 'stopped';
  return {
    // the job outlives the dialog
    dirty: false,
    busy: course.state === 'running',
    error: wordsOf(course.failure),
    onSubmit: isStopped ? goOn : leave,
    content: <InviteProgress of={course} reasonOf={reasonOf} />,
    actions:
      course.state === 'running' ? (
        <Button onPress={stop}>{words.stop}</Button>
      ) : (
        <>
          {isStopped && <Button onPress={forget}>{words.startOver}</Button>}
          <Button look="primary" submits>
            {isStopped ? words.resume : words.close}
          </Button>
        </>
      ),
  };
};
