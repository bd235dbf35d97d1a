import { Location } from '@angular/common';
import {
  DestroyRef,
  type EnvironmentProviders,
  ErrorHandler,
  inject,
  Injector,
  makeEnvironmentProviders,
  NgZone,
  provideEnvironmentInitializer,
  type ProviderToken,
  signal,
} from '@angular/core';
import type { App, AppOptions, AppState } from '../../core/index.ts';
import { type Navigate, routed } from '../routed.ts';
import { FE, type ProvidedFe } from './fe.ts';
import { followGuarded } from './guard.ts';
import type { AngularRouter } from './router.ts';

/** Options of `provideFe()`: those of the app, the host's router, and the origins that get the access token. */
export interface ProvideFeOptions extends AppOptions {
  /** `Router` of `@angular/router`: the app navigates by it, and leads people to the login route when their session ends. */
  router?: ProviderToken<AngularRouter>;
  /** Origins whose requests `feInterceptor` signs, as `https://api.example.com`; the page's own alone by default. */
  tokenOrigins?: readonly string[];
}

/** Loads the core beside the host's own code, never before it. */
const loadCore = () => import('../../core/index.ts');

const navigateBy = (router: AngularRouter | undefined): Navigate | undefined =>
  router && ((path, { replace }) => router.navigateByUrl(path, { replaceUrl: replace }));

/** Address of the router's root: `/app/`, or `/app/#/`, as `APP_BASE_HREF`, `<base>` and the location strategy have it. */
const rootOf = (injector: Injector): string => {
  const { pathname, hash } = new URL(injector.get(Location).prepareExternalUrl('/'), document.baseURI);
  return pathname + hash;
};

const createFe = ({ router: token, tokenOrigins, ...options }: ProvideFeOptions): ProvidedFe => {
  const app = signal<App | undefined>(undefined);
  const state = signal<AppState | undefined>(undefined);
  const [injector, zone, errors] = [inject(Injector), inject(NgZone), inject(ErrorHandler)];
  const closing = new AbortController();
  const open = async () => {
    const { createApp, findApp } = await loadCore();
    // later than the environment's initializers, which the router is made by
    const router = token && injector.get(token);
    const found = findApp(options.name);
    const root = options.basename ?? (router && rootOf(injector));
    const made = createApp({ framework: 'angular', ...routed(navigateBy(router), root), ...options });
    const follow = () => state.set(made.store.getState());
    follow();
    const ends = [made.store.subscribe(follow), ...(router ? followGuarded(router, made) : [])];
    const close = () => {
      for (const end of ends) end();
      if (made !== found) made.destroy();
    };
    if (closing.signal.aborted) close();
    else closing.signal.addEventListener('abort', close);
    app.set(made);
    return made;
  };
  inject(DestroyRef).onDestroy(() => closing.abort());
  // on a server there is no session; elsewhere its timers would keep a zone from ever being stable
  const ready = typeof window === 'undefined' ? new Promise<App>(() => undefined) : zone.runOutsideAngular(open);
  ready.catch((error: unknown) => errors.handleError(error));
  return { name: options.name, tokenOrigins, router: token, app: app.asReadonly(), state: state.asReadonly(), ready };
};

/**
 * Providers of an app for an Angular application: `providers: [provideFe({ baseUrl: '/', router: Router })]`. The app is made
 * in pages alone, and destroyed with the application. Refused options reach the host's `ErrorHandler`.
 */
export const provideFe = (options: ProvideFeOptions): EnvironmentProviders =>
  makeEnvironmentProviders([
    { provide: FE, useFactory: () => createFe(options) },
    provideEnvironmentInitializer(() => void inject(FE)),
  ]);
