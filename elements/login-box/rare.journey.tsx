import type { RouteName } from '../../core/contract/paths.ts';
import { type Screen as AnyScreen, screen } from '../kit/screen.tsx';
import { Steps } from './box/steps.tsx';
import { useRoute } from './box/use-route.ts';

/** The routes that hardly anybody begins with. */
type RareRoute = Extract<
  RouteName,
  | 'magicLinkCallbackUrl'
  | 'forgetPasswordUrl'
  | 'resetPasswordUrl'
  | 'resetPhoneNumberUrl'
  | 'unlockUrl'
  | 'acceptInvitationUrl'
  | 'logoutUrl'
>;

const journeys: Record<RareRoute, AnyScreen> = {
  magicLinkCallbackUrl: screen(() => import('./magic-link/magic-link.journey.tsx'), 'loginBox/codes'),
  forgetPasswordUrl: screen(() => import('./forgot-password/forgot-password.journey.tsx'), 'loginBox/recovery'),
  resetPasswordUrl: screen(
    () => import('./forgot-password/reset-password.journey.tsx'),
    'loginBox/recovery',
    'loginBox/newPassword',
  ),
  resetPhoneNumberUrl: screen(() => import('./phone-reset/phone-reset.journey.tsx'), 'loginBox/phone'),
  unlockUrl: screen(() => import('./unlock/unlock.journey.tsx'), 'loginBox/unlock'),
  acceptInvitationUrl: screen(() => import('./invitation/invitation.journey.tsx'), 'loginBox/invitation'),
  logoutUrl: screen(() => import('./logout/logout.step.tsx')),
};

const isRare = (route: RouteName | undefined): route is RareRoute => route !== undefined && route in journeys;

/** The journey of a route that few come to. */
export const Screen = () => {
  const route = useRoute();
  return <Steps of={journeys} step={isRare(route) ? route : 'logoutUrl'} />;
};
