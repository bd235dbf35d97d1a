import { useState } from 'react';
import { profile } from '../../../../core/contract/profile.ts';
import { queriesFeature } from '../../../../core/queries/queries.feature.ts';
import { profileFeature } from '../../../../core/profile/profile.feature.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTask } from '../../../kit/use-task.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PhoneField } from '../../../ui/phone-field/phone-field.tsx';
import { CodeDialog } from '../../forms/code-dialog.tsx';
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
      <NumberCode
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

const NumberCode = ({
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
  const { call } = useFeature(queriesFeature);
  const [sent, setSent] = useState(changePhoneId);
  const again = useTask(async () => {
    const answer = await call(profile.sendPhoneCode, { body: { phoneNumber } });
    if (answer.ok) setSent(answer.value.changePhoneId);
    return answer;
  }, []);
  const verify = useTask((code: string) => call(profile.verifyPhone, { body: { changePhoneId: sent, code } }), []);
  return (
    <CodeDialog
      title={messages.codeTitle}
      description={messages.codeSent({ number: `\u2066${phoneNumber}\u2069` })}
      submit={messages.verify}
      verify={verify}
      resend={again}
      textMessage
      foot={
        <div>
          <Button look="quiet" onPress={onBack}>
            {messages.otherNumber}
          </Button>
        </div>
      }
      onClose={onClose}
      onDone={() => {
        void reload();
        onClose();
      }}
    />
  );
};
