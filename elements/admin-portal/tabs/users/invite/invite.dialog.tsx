import type { BulkInviteResult } from '../../../../../core/contract/members.ts';
import { useFailureMessage, wordsOfField } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useAnnouncedProgress } from '../../../lists/use-announced-progress.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteProgress } from './invite-progress.tsx';
import { useInviteJob } from './use-invite-job.ts';

/** Dialog to invite people: the form first; for several people, the progress of the job next. */
export const Screen = ({ onClose }: { onClose: () => void }) => {
  const { many: messages } = useMessages('users').userInvite;
  const tell = useAnnouncedProgress();
  const job = useInviteJob((done, total) => tell(done, total, messages.said({ done, total })));
  return job.course.state === 'editing' ? (
    <InviteForm onBegin={job.begin} onClose={onClose} />
  ) : (
    <InviteRun job={job} onClose={onClose} />
  );
};

/** Dialog of a job that was begun; the job outlives it. */
const InviteRun = ({
  job: { course, goOn, stop, forget },
  onClose,
}: {
  job: ReturnType<typeof useInviteJob>;
  onClose: () => void;
}) => {
  const { userInvite: all, userActions } = useMessages('users');
  const { many: messages } = all;
  const wordsOf = useFailureMessage({
    ...userActions.failures,
    alreadyMember: all.alreadyMember,
    invalidInput: all.notEmail,
  });
  const { answers } = useMessages('ui-more');
  const reasonOf = ({ errorCode, fields: [field] = [] }: BulkInviteResult['refused'][number]) =>
    field && errorCode === 'emailDomainNotAllowed'
      ? wordsOfField(answers, field)
      : (wordsOf({ kind: errorCode ?? 'badRequest', message: '' }) ?? '');
  const leave = () => {
    forget();
    onClose();
  };
  const isRunning = course.state === 'running';
  const isStopped = course.state === 'stopped';
  return (
    <Dialog
      title={all.title}
      size="wide"
      stays
      startsAt="actions"
      busy={isRunning}
      error={wordsOf(course.failure)}
      onClose={onClose}
      onSubmit={isStopped ? goOn : leave}
      actions={
        <>
          {isStopped && <Button onPress={forget}>{messages.startOver}</Button>}
          {/* one button in every state, which keeps the focus */}
          <Button key="main" {...(isRunning ? { onPress: stop } : { look: 'primary', submits: true })}>
            {isRunning ? messages.stop : isStopped ? messages.resume : messages.close}
          </Button>
        </>
      }
    >
      <InviteProgress of={course} reasonOf={reasonOf} />
    </Dialog>
  );
};
