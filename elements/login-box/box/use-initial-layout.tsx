import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { RouteLink } from './route-link.tsx';
import { JourneySwitchLink } from './journey-switch-link.tsx';
import { useVendor } from './use-vendor.ts';

/** Title, subtitle and footer around the email form, also used by the skeleton. */
export const useInitialLayout = (): { title: string; shortTitle: string; subtitle: string; foot: ReactNode } => {
  const messages = useMessages('login').preLogin;
  const { enterEmail } = useMessages('common');
  const { name, allowsSignUps } = useVendor();
  const signUp = (
    <JourneySwitchLink question={messages.newHere}>
      <RouteLink to="signUpUrl">{messages.signUp}</RouteLink>
    </JourneySwitchLink>
  );
  return {
    title: name ? messages.title({ vendor: name }) : messages.titleAlone,
    shortTitle: messages.titleAlone,
    subtitle: enterEmail,
    foot: allowsSignUps && signUp,
  };
};
