import { type ComponentType, createElement } from 'react';
import type { Namespace } from '../i18n/namespaces.ts';
import { useHost, useHostState } from './host-context.ts';
import { readPromise } from './read-promise.ts';

/** One screen of an element. */
export type Screen = ComponentType;

/** What the module of a lazily loaded screen exports. */
interface ScreenModule<Props> {
  readonly Screen: ComponentType<Props>;
}

/** What did not load, until somebody has been told. */
const failed = new Set<() => void>();

/** For boundaries, once they have said that a screen is broken: what did not load is asked for again when it is next shown. */
export const forgetFailedScreens = (): void => {
  for (const forget of failed) forget();
  failed.clear();
};

/** Screen in a chunk of its own. Messages that nothing before it has fetched are fetched beside its code. */
export const lazyScreen = <Props extends object = {}>(
  load: () => Promise<ScreenModule<Props>>,
  ...namespaces: readonly Namespace[]
): ComponentType<Props> => {
  let loading: Promise<ScreenModule<Props>> | undefined;
  const ask = () => {
    // a new request at every render would be one without an end
    loading ??= load().catch((error: unknown) => {
      failed.add(() => (loading = undefined));
      throw error;
    });
    return loading;
  };
  return function LazyScreen(props: Props) {
    const { messages } = useHost();
    const { language } = useHostState().locale;
    const coming = ask();
    messages.fetch(namespaces, language);
    const { Screen } = readPromise(coming);
    return createElement(Screen, props);
  };
};
