import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { RouteLink } from './route-link.tsx';
import { JourneySwitchLink } from './journey-switch-link.tsx';
import { useVendor } from './use-vendor.ts';

/** What stands around the form that asks for the email; the same while it is not known yet whether it is asked at all. */
export const useInitialLayout = (): { title: string; subtitle: string; foot: ReactNode } => {
  const words = useMessages('login').preLogin;
  const { name, allowsSignUps } = useVendor();
  const signUp = (
    <JourneySwitchLink question={words.newHere}>
      <RouteLink to="signUpUrl">{words.signUp}</RouteLink>
    </JourneySwitchLink>
  );
  return {
    title: name ? words.title({ vendor: name }) : words.titleAlone,
    subtitle: words.subtitle,
    foot: allowsSignUps && signUp,
  };
};
