import { Fingerprint } from 'lucide';
import { useEffect, useLayoutEffect } from 'react';
import { credentialsOf } from '../../../kit/credentials/credentials.ts';
import { useHost } from '../../../kit/host-context.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Fault } from '../../box/form/fault.tsx';
import { boxFailureMessage } from '../../box/form/box-failure-message.ts';
import { passkeysFeature } from '../../../../core/passkeys/passkeys.feature.ts';
import { useJourney } from '../../box/use-journey.ts';

/**
 * Sets `autocomplete` for passkey autofill on the email field; `webauthn` must be the last token.
 * Source: HTML "autofill".
 */
const useOffered = () => {
  const host = useHost();
  useLayoutEffect(() => {
    const input = credentialsOf(host).form.querySelector('input[autocomplete^=username]');
    input?.setAttribute('autocomplete', 'username webauthn');
    return () => input?.setAttribute('autocomplete', 'username');
  }, [host]);
};

/**
 * Sign-in with a passkey: by the browser's autofill in the email field, and by a button.
 * Source: product.md#login-steps, product.md#passkeys.
 */
export const PasskeySignIn = ({ identifying }: { identifying: boolean }) => {
  useOffered();
  const t = useMessages('login');
  const messages = useMessages('login').passkeys;
  const [{ pending, failure }, passkeys] = usePasskeys();
  const idle = !pending && !identifying;
  useEffect(() => {
    if (!idle) return undefined;
    void passkeys.offer();
    return passkeys.withdraw;
  }, [idle, passkeys]);
  return (
    <>
      <Fault message={boxFailureMessage(t, failure, messages.faults)} />
      <Button busy={pending} disabled={identifying} onPress={() => void passkeys.signIn()}>
        <span className="fe-method">
          <Icon of={Fingerprint} />
          <span>{messages.signIn}</span>
        </span>
      </Button>
    </>
  );
};

const usePasskeys = () => useJourney(passkeysFeature);
