/** Entry point for Angular hosts, 21 or later: providers, guard, interceptor, signals, and a directive for each element. */
import '../../core/browser/mailed-link.ts';

export { FE, type ProvidedFe, injectFe } from './fe.ts';
export { type ProvideFeOptions, provideFe } from './provide-fe.ts';
export { feGuard } from './guard.ts';
export type { AngularRouter } from './router.ts';
export { provideFeMarkup, type PrintLoginBox } from './server-markup.ts';
export { feInterceptor } from './interceptor.ts';
export { injectAppState, injectAuth, type NgAuth } from './inject-auth.ts';
export { injectCheckoutDialog, type NgCheckoutDialog } from './inject-checkout-dialog.ts';
export * from './elements.ts';
export type { App, AppOptions, AppState, AuthUser, SessionState, Tenant } from '../../core/index.ts';
export type { ElementEventMap, ElementError, NavigateDetail } from '../../elements/index.ts';
