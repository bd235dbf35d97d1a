import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useLogin } from '../../box/use-login.ts';
import { boxFailureMessage } from '../../box/form/box-failure-message.ts';
import { Fault } from '../../box/form/fault.tsx';
import { ownPasskeysFeature } from '../../../../core/passkeys/own-passkeys.feature.ts';
import { useJourney } from '../../box/use-journey.ts';

/** Buttons to create a passkey or to continue without one. */
export const Screen = () => {
  const t = useMessages('login');
  const { prompt, faults } = useMessages('login').passkeys;
  const [{ pending, failure }, passkeys] = useOwnPasskeys();
  const [, login] = useLogin();
  const goOn = () => login.tell('promptAnswered');
  const create = async () => {
    if (await passkeys.create()) goOn();
  };
  const never = () => {
    passkeys.neverPrompt();
    goOn();
  };
  return (
    <>
      <Fault message={boxFailureMessage(t, failure, faults)} />
      <div className="fe-actions">
        <Button look="primary" busy={pending} onPress={() => void create()}>
          {prompt.submit}
        </Button>
        <Button onPress={goOn}>{prompt.later}</Button>
        <LinkButton onPress={never}>{prompt.never}</LinkButton>
      </div>
    </>
  );
};

const useOwnPasskeys = () => useJourney(ownPasskeysFeature);
