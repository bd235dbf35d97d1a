import { useState } from 'react';
import { phones } from '../../../../core/contract/phones.ts';
import { queriesFeature } from '../../../../core/queries/queries.feature.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTask } from '../../../kit/use-task.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../../../ui/modal/cancel-button.tsx';
import { PhoneField } from '../../../ui/phone-field/phone-field.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { CodeDialog } from '../../forms/code-dialog.tsx';

/** Dialog of a new sign-in number: the number, then the code that was sent there. */
export const AddPhoneDialog = ({ number = '', onClose }: { number?: string; onClose: () => void }) => {
  const { phones: messages } = useMessages('privacy');
  const toast = useToast();
  const wordsOf = useFailureMessage();
  const { call } = useFeature(queriesFeature);
  const [phoneNumber, setPhoneNumber] = useState(number);
  const [otcToken, setOtcToken] = useState<string>();
  const send = useTask(async () => {
    const sent = await call(phones.preverify, { body: { phoneNumber } });
    if (sent.ok) setOtcToken(sent.value.otcToken);
    return sent;
  }, []);
  const verify = useTask(
    (code: string) => call(phones.verify, { body: { otcToken: otcToken ?? '', code } }),
    [phones.list],
  );
  if (otcToken === undefined)
    return (
      <Dialog
        title={messages.add}
        busy={send.busy}
        error={wordsOf(send.failure)}
        stays
        onClose={onClose}
        onSubmit={() => void send.run(undefined)}
        actions={
          <>
            <CancelButton />
            <Button look="primary" submits busy={send.busy}>
              {messages.send}
            </Button>
          </>
        }
      >
        <PhoneField
          label={messages.number}
          hint={messages.numberHint}
          value={phoneNumber}
          onChange={setPhoneNumber}
          autoFocus
          required
        />
      </Dialog>
    );
  return (
    <CodeDialog
      key="code"
      title={messages.enterCode}
      description={messages.sentTo({ to: phoneNumber })}
      submit={messages.confirmNumber}
      verify={verify}
      resend={send}
      textMessage
      onClose={onClose}
      onDone={() => {
        onClose();
        toast({ about: 'phone', text: messages.added });
      }}
    />
  );
};
