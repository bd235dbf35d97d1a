import { Suspense } from 'react';
import { screen } from '../../kit/screen.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';
import { useQuickLogin } from './use-quick-login.ts';
import { BoxStep } from '../box/box-step.tsx';
import { codeFault } from '../box/form/code-fault.ts';
import { failureWords } from '../box/form/failure-words.ts';
import { Fault } from '../box/form/fault.tsx';

const QuickPhoneForm = screen(() => import('./quick-phone-form.tsx'), 'ui/inputs', 'ui/choices');

/** A phone that signs in quickly from then on. Source: SPEC §4 "registerQuickLogin". */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('loginBox');
  const { code } = useMessages('loginBox/codes');
  const words = useMessages('loginBox/phone').phone;
  const [{ step, phoneNumber, failure }] = useQuickLogin();
  const [, login] = useLogin();
  const asksCode = step === 'code';
  const why = codeFault(code, failure)
    ? undefined
    : failureWords(t, failure, { phoneTaken: words.taken, smsUnavailable: words.unavailable });
  return (
    <BoxStep
      key={step}
      asks
      name={asksCode ? 'verifyQuickLogin' : 'registerQuickLogin'}
      title={asksCode ? words.known.title : words.quick.title}
      subtitle={asksCode ? words.quick.sent({ to: phoneNumber }) : words.quick.subtitle}
    >
      <Fault why={why} />
      <Suspense>
        <QuickPhoneForm />
      </Suspense>
      <div className="fe-actions">
        <LinkButton onPress={() => login.tell('promptAnswered')}>{words.quick.later}</LinkButton>
      </div>
    </BoxStep>
  );
};
