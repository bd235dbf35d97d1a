import type { RouteName } from '../../core/contract/paths.ts';
import { type Screen as AnyScreen, lazyScreen } from '../kit/lazy-screen.tsx';
import { StepTransition } from './box/step-transition.tsx';
import { useApp } from '../kit/use-app.ts';
import { useRoute } from './box/use-route.ts';

/** Routes of less common journeys. */
type RareRoute = Extract<
  RouteName,
  | 'magicLinkCallbackUrl'
  | 'forgetPasswordUrl'
  | 'resetPasswordUrl'
  | 'resetPhoneNumberUrl'
  | 'unlockUrl'
  | 'keepAccountUrl'
  | 'emailChangeUrl'
  | 'acceptInvitationUrl'
  | 'impersonationUrl'
  | 'socialLoginCallbackUrl'
  | 'logoutUrl'
>;

const journeys: Record<RareRoute | 'hosted', AnyScreen> = {
  hosted: lazyScreen(() => import('./hosted/hosted.step.tsx'), 'federation'),
  magicLinkCallbackUrl: lazyScreen(() => import('./magic-link/magic-link.journey.tsx')),
  forgetPasswordUrl: lazyScreen(() => import('./forgot-password/forgot-password.journey.tsx')),
  resetPasswordUrl: lazyScreen(() => import('./forgot-password/reset-password.journey.tsx')),
  resetPhoneNumberUrl: lazyScreen(() => import('./phone-reset/phone-reset.journey.tsx'), 'ui'),
  unlockUrl: lazyScreen(() => import('./unlock/unlock.journey.tsx')),
  keepAccountUrl: lazyScreen(() => import('./keep-account/keep-account.journey.tsx')),
  emailChangeUrl: lazyScreen(() => import('./email-change/email-change.journey.tsx')),
  acceptInvitationUrl: lazyScreen(() => import('./invitation/invitation.journey.tsx')),
  impersonationUrl: lazyScreen(() => import('./impersonate/impersonate.journey.tsx'), 'federation'),
  socialLoginCallbackUrl: lazyScreen(() => import('./social/social.journey.tsx'), 'federation'),
  logoutUrl: lazyScreen(() => import('./logout/logout.step.tsx')),
};

const isRare = (route: RouteName | undefined): route is RareRoute => route !== undefined && route in journeys;

/** Journey of a less common route, or the way to the service's own page in place of all journeys. */
export const Screen = () => {
  const route = useRoute();
  const step = isRare(route) ? route : 'logoutUrl';
  return <StepTransition journey="rare" of={journeys} step={useApp().options.hostedLoginBox ? 'hosted' : step} />;
};
