/** Callbacks of a checkout that a page has opened. */
export interface CheckoutCallbacks {
  /** The dialog was closed, after a payment or without one. */
  onClose?: (() => void) | undefined;
  /** The payment is made. `planId` is the plan that was bought. */
  onSuccess?: ((outcome: { planId?: string }) => void) | undefined;
  /** A payment failed; the message is the one that the person reads. */
  onError?: ((message: string) => void) | undefined;
}

/** Options of an opened checkout. */
export interface CheckoutOptions extends CheckoutCallbacks {
  /** Id or slug of the plan; the attribute `plan` where it is absent. */
  plan?: string | undefined;
}

const callbacks = new WeakMap<Element, CheckoutCallbacks>();

/** Remembers the callbacks of an element's checkout until it is closed. */
export const setCallbacks = (element: Element, given: CheckoutCallbacks): void => void callbacks.set(element, given);

export const callbacksOf = (element: Element): CheckoutCallbacks => callbacks.get(element) ?? {};

export const forgetCallbacks = (element: Element): void => void callbacks.delete(element);
