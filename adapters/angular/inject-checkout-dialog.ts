import { computed, DestroyRef, inject, type Signal, signal } from '@angular/core';
import { type CheckoutCallbacks, FeCheckoutDialog, registerElement } from '../../elements/index.ts';
import { checkoutDialog, type CheckoutDialogState, CLOSED, followCheckout } from '../checkout-dialog.ts';
import { injectFe } from './fe.ts';

/** Checkout of the provided app: its state as signals, and functions that open and close it. */
export interface NgCheckoutDialog {
  open: Signal<boolean>;
  /** Message of the payment that failed last, as the person has read it. */
  error: Signal<string | undefined>;
  /** The plan is bought. */
  success: Signal<boolean>;
  /** Opens the checkout of a plan, by its id or slug. */
  showDialog(plan: string, callbacks?: CheckoutCallbacks): void;
  hideDialog(): void;
}

/** Opens the checkout over the page without a tag in it. The dialog is gone with the injector. */
export const injectCheckoutDialog = (): NgCheckoutDialog => {
  const { name } = injectFe();
  const state = signal<CheckoutDialogState>(CLOSED);
  const update = (change: Partial<CheckoutDialogState>) => state.update((before) => ({ ...before, ...change }));
  const dialog = checkoutDialog(() => registerElement(FeCheckoutDialog));
  inject(DestroyRef).onDestroy(dialog.remove);
  return {
    open: computed(() => state().open),
    error: computed(() => state().error),
    success: computed(() => state().success),
    showDialog: (plan, callbacks = {}) => {
      state.set({ ...CLOSED, open: true });
      dialog.show({ app: name, plan, ...followCheckout(update, callbacks) });
    },
    hideDialog: () => {
      dialog.hide();
      update({ open: false });
    },
  };
};
