import { useState } from 'react';
import type { MfaStrategy, RecoveryCodes } from '../../../../core/contract/entities/mfa.ts';
import { ok, type Result } from '../../../../core/contract/failure.ts';
import { ownMfa } from '../../../../core/contract/own-mfa.ts';
import { DEVICE_TYPES } from '../../../../core/mfa/factors.ts';
import { ownFactorsFeature } from '../../../../core/mfa/own-factors.feature.ts';
import { queriesFeature } from '../../../../core/queries/queries.feature.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTask } from '../../../kit/use-task.ts';
import { FACTOR_ICONS } from '../../../login-box/mfa/factor-icons.ts';
import { AuthenticatorSecret } from '../../../login-box/mfa/new-authenticator.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../../../ui/modal/cancel-button.tsx';
import { PhoneField } from '../../../ui/phone-field/phone-field.tsx';
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx';
import { CodeDialog } from '../../forms/code-dialog.tsx';
import { OWN_FACTORS } from './privacy-model.ts';

/** Setup that waits for a code: the secret of an app, or the token of a code that was sent to `sentTo`. */
type Begun =
  | { readonly kind: 'AuthenticatorApp'; readonly otpauthUrl: string }
  | { readonly kind: 'SMS' | 'EmailCode'; readonly otcToken: string; readonly sentTo: string };

type Step = 'kind' | 'phone' | Begun;

/** Setup of a second factor: its kind, then what this kind needs. Answers the recovery codes that come with the first. */
export const AddFactorDialog = ({
  kinds,
  onAdded,
  onClose,
}: {
  kinds: readonly MfaStrategy[];
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}) => {
  const { factors: messages } = useMessages('privacy');
  const { factor, newFactor } = useMessages('login-more');
  const wordsOf = useFailureMessage();
  const { call } = useFeature(queriesFeature);
  const { addKey } = useFeature(ownFactorsFeature);
  const [kind, setKind] = useState<MfaStrategy | undefined>(kinds[0]);
  const [step, setStep] = useState<Step>('kind');
  const [phoneNumber, setPhoneNumber] = useState('');

  const begin = useTask(async (wanted: MfaStrategy): Promise<Result<Begun | RecoveryCodes>> => {
    const deviceType = DEVICE_TYPES[wanted];
    if (deviceType) return addKey(deviceType);
    if (wanted === 'AuthenticatorApp') {
      const made = await call(ownMfa.enrollAuthenticator, {});
      return made.ok ? ok({ kind: wanted, otpauthUrl: made.value.otpauthUrl }) : made;
    }
    if (wanted === 'SMS') {
      const sent = await call(ownMfa.enrollSms, { body: { phoneNumber } });
      return sent.ok ? ok({ kind: wanted, otcToken: sent.value.otcToken, sentTo: sent.value.phoneNumber }) : sent;
    }
    const sent = await call(ownMfa.enrollEmail, {});
    return sent.ok ? ok({ kind: 'EmailCode', otcToken: sent.value.otcToken, sentTo: '' }) : sent;
  }, OWN_FACTORS);
  const finish = useTask(async (typed: string): Promise<Result<RecoveryCodes>> => {
    if (typeof step === 'string') return ok({});
    if (step.kind === 'AuthenticatorApp') return call(ownMfa.verifyNewAuthenticator, { body: { token: typed } });
    const verify = step.kind === 'SMS' ? ownMfa.verifyNewSms : ownMfa.verifyNewEmail;
    return call(verify, { body: { otcToken: step.otcToken, code: typed } });
  }, OWN_FACTORS);

  const added = ({ recoveryCodes = [] }: RecoveryCodes) => onAdded(recoveryCodes);
  const goOn = async () => {
    if (!kind) return;
    if (kind === 'SMS' && step === 'kind') return setStep('phone');
    const begun = await begin.run(kind);
    if (!begun.ok) return;
    if ('kind' in begun.value) setStep(begun.value);
    else added(begun.value);
  };
  const again = {
    ...begin,
    run: async () => {
      const begun = kind ? await begin.run(kind) : undefined;
      if (begun?.ok && 'kind' in begun.value) setStep(begun.value);
      return begun ?? ok(undefined);
    },
  };

  if (step === 'kind' || step === 'phone')
    return (
      <Dialog
        title={messages.add}
        description={step === 'phone' ? newFactor.phone.subtitle : undefined}
        busy={begin.busy}
        error={wordsOf(begin.failure)}
        stays
        onClose={onClose}
        onSubmit={() => void goOn()}
        actions={
          <>
            <CancelButton />
            <Button look="primary" submits busy={begin.busy}>
              {step === 'phone' ? newFactor.phone.submit : newFactor.enroll.submit}
            </Button>
          </>
        }
      >
        {step === 'phone' ? (
          <PhoneField label={newFactor.phone.label} value={phoneNumber} onChange={setPhoneNumber} autoFocus required />
        ) : (
          <RadioCards
            label={newFactor.enroll.label}
            value={kind}
            onChange={setKind}
            options={kinds.map((one, at) => ({
              value: one,
              label: factor.kinds[one].name,
              hint: factor.kinds[one].hint,
              icon: FACTOR_ICONS[one],
              badge: at === 0 && kinds.length > 1 ? newFactor.recommended : undefined,
            }))}
          />
        )}
      </Dialog>
    );
  const isApp = step.kind === 'AuthenticatorApp';
  return (
    <CodeDialog
      key="code"
      title={isApp ? newFactor.newApp.title : messages.enterCode}
      description={
        step.kind === 'AuthenticatorApp'
          ? newFactor.newApp.subtitle
          : step.sentTo
            ? factor.sms.sent({ to: step.sentTo })
            : messages.mailed
      }
      submit={factor.confirm}
      verify={finish}
      {...(!isApp && { resend: again })}
      textMessage={step.kind === 'SMS'}
      onClose={onClose}
      onDone={added}
    >
      {step.kind === 'AuthenticatorApp' && <AuthenticatorSecret otpauthUrl={step.otpauthUrl} />}
    </CodeDialog>
  );
};
