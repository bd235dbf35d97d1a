import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useNoCredentials } from '../../../kit/use-credentials.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { BoxStep } from '../../box/box-step.tsx';

const PasskeyPrompt = lazyScreen(() => import('./passkey-prompt.tsx'));

/**
 * Prompt to create a passkey after sign-in.
 * Source: product.md#login-steps, product.md#passkey-prompt, product.md#passkeys.
 */
export const Screen = () => {
  useNoCredentials();
  const { prompt } = useMessages('login').passkeys;
  return (
    <BoxStep title={prompt.title} subtitle={prompt.subtitle}>
      <LoadingBoundary>
        <PasskeyPrompt />
      </LoadingBoundary>
    </BoxStep>
  );
};
