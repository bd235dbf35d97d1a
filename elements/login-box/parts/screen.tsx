import { type ComponentType, createContext, use, useDeferredValue } from 'react';

/** One screen of the box. */
export type Screen = ComponentType;

/** What the module of a lazily loaded screen exports. */
interface ScreenModule {
  readonly Screen: Screen;
}

/** A screen in a chunk of its own. One that did not load is asked for again the next time it is shown. */
export const screen = (load: () => Promise<ScreenModule>): Screen => {
  let loading: Promise<ScreenModule> | undefined;
  const ask = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return function LazyScreen() {
    const { Screen } = use(ask());
    return <Screen />;
  };
};

/** Whether the screen has done its work and only waits for the next one to load. */
export const LeavingContext = createContext(false);

/** The screen of a step. While a new one loads, the one before stays. */
export const Steps = <Step extends string>({ of, step }: { of: Readonly<Record<Step, Screen>>; step: Step }) => {
  const shown = useDeferredValue(step);
  const Shown: Screen = of[shown];
  const leaving = shown !== step;
  return (
    <LeavingContext value={leaving}>
      <div className="fe-steps" aria-busy={leaving}>
        <Shown key={shown} />
      </div>
    </LeavingContext>
  );
};
