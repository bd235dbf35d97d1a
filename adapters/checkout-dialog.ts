import type { CheckoutCallbacks } from '../elements/index.ts';

/** Which app the checkout belongs to, which plan is bought, and callbacks. */
export interface CheckoutDialogOptions extends CheckoutCallbacks {
  /** Name of the app; the default app otherwise. */
  app?: string | undefined;
  /** Id or slug of the plan. */
  plan: string;
}

/** Checkout over the page, without a tag in its markup. */
export interface CheckoutDialogHandle {
  /** Opens the checkout of a plan; puts its element at the end of the page the first time. */
  show(options: CheckoutDialogOptions): void;
  /** Closes the checkout; focus returns to where it was. A payment that is under way goes on. */
  hide(): void;
  /** Takes its element out of the page. */
  remove(): void;
}

const TAG = 'fe-checkout-dialog';

/** Makes the checkout of a page; `load` defines the element, or sees to it. */
export const checkoutDialog = (load: () => void): CheckoutDialogHandle => {
  let dialog: HTMLElementTagNameMap[typeof TAG] | undefined;
  return {
    show: ({ app, ...options }) => {
      load();
      if (!dialog?.isConnected) {
        dialog = document.createElement(TAG);
        document.body.append(dialog);
      }
      const shown = dialog;
      if (app === undefined) shown.removeAttribute('app');
      else shown.setAttribute('app', app);
      void customElements.whenDefined(TAG).then(() => shown.show(options));
    },
    hide: () => {
      const shown = dialog;
      void customElements.whenDefined(TAG).then(() => shown?.hide());
    },
    remove: () => {
      dialog?.remove();
      dialog = undefined;
    },
  };
};

/** State of a checkout for a host's own screens. */
export interface CheckoutDialogState {
  readonly open: boolean;
  /** Message of the payment that failed last, as the person has read it. */
  readonly error: string | undefined;
  /** The plan is bought. */
  readonly success: boolean;
}

export const CLOSED: CheckoutDialogState = { open: false, error: undefined, success: false };

/** Callbacks of a checkout that keep its state up to date, then call the host's own. */
export const followCheckout = (
  update: (change: Partial<CheckoutDialogState>) => void,
  { onClose, onSuccess, onError }: CheckoutCallbacks,
): CheckoutCallbacks => ({
  onClose: () => {
    update({ open: false });
    onClose?.();
  },
  onSuccess: (outcome) => {
    update({ success: true, error: undefined });
    onSuccess?.(outcome);
  },
  onError: (message) => {
    update({ error: message });
    onError?.(message);
  },
});
