import { useAutomaticBar } from '../acting-bar/use-automatic-bar.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import type { RouteName } from '../../core/contract/paths.ts';
import { lazyScreen, type Screen } from '../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../kit/loading-boundary.tsx';
import { Box } from './box/box.tsx';
import { LoginJourney } from './login/login.journey.tsx';
import { BoxSkeleton } from './box/box-skeleton.tsx';
import { useRoute } from './box/use-route.ts';
import { useIsInlineLogin } from './box/use-is-inline-login.ts';
import screens from './screens.css?inline';
import { useKeptFocus } from './box/use-kept-focus.ts';
import { useHidden } from '../kit/use-hidden.ts';
import { useNoCredentials } from '../kit/use-credentials.ts';
import { useApp, useAppState } from '../kit/use-app.ts';

/** Style sheets that only the screens need. */
export const styles = [screens];

/** Routes whose screens are in this box. The other auth routes show the login. */
type BoxRoute =
  | 'loginUrl'
  | 'signUpUrl'
  | 'activateUrl'
  | 'forgetPasswordUrl'
  | 'resetPasswordUrl'
  | 'resetPhoneNumberUrl'
  | 'unlockUrl'
  | 'keepAccountUrl'
  | 'emailChangeUrl'
  | 'acceptInvitationUrl'
  | 'magicLinkCallbackUrl'
  | 'impersonationUrl'
  | 'socialLoginCallbackUrl'
  | 'logoutUrl';

/** Less common journeys, in a lazy chunk of their own. */
const rare = lazyScreen(() => import('./other-journeys.journey.tsx'), 'login-more');

const journeys: Record<BoxRoute, Screen> = {
  loginUrl: LoginJourney,
  signUpUrl: lazyScreen(() => import('./sign-up/sign-up.journey.tsx'), 'login-more'),
  activateUrl: lazyScreen(() => import('./activation/activation.journey.tsx'), 'login-more'),
  forgetPasswordUrl: rare,
  resetPasswordUrl: rare,
  resetPhoneNumberUrl: rare,
  unlockUrl: rare,
  keepAccountUrl: rare,
  emailChangeUrl: rare,
  acceptInvitationUrl: rare,
  magicLinkCallbackUrl: rare,
  impersonationUrl: rare,
  socialLoginCallbackUrl: rare,
  logoutUrl: rare,
};

const isBoxRoute = (route: RouteName): route is BoxRoute => route in journeys;

/** Login box: the journey of the current route, in one card. */
export const Tree = () => {
  useAutomaticBar();
  useKeptFocus();
  const route = useRoute();
  const shown = useDeferredValue(route);
  const waiting = useWaiting();
  const signsInHere = useIsInlineLogin();
  const isHosted = useApp().options.hostedLoginBox ?? false;
  if (!shown && !signsInHere) return <Absent />;
  const name = shown && isBoxRoute(shown) ? shown : 'loginUrl';
  const Journey = isHosted ? rare : journeys[name];
  return (
    <Box>
      {waiting ? (
        <BoxSkeleton early={name === 'loginUrl' && !isHosted} />
      ) : (
        <LoadingBoundary fallback={<BoxSkeleton />}>
          <Journey key={name} />
        </LoadingBoundary>
      )}
    </Box>
  );
};

/** Hides the element while the page's own content is shown. Source: product.md#host-shell. */
const Absent = () => {
  useNoCredentials();
  useHidden(true);
  return null;
};

/**
 * Timeout of the skeleton, in milliseconds; then the box renders with what is loaded. Ours: no spinner turns for ever.
 */
const PATIENCE_MS = 8000;

/** Whether the session or the operator is still loading. A remembered operator is enough. */
const useWaiting = (): boolean => {
  const unknown = useAppState(
    ({ session, vendor: { loading, config, publicInfo, strategies, social } }) =>
      session.status === 'loading' || (loading && !(config && publicInfo && strategies && social)),
  );
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const late = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(late);
  }, []);
  return unknown && patient;
};
