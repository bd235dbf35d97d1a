import { inject, InjectionToken, type ProviderToken, type Signal } from '@angular/core';
import type { App, AppState } from '../../core/index.ts';
import type { AngularRouter } from './router.ts';

/** App of an injector, and that app's state. */
export interface ProvidedFe {
  /** Name of the app, which the elements of this injector belong to. */
  readonly name: string | undefined;
  readonly tokenOrigins: readonly string[] | undefined;
  readonly router: ProviderToken<AngularRouter> | undefined;
  readonly app: Signal<App | undefined>;
  readonly state: Signal<AppState | undefined>;
  /** Resolves to the app once it is made; never on a server. */
  readonly ready: Promise<App>;
}

/** Token of the app of `provideFe()`. */
export const FE = new InjectionToken<ProvidedFe>('fe-elements');

/** App of `provideFe()`. Throws where it is missing. */
export const injectFe = (): ProvidedFe => {
  const fe = inject(FE, { optional: true });
  if (!fe) throw new Error('[default] FronteggApp not found: add provideFe({ … }) to the providers');
  return fe;
};
