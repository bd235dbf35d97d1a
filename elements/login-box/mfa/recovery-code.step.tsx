import { Suspense } from 'react';
import { screen } from '../../kit/screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { FactorStep } from './factor-step.tsx';

const RecoveryCodes = screen(() => import('./recovery-codes.tsx'), 'ui/inputs');

/** The codes for a lost device, shown once. Source: SPEC §2 "recoveryCode"; UX "MFA enrolment". */
export const Screen = () => {
  const words = useMessages('loginBox/newFactor').newFactor.recoveryCodes;
  return (
    <FactorStep name="recoveryCode" title={words.title} subtitle={words.subtitle} stage={3}>
      <Suspense>
        <RecoveryCodes />
      </Suspense>
    </FactorStep>
  );
};
