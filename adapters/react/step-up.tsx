import { type ReactElement, type ReactNode, useCallback } from 'react';
import type { App, StepUpOptions } from '../../core/index.ts';
import { useApp, useAppState } from './app-context.ts';

/** Whether the user has proved several factors, and how they are asked for. */
export interface StepUp {
  isSteppedUp: boolean;
  /** Asks for the second factor on the login route, which leads back. As a button's handler it takes no argument. */
  stepUp(): ReturnType<App['stepUp']>;
}

/** Step-up of the signed-in user, no longer ago than `maxAge` seconds; re-renders when the session changes. */
export const useStepUp = ({ maxAge }: StepUpOptions = {}): StepUp => {
  const { isSteppedUp, stepUp } = useApp();
  // asked again when the session, and with it the token, has changed
  useAppState((state) => state.session);
  return {
    isSteppedUp: isSteppedUp(maxAge === undefined ? {} : { maxAge }),
    stepUp: useCallback(() => stepUp(maxAge === undefined ? {} : { maxAge }), [stepUp, maxAge]),
  };
};

/** Props of `<SteppedUpContent>`. */
export interface SteppedUpContentProps extends StepUpOptions {
  /** Content for people who have proved several factors. */
  children?: ReactNode;
  /** Content instead of `children`, for others too. */
  render?: (isSteppedUp: boolean) => ReactNode;
}

/** Content for people who have proved several factors; what the server answers others is the server's decision. */
export const SteppedUpContent = ({ children, render, ...wanted }: SteppedUpContentProps): ReactElement => {
  const { isSteppedUp } = useStepUp(wanted);
  return <>{render ? render(isSteppedUp) : isSteppedUp && children}</>;
};
