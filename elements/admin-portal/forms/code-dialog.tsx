import { type ReactNode, useState } from 'react';
import type { Result } from '../../../core/contract/failure.ts';
import type { TaskHandle } from '../../kit/use-task.ts';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { CODE_SECONDS, ResendCode } from '../../login-box/box/link/resend-code.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CancelButton } from '../../ui/modal/cancel-button.tsx';

/** Dialog for a code: it is verified once it is complete; a wrong one is taken out. One that was sent can be sent again. */
export const CodeDialog = <Value,>({
  title,
  description,
  submit,
  look = 'primary',
  verify,
  resend,
  textMessage = false,
  children,
  foot,
  onClose,
  onDone,
}: {
  title: string;
  description: ReactNode;
  submit: string;
  look?: 'primary' | 'danger';
  verify: TaskHandle<string, Value>;
  resend?: TaskHandle<undefined, unknown>;
  /** Whether the code comes as a text message, which the browser may fill in. */
  textMessage?: boolean;
  /** Content above the code. */
  children?: ReactNode;
  /** Content at the end, as another way on. */
  foot?: ReactNode;
  onClose: () => void;
  onDone: (value: Value) => void;
}) => {
  const { factor } = useMessages('login-more');
  const wordsOf = useFailureMessage();
  const [code, setCode] = useState('');
  const [again, setAgain] = useState(false);
  const send = async (typed = code) => {
    const done: Result<Value> = await verify.run(typed);
    if (done.ok) onDone(done.value);
    else setCode('');
  };
  const sendAgain = async () => {
    const sent = await resend?.run(undefined);
    verify.reset();
    setCode('');
    setAgain(sent?.ok ?? false);
  };
  return (
    <Dialog
      title={title}
      description={description}
      busy={verify.busy}
      error={wordsOf(resend?.failure)}
      stays
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <CancelButton />
          <Button look={look} submits busy={verify.busy}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
      <CodeInput
        label={factor.code}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          if (typed !== '') verify.reset();
        }}
        onComplete={(typed) => void send(typed)}
        busy={verify.busy}
        error={wordsOf(verify.failure)}
        textMessage={textMessage}
        autoFocus
        required
      />
      {resend && (
        <ResendCode
          seconds={CODE_SECONDS}
          pending={verify.busy}
          failure={resend.failure}
          again={again}
          busy={resend.busy}
          onPress={sendAgain}
        />
      )}
      {foot}
    </Dialog>
  );
};
