import { appNameOf } from '../kit/element/app-name.ts';
import type { CheckoutOptions } from './callbacks.ts';

/** Checkout element, with the method that opens it. */
interface CheckoutElement extends HTMLElement {
  readonly app: string | undefined;
  show(options?: CheckoutOptions): void;
}

/** Events that a dialog has taken already, where the page's event cannot be canceled. */
const taken = new WeakSet<Event>();

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Opens a checkout by an event `fe-checkout` of any page or element: the first dialog of the app takes it, and cancels
 * it. Returns an unsubscribe function.
 */
export const openByEvent = (element: CheckoutElement): (() => void) => {
  const stop = new AbortController();
  element.ownerDocument.addEventListener(
    'fe-checkout',
    (event) => {
      // any script of the page can dispatch it
      const { plan, app } = Object((event as CustomEvent).detail) as { plan?: unknown; app?: unknown };
      const wanted = text(app);
      const isOther = wanted !== undefined && wanted !== appNameOf(element, element.app);
      if (isOther || event.defaultPrevented || taken.has(event)) return;
      taken.add(event);
      event.preventDefault();
      element.show({ plan: text(plan) });
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
};
