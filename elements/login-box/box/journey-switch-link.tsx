import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { RouteLink } from './route-link.tsx';

/** The line under the card that leads to another journey. */
export const JourneySwitchLink = ({ question, children }: { question?: string; children: ReactNode }) => (
  <p className="fe-switch">
    {question && <span>{question} </span>}
    {children}
  </p>
);

/** That line where it leads back to the journey that all others begin at. */
export const BackToSignIn = () => (
  <JourneySwitchLink>
    <RouteLink to="loginUrl">{useMessages('login').backToSignIn}</RouteLink>
  </JourneySwitchLink>
);
