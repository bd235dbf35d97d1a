import { type ComponentType, use } from 'react';
import type { Area } from '../i18n/areas.ts';
import { useHost, useHostState } from './host-context.ts';

/** One screen of an element. */
export type Screen = ComponentType;

/** What the module of a lazily loaded screen exports. */
interface ScreenModule {
  readonly Screen: Screen;
}

/**
 * A screen in a chunk of its own, with the areas it says: they are fetched beside its code. One that did not load is asked
 * for again the next time it is shown.
 */
export const screen = (load: () => Promise<ScreenModule>, ...says: readonly Area[]): Screen => {
  let loading: Promise<ScreenModule> | undefined;
  const ask = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return function LazyScreen() {
    const { lexicon } = useHost();
    const { language } = useHostState().speech;
    const coming = ask();
    lexicon.fetch(says, language);
    const { Screen } = use(coming);
    return <Screen />;
  };
};
