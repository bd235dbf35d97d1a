import { lazy, useEffect } from 'react';
import type { Failure } from '../../../../core/contract/failure.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useNoCredentials } from '../../../kit/use-credentials.ts';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { BackToSignIn } from '../journey-switch-link.tsx';
import { BoxStep } from '../box-step.tsx';
import { boxFailureMessage } from '../form/box-failure-message.ts';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';

interface TryingLinkProps {
  readonly messages: { title: string; subtitle: string; untried: string };
  readonly link: readonly [state: { readonly failure?: Failure }, commands: { open(): Promise<void> }];
}

const load = () => import('./link-check-failed.tsx').then(({ LinkCheckFailed }) => ({ default: LinkCheckFailed }));
const LinkUntried = lazy(load);

/**
 * Progress screen while a mailed link is checked. Preloads the screen for a network failure, which could not be loaded
 * offline.
 */
export const CheckingLink = ({ messages, link: [{ failure }, { open }] }: TryingLinkProps) => {
  useNoCredentials();
  const t = useMessages('login');
  useEffect(() => void load().catch(() => {}), []);
  return (
    <BoxStep
      waits={!failure}
      title={failure ? messages.untried : messages.title}
      subtitle={failure ? undefined : messages.subtitle}
      foot={failure && <BackToSignIn />}
    >
      {failure ? (
        <LoadingBoundary fallback={<Spinner />}>
          <LinkUntried message={boxFailureMessage(t, failure)} onRetry={() => void open()} />
        </LoadingBoundary>
      ) : (
        <Spinner />
      )}
    </BoxStep>
  );
};
