import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { RouteLink } from './route-link.tsx';

/** Line under the card with a link to another journey. */
export const JourneySwitchLink = ({ question, children }: { question?: string; children: ReactNode }) => (
  <p className="fe-switch">
    {question && <span>{question} </span>}
    {children}
  </p>
);

/** Link under the card back to the login journey. */
export const BackToSignIn = () => (
  <JourneySwitchLink>
    <RouteLink to="loginUrl">{useMessages('login').backToSignIn}</RouteLink>
  </JourneySwitchLink>
);
