import { useSyncExternalStore } from 'react';
import { useApp, useAppState } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';

/**
 * Screen of the box where people sign in on the service's own page: the way there, by itself on the login and sign-up
 * routes, and the way back. Source: product.md#hosted-login.
 */
export const Screen = () => {
  const { router, loginWithRedirect } = useApp();
  const { completing } = useMessages('federation').sso;
  const { start, leaving, interrupted } = useMessages('federation').hosted;
  const route = useSyncExternalStore(router.subscribe, router.current);
  const { leaving: isLeaving = false, interrupted: isInterrupted = false } =
    useAppState(({ hostedLogin }) => hostedLogin) ?? {};
  const status = useAppState(({ session }) => session.status);
  const isAddressed = router.href('loginUrl') !== undefined;
  const leavesByItself = isAddressed && (route === 'loginUrl' || route === 'signUpUrl') && status === 'signedOut';
  if (isInterrupted)
    return (
      <MessageStep
        title={interrupted.title}
        subtitle={interrupted.subtitle}
        action={{ label: interrupted.submit, onPress: () => loginWithRedirect() }}
      />
    );
  if (isLeaving || leavesByItself) return <MessageStep title={leaving.title} subtitle={leaving.subtitle} />;
  if (route === 'hostedLoginRedirectUrl' || status !== 'signedOut')
    return <MessageStep title={completing.title} subtitle={completing.subtitle} />;
  return (
    <MessageStep
      title={start.title}
      subtitle={start.subtitle}
      action={{ label: start.submit, onPress: () => loginWithRedirect() }}
    />
  );
};
