import { useState } from 'react';
import { profile } from '../../../../core/contract/profile.ts';
import { profileFeature } from '../../../../core/profile/profile.feature.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CodeInput } from '../../../ui/code-input/code-input.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../../../ui/modal/cancel-button.tsx';
import { PhoneField } from '../../../ui/phone-field/phone-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';

/** Dialog for a phone number: the number, then the code that was sent to it. */
export const PhoneDialog = ({ onClose }: { onClose: () => void }) => {
  const messages = useMessages('profile').phone;
  const draft = useFormValues({ phoneNumber: '' });
  const send = useCommand(profile.sendPhoneCode);
  const [sent, setSent] = useState<string>();
  if (sent !== undefined)
    return (
      <CodeDialog
        changePhoneId={sent}
        phoneNumber={draft.values.phoneNumber}
        onBack={() => setSent(undefined)}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={messages.dialog}
      description={messages.effect}
      submit={messages.send}
      draft={draft}
      command={send}
      input={({ phoneNumber }) => ({ body: { phoneNumber } })}
      onDone={({ changePhoneId }) => setSent(changePhoneId)}
      onClose={onClose}
    >
      <PhoneField label={messages.label} required autoFocus {...draft.field('phoneNumber')} />
    </FormDialog>
  );
};

const CodeDialog = ({
  changePhoneId,
  phoneNumber,
  onBack,
  onClose,
}: {
  changePhoneId: string;
  phoneNumber: string;
  onBack: () => void;
  onClose: () => void;
}) => {
  const messages = useMessages('profile').phone;
  const { reload } = useFeature(profileFeature);
  const verify = useCommand(profile.verifyPhone);
  const wordsOf = useFailureMessage();
  const [code, setCode] = useState('');
  const check = async (typed: string) => {
    const answer = await verify.run({ body: { changePhoneId, code: typed } });
    if (!answer.ok) return;
    void reload();
    onClose();
  };
  return (
    <Dialog
      title={messages.codeTitle}
      description={messages.codeSent({ number: `\u2066${phoneNumber}\u2069` })}
      busy={verify.busy}
      stays
      onClose={onClose}
      onSubmit={() => void check(code)}
      actions={
        <>
          <CancelButton />
          <Button look="primary" submits busy={verify.busy}>
            {messages.verify}
          </Button>
        </>
      }
    >
      <CodeInput
        label={messages.code}
        value={code}
        onChange={setCode}
        onComplete={(typed) => void check(typed)}
        busy={verify.busy}
        error={wordsOf(verify.failure)}
        required
        autoFocus
        textMessage
      />
      <div>
        <Button look="quiet" onPress={onBack}>
          {messages.otherNumber}
        </Button>
      </div>
    </Dialog>
  );
};
