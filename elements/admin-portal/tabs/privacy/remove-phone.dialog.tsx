import { useState } from 'react';
import { type PhoneNumber, phones } from '../../../../core/contract/phones.ts';
import { queriesFeature } from '../../../../core/queries/queries.feature.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTask } from '../../../kit/use-task.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../../../ui/modal/cancel-button.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { CodeDialog } from '../../forms/code-dialog.tsx';

/** Dialog that removes a sign-in number by a code, which is sent there, or mailed where the phone is not at hand. */
export const RemovePhoneDialog = ({
  phone: { id: phoneId, phoneNumber },
  onClose,
}: {
  phone: PhoneNumber;
  onClose: () => void;
}) => {
  const { phones: messages } = useMessages('privacy');
  const toast = useToast();
  const wordsOf = useFailureMessage();
  const { call } = useFeature(queriesFeature);
  const [sent, setSent] = useState<{ otcToken: string; by: 'sms' | 'email' }>();
  const send = useTask(async (by: 'sms' | 'email') => {
    const asked = await call(phones.remove, { params: { phoneId }, query: by === 'email' ? { by } : {} });
    if (asked.ok) setSent({ otcToken: asked.value.otcToken, by });
    return asked;
  }, []);
  const again = { ...send, run: () => send.run(sent?.by ?? 'sms') };
  const verify = useTask(
    (code: string) =>
      call(phones.verifyRemoval, { params: { phoneId }, body: { otcToken: sent?.otcToken ?? '', code } }),
    [phones.list],
  );
  if (!sent)
    return (
      <Dialog
        title={messages.removeTitle({ number: phoneNumber })}
        description={messages.removeEffect}
        busy={send.busy}
        error={wordsOf(send.failure)}
        onClose={onClose}
        onSubmit={() => void send.run('sms')}
        actions={
          <>
            <CancelButton />
            <Button look="primary" submits busy={send.busy}>
              {messages.send}
            </Button>
          </>
        }
      >
        <LinkButton disabled={send.busy} onPress={() => void send.run('email')}>
          {messages.noPhone}
        </LinkButton>
      </Dialog>
    );
  return (
    <CodeDialog
      key="code"
      title={messages.enterCode}
      description={sent.by === 'email' ? messages.mailed : messages.sentTo({ to: phoneNumber })}
      submit={messages.removeNumber}
      look="danger"
      verify={verify}
      resend={again}
      textMessage={sent.by === 'sms'}
      onClose={onClose}
      onDone={() => {
        onClose();
        toast({ about: 'phone', text: messages.removed });
      }}
    />
  );
};
