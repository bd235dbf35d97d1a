import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import { type CheckoutOptions, setCallbacks } from './callbacks.ts';
import { checkoutDialogAttributes } from './checkout-dialog.attributes.ts';
import css from './checkout-dialog.css?inline';
import { openByEvent } from './open-by-event.ts';

declare module '../kit/host/element-events.ts' {
  interface ElementEventMap {
    'fe-checkout-succeeded': CustomEvent<{ readonly planId?: string }>;
    'fe-checkout-failed': CustomEvent<{ readonly message: string }>;
  }
}

const Checkout = /* @__PURE__ */ defineElement({
  tag: 'fe-checkout-dialog',
  attributes: checkoutDialogAttributes,
  styles: [...themeStyles, css],
  themed: 'adminPortal',
  load: () => import('./checkout-dialog.tree.tsx'),
});

const callbackOf = (name: 'connectedCallback' | 'disconnectedCallback'): (() => void) =>
  // the class of a definition is declared as an element's, so its callbacks are reached by name
  Reflect.get(Checkout.prototype, name) as () => void;

/**
 * `<fe-checkout-dialog>`: buys a plan in a dialog: price and what is due today, billing details, card, the bank's
 * confirmation, and the outcome.
 *
 * @attr plan - id or slug of the plan.
 * @attr open - whether the dialog is shown.
 * @fires fe-closed - the dialog was closed.
 * @fires fe-checkout-succeeded - the payment is made; `detail` is `{ planId }`.
 * @fires fe-checkout-failed - a payment failed; `detail` is `{ message }`, as the person reads it.
 * @fires fe-error
 * @csspart dialog - the dialog.
 * @csspart title - its heading.
 * @csspart actions - its buttons.
 * Source: product.md#checkout.
 */
export class FeCheckoutDialog extends Checkout {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    callbackOf('connectedCallback').call(this);
    this.#stop ??= openByEvent(this);
  }

  disconnectedCallback(): void {
    callbackOf('disconnectedCallback').call(this);
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Opens the checkout of a plan: `show({ plan: 'growth', onSuccess })`. */
  show(options: CheckoutOptions = {}): void {
    setCallbacks(this, options);
    if (options.plan !== undefined) this.plan = options.plan;
    this.open = true;
  }

  /** Closes the dialog. A payment that is under way goes on. */
  hide(): void {
    this.open = false;
  }
}
