import { createContext, useContext, useDeferredValue } from 'react';
import type { Screen } from '../../kit/lazy-screen.tsx';

/** Whether the screen has done its work and only waits for the next one to load. */
export const LeavingContext = createContext(false);

const NameContext = createContext('');

/** Name of the screen that shows, by its journey and step: `login.preLogin`. */
export const useScreenName = (): string => useContext(NameContext);

interface StepsProps<Step extends string> {
  /** Name of the journey; its screens are told apart from those of others by it. */
  readonly journey: string;
  readonly of: Readonly<Record<Step, Screen>>;
  readonly step: Step;
}

/** The screen of a step. While a new one loads, the one before stays. */
export const StepTransition = <Step extends string>({ journey, of, step }: StepsProps<Step>) => {
  const shown = useDeferredValue(step);
  const Shown: Screen = of[shown];
  const leaving = shown !== step;
  return (
    <LeavingContext.Provider value={leaving}>
      <NameContext.Provider value={`${journey}.${shown}`}>
        <div className="fe-steps" aria-busy={leaving}>
          <Shown key={shown} />
        </div>
      </NameContext.Provider>
    </LeavingContext.Provider>
  );
};
