import { Suspense } from 'react';
import { screen } from '../../kit/screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useMfa } from './use-mfa.ts';
import { FactorStep } from './factor-step.tsx';

const ChooseFactor = screen(() => import('./choose-factor.tsx'), 'ui/inputs');
const ChooseNewFactor = screen(() => import('./choose-new-factor.tsx'), 'loginBox/newFactor', 'ui/inputs');

/** What a person can show as a second factor, or set up as their first. Source: SPEC §2 "verify", §4 "MFA step choice". */
export const Screen = () => {
  const [{ factors }] = useMfa();
  const settingUp = factors.some(({ deviceId }) => deviceId === undefined);
  const { verify } = useMessages('loginBox/factors').factor;
  const { enroll } = useMessages('loginBox/newFactor').newFactor;
  const { title, subtitle } = settingUp ? enroll : verify;
  return (
    <FactorStep name="verify" title={title} subtitle={subtitle} stage={1}>
      <Suspense>{settingUp ? <ChooseNewFactor /> : <ChooseFactor />}</Suspense>
    </FactorStep>
  );
};
