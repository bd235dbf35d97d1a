/** Types of the elements: tags, and details of events. */
export type { NavigateDetail } from './admin-portal/admin-portal.events.ts';
export type { ElementEventMap } from './kit/host/element-events.ts';
export type { ElementError, ElementErrorKind } from './kit/host/element-error.ts';
export type { ElementTagNameMap } from './manifest.ts';
export type { CheckoutCallbacks, CheckoutOptions } from './checkout-dialog/callbacks.ts';
