import type { App } from './app-types.ts';

interface Registry {
  readonly apps: Map<string, App>;
  readonly waiting: Set<() => void>;
}

/** One registry a page and major release; separately loaded scripts meet here. */
const KEY = Symbol.for('fe.apps@1');

/** The apps of the page, and who waits for one. */
export const registry = (): Registry => {
  // the page's global object is the only thing separately loaded scripts share
  const page = globalThis as { [KEY]?: Registry };
  page[KEY] ??= { apps: new Map(), waiting: new Set() };
  return page[KEY];
};

/** The name of the app that elements find when they name none. Source: product.md#initialisation. */
export const DEFAULT_APP = 'default';

/** Most names. */
const PLAIN = /^[\w-]+$/;

/**
 * Characters that are left out of an app's name. A string, not a regular expression: engines take their time to learn
 * the letters of all languages, also where they only read about them.
 */
const LEFT_OUT = '[^\\p{L}\\p{N}_-]+';

/** The name as the registry knows it: `My App` is `myapp`. Source: product.md#initialisation. */
export const appName = (name: string = DEFAULT_APP): string => {
  if (name === DEFAULT_APP) return name;
  const plain = PLAIN.test(name) ? name : name.replaceAll(new RegExp(LEFT_OUT, 'gu'), '');
  return plain.toLowerCase() || DEFAULT_APP;
};

/** The app of that name, if it has been made. */
export const findApp = (name?: string): App | undefined => registry().apps.get(appName(name));

/** The app of that name; throws the protocol's text where there is none. */
export const getApp = (name: string = DEFAULT_APP): App => {
  const app = findApp(name);
  if (!app) throw new Error(`[${name}] FronteggApp not found`);
  return app;
};

/** Calls back with the app of that name, now or as soon as it is made. Returns how to stop waiting. */
export const whenApp = (name: string, found: (app: App) => void): (() => void) => {
  const { waiting } = registry();
  const look = () => {
    const app = findApp(name);
    if (!app) return;
    waiting.delete(look);
    found(app);
  };
  waiting.add(look);
  look();
  return () => waiting.delete(look);
};
