import type { Failure } from '../../../core/contract/failure.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { BoxStep } from './box-step.tsx';
import { failureWords } from './failure-words.ts';
import type { ScreenName } from './screens.ts';

interface TryingLinkProps {
  readonly name: ScreenName;
  readonly words: { title: string; subtitle: string };
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** A mailed link is being tried. What keeps it from being tried at all can be tried again. */
export const TryingLink = ({ name, words, failure, onRetry }: TryingLinkProps) => {
  useNoCredentials();
  const t = useMessages('loginBox');
  const { tryAgain } = useMessages('common');
  return (
    <BoxStep name={name} title={words.title} subtitle={failure ? undefined : words.subtitle}>
      {failure ? (
        <div className="fe-actions">
          <Banner tone="danger">{failureWords(t, failure)}</Banner>
          <Button look="primary" onPress={onRetry}>
            {tryAgain}
          </Button>
        </div>
      ) : (
        <Spinner />
      )}
    </BoxStep>
  );
};
