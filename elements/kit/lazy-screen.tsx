import { type ComponentType, createElement, useContext } from 'react';
import { lazyModule } from '../../core/browser/lazy-module.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { Host } from './host/host.ts';
import { useHost, useHostState } from './host-context.ts';
import { LoadingContext } from './loading-boundary.tsx';
import { isSettled, readPromise, trackPromise } from './read-promise.ts';

/** One screen of an element. */
export type Screen = ComponentType;

/**
 * Screen in a chunk of its own, which can be loaded ahead with its messages; one that has failed to load is loaded again
 * when it is shown.
 */
export type LazyScreen<Props extends object = {}> = ComponentType<Props> & { readonly preload: (host: Host) => void };

/** Module of a lazily loaded screen. */
interface ScreenModule<Props> {
  readonly Screen: ComponentType<Props>;
}

/** Error of a screen whose chunk has not loaded, so many times in a row. */
export class ScreenLoadError extends Error {
  readonly times: number;

  constructor(times: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'Unknown error occurred', { cause });
    this.times = times;
  }
}

/** Screens whose chunk failed to load, until an error boundary has shown the failure. */
const failed = new Set<() => void>();

/**
 * Forgets failed chunks, so that they are fetched again when next shown; error boundaries call it once they have shown
 * an error.
 */
export const forgetFailedScreens = (): void => {
  for (const forget of failed) forget();
  failed.clear();
};

/** Lazy screen in a chunk of its own. Its messages are fetched in parallel with the code. */
export const lazyScreen = <Props extends object = {}>(
  load: () => Promise<ScreenModule<Props>>,
  ...namespaces: readonly Namespace[]
): LazyScreen<Props> => {
  lazyModule(load);
  let loading: Promise<ScreenModule<Props>> | undefined;
  let times = 0;
  const loadOnce = async () => {
    try {
      const module = await load();
      times = 0;
      return module;
    } catch (error) {
      failed.add(() => (loading = undefined));
      times += 1;
      throw new ScreenLoadError(times, error);
    }
  };
  // starting a request at every render would loop for ever
  const ask = () => (loading ??= trackPromise(loadOnce()));
  // in a task of its own, which the handler of a pointer that only passes does not wait for
  const preload = ({ messages, getState }: Host) =>
    void setTimeout(() => {
      ask().catch(() => (loading = undefined));
      messages.fetch(namespaces, getState().locale.language);
    });
  const Lazy = (props: Props) => {
    const waitFor = useContext(LoadingContext);
    const { messages } = useHost();
    const { language } = useHostState().locale;
    const coming = ask();
    const words = namespaces.map((name) => messages.read(name, language));
    for (const promise of [coming, ...words]) if (!isSettled(promise)) waitFor(promise);
    const { Screen } = readPromise(coming);
    // in the same pass as the code
    words.forEach(readPromise);
    return createElement(Screen, props);
  };
  return Object.assign(Lazy, { preload });
};
