import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useActivation } from '../journeys/use-activation.ts';
import { BoxStep } from '../parts/box-step.tsx';
import { failureWords } from '../parts/failure-words.ts';

/** The link is being tried. What keeps it from being tried at all can be tried again. Source: SPEC §2 "activating". */
export const ActivatingStep = () => {
  useNoCredentials();
  const t = useMessages('loginBox');
  const words = useMessages('loginBox/activation').activation.activating;
  const { tryAgain } = useMessages('common');
  const [{ failure }, activation] = useActivation();
  return (
    <BoxStep name="activating" title={words.title} subtitle={failure ? undefined : words.subtitle}>
      {failure ? (
        <div className="fe-actions">
          <Banner tone="danger">{failureWords(t, failure)}</Banner>
          <Button look="primary" onPress={() => void activation.open()}>
            {tryAgain}
          </Button>
        </div>
      ) : (
        <Spinner />
      )}
    </BoxStep>
  );
};
