import { createContext, useContext, useDeferredValue } from 'react';
import type { Screen } from '../../kit/lazy-screen.tsx';

/** Whether the screen is done and the next one is still loading. */
export const LeavingContext = createContext(false);

const NameContext = createContext('');

/** Name of the current screen, by its journey and step: `login.preLogin`. */
export const useScreenName = (): string => useContext(NameContext);

interface StepsProps<Step extends string> {
  /** Name of the journey, the prefix of its screens' names. */
  readonly journey: string;
  readonly of: Readonly<Record<Step, Screen>>;
  readonly step: Step;
}

/** Screen of the current step; the previous one stays while it loads. */
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
