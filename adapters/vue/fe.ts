import { inject, type InjectionKey, type ObjectPlugin, type ShallowRef, shallowRef } from 'vue';
import type { App, AppOptions, AppState } from '../../core/index.ts';
import { type Navigate, routed } from '../routed.ts';
import { guardRoutes, type VueRouter } from './guard.ts';

/** Options of the plugin: those of the app, and the host's router. */
export interface FeOptions extends AppOptions {
  /** The host's router: the app navigates by it, and routes with `meta: { requiresSession: true }` are guarded. */
  router?: VueRouter;
}

const navigateBy = (router: VueRouter | undefined): Navigate | undefined =>
  router && ((path, { replace }) => (replace ? router.replace(path) : router.push(path)));

/** Plugin of an application: its app and that app's state. */
export interface Fe extends ObjectPlugin {
  /** Name of the app, which elements of this application belong to. */
  readonly name: string | undefined;
  readonly app: Readonly<ShallowRef<App | undefined>>;
  readonly state: Readonly<ShallowRef<AppState | undefined>>;
  /** Resolves to the app once it is made; never on a server. */
  readonly ready: Promise<App>;
}

const KEY: InjectionKey<Fe> = Symbol('fe-elements');

/** Loads the core beside the host's own code, never before it. */
const loadCore = () => import('../../core/index.ts');

/**
 * Makes the plugin: `app.use(createFe({ baseUrl: '/', router }))`. The app is made in pages alone, once the plugin is installed, and
 * destroyed with the application. Rejects `ready` where its options are refused.
 */
export const createFe = ({ router, ...options }: FeOptions): Fe => {
  const app = shallowRef<App>();
  const state = shallowRef<AppState>();
  // a server's Node may lack `Promise.withResolvers`
  let resolve: ((app: App) => void) | undefined;
  let reject: ((reason: unknown) => void) | undefined;
  const ready = new Promise<App>((onApp, onError) => {
    resolve = onApp;
    reject = onError;
  });
  const open = async () => {
    const { createApp, findApp } = await loadCore();
    const found = findApp(options.name);
    const root = options.basename ?? router?.options.history.base;
    const made = createApp({ framework: 'vuejs', ...routed(navigateBy(router), root), ...options });
    const follow = () => {
      state.value = made.store.getState();
    };
    follow();
    const stop = made.store.subscribe(follow);
    app.value = made;
    resolve?.(made);
    return () => {
      stop();
      if (made !== found) made.destroy();
    };
  };
  const fe: Fe = {
    name: options.name,
    app,
    state,
    ready,
    install(host) {
      host.provide(KEY, fe);
      if (typeof window === 'undefined') return;
      const opened = open();
      opened.catch((reason: unknown) => reject?.(reason));
      host.onUnmount(() => void opened.then((close) => close()));
    },
  };
  if (router) guardRoutes(router, fe);
  return fe;
};

/** Plugin of this application, where there is one. */
export const useOptionalFe = (): Fe | undefined => inject(KEY, undefined);

/** Plugin of this application. Throws where it is not installed. */
export const useFe = (): Fe => {
  const fe = useOptionalFe();
  if (!fe) throw new Error('[default] FronteggApp not found: install the plugin by app.use(createFe({ … }))');
  return fe;
};
