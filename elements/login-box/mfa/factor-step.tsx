import type { ReactNode } from 'react';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';
import { useMfa } from './use-mfa.ts';
import { BoxStep } from '../box/box-step.tsx';
import { factorFailures, factorFault } from './factor-fault.ts';
import css from './factor-step.css?inline';
import { Fault } from '../box/form/fault.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { LockedInPlace } from '../box/lockout/locked-in-place.tsx';
import { JourneySwitchLink } from '../box/journey-switch-link.tsx';

/** Number of screens of setting up a second factor: choose, verify, save the recovery codes. */
const STEPS = 3;

interface FactorStepProps {
  title: string;
  subtitle: string;
  /** Number of the setup screen; shown only during setup. */
  stage: number;
  asks?: boolean;
  children: ReactNode;
}

/**
 * Screen of a second factor: error above, alternatives below, and the link to the login under the card. While sign-in is
 * locked, the ways out of that.
 */
export const FactorStep = (props: FactorStepProps) => {
  const { locked } = useMessages('login-more').factor.faults;
  const [{ failure }] = useMfa();
  return failure?.kind === 'accountLocked' ? <LockedInPlace reason={locked} /> : <OpenFactorStep {...props} />;
};

const OpenFactorStep = ({ title, subtitle, stage, asks = false, children }: FactorStepProps) => {
  useNoCredentials();
  useStyles(css);
  const t = useMessages('login');
  const messages = useMessages('login-more').factor;
  const { newFactor } = useMessages('login-more');
  const ofKeys = useMessages('login').passkeys;
  const [{ factors, step, failure }, mfa] = useMfa();
  const [, login] = useLogin();
  const settingUp = factors.some(({ deviceId }) => deviceId === undefined);
  const hasOthers = step !== 'verify' && factors.length > 1;
  const why = factorFault(messages, failure)
    ? undefined
    : boxFailureMessage(t, failure, factorFailures(messages, ofKeys));
  return (
    <BoxStep
      asks={asks}
      title={title}
      overline={settingUp && newFactor.progress({ step: stage, steps: STEPS })}
      subtitle={subtitle}
      // recovery codes are shown once: the way on is that they are saved
      foot={
        step !== 'recoveryCode' && (
          <JourneySwitchLink>
            <LinkButton onPress={login.goBack}>{settingUp ? newFactor.signOut : t.backToSignIn}</LinkButton>
          </JourneySwitchLink>
        )
      }
    >
      <Fault message={why} />
      {children}
      {step !== 'recoveryCode' && (hasOthers || !settingUp) && (
        <div className="fe-actions">
          {hasOthers && <LinkButton onPress={mfa.showFactors}>{messages.other}</LinkButton>}
          {!settingUp && <LinkButton onPress={() => login.tell('deviceLost')}>{messages.lost}</LinkButton>}
        </div>
      )}
    </BoxStep>
  );
};
