import { Suspense } from 'react';
import { screen } from '../../kit/screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useMfa } from './use-mfa.ts';
import { FactorStep } from './factor-step.tsx';

const FactorForm = screen(() => import('./factor-form.tsx'), 'ui/inputs');
const NewAuthenticator = screen(() => import('./new-authenticator.tsx'), 'ui/inputs', 'ui/display');

/** The code of an authenticator app, which may have to be set up first. Source: SPEC §2 "authenticatorApp". */
export const Screen = () => {
  const { app } = useMessages('loginBox/factors').factor;
  const { newApp } = useMessages('loginBox/newFactor').newFactor;
  const [{ factor }] = useMfa();
  const isNew = factor?.deviceId === undefined;
  const { title, subtitle } = isNew ? newApp : app;
  return (
    <FactorStep asks name="authenticatorApp" title={title} subtitle={subtitle} stage={2}>
      <Suspense>
        {isNew && <NewAuthenticator />}
        <FactorForm />
      </Suspense>
    </FactorStep>
  );
};
