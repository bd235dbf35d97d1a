import { Suspense } from 'react';
import { screen } from '../../kit/screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { FactorStep } from './factor-step.tsx';

const PhoneForm = screen(() => import('./phone-form.tsx'), 'ui/inputs', 'ui/choices');

/** Which phone is to get the codes. Source: SPEC §2 "smsSetPhoneNumber". */
export const Screen = () => {
  const words = useMessages('loginBox/newFactor').newFactor.phone;
  return (
    <FactorStep asks name="smsSetPhoneNumber" title={words.title} subtitle={words.subtitle} stage={2}>
      <Suspense>
        <PhoneForm />
      </Suspense>
    </FactorStep>
  );
};
