import { Suspense } from 'react';
import { screen } from '../../kit/screen.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { IdentifierPill } from '../../ui/identifier-pill/identifier-pill.tsx';
import { usePhoneReset } from '../journeys/use-phone-reset.ts';
import { BoxStep } from '../parts/box-step.tsx';
import { codeFault } from '../parts/code-fault.ts';
import { failureWords } from '../parts/failure-words.ts';
import { Fault } from '../parts/fault.tsx';
import { BackToSignIn } from '../parts/switch.tsx';

const ResetCodeForm = screen(() => import('../parts/reset-code-form.tsx'), 'ui/inputs');

/** The code that was mailed, if there is such an account. Source: SPEC §2 "VerifyResetPhoneNumber". */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('loginBox');
  const { code } = useMessages('loginBox/codes');
  const { verify } = useMessages('loginBox/phone').phone.reset;
  const [{ email, failure }, phoneReset] = usePhoneReset();
  return (
    <BoxStep asks name="verifyResetPhoneNumber" title={verify.title} subtitle={code.subtitle} foot={<BackToSignIn />}>
      <IdentifierPill identifier={email} change={t.change} onChange={phoneReset.startOver} />
      <Fault why={codeFault(code, failure) ? undefined : failureWords(t, failure)} />
      <Suspense>
        <ResetCodeForm />
      </Suspense>
    </BoxStep>
  );
};
