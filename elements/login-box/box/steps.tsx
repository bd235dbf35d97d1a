import { createContext, useDeferredValue } from 'react';
import type { Screen } from '../../kit/lazy-screen.tsx';

/** Whether the screen has done its work and only waits for the next one to load. */
export const LeavingContext = createContext(false);

/** The screen of a step. While a new one loads, the one before stays. */
export const Steps = <Step extends string>({ of, step }: { of: Readonly<Record<Step, Screen>>; step: Step }) => {
  const shown = useDeferredValue(step);
  const Shown: Screen = of[shown];
  const leaving = shown !== step;
  return (
    <LeavingContext.Provider value={leaving}>
      <div className="fe-steps" aria-busy={leaving}>
        <Shown key={shown} />
      </div>
    </LeavingContext.Provider>
  );
};
