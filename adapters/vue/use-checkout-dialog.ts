import { computed, type ComputedRef, onScopeDispose, shallowRef } from 'vue';
import { type CheckoutCallbacks, FeCheckoutDialog, registerElement } from '../../elements/index.ts';
import { checkoutDialog, type CheckoutDialogState, CLOSED, followCheckout } from '../checkout-dialog.ts';
import { useFe } from './fe.ts';

/** Checkout of the plugin's app: its state as references, and functions that open and close it. */
export interface CheckoutDialogComposable {
  open: ComputedRef<boolean>;
  /** Message of the payment that failed last, as the person has read it. */
  error: ComputedRef<string | undefined>;
  /** The plan is bought. */
  success: ComputedRef<boolean>;
  /** Opens the checkout of a plan, by its id or slug. */
  showDialog(plan: string, callbacks?: CheckoutCallbacks): void;
  hideDialog(): void;
}

/** Opens the checkout over the page without a tag in it. The dialog is gone with the component. */
export const useCheckoutDialog = (): CheckoutDialogComposable => {
  const { name } = useFe();
  const state = shallowRef<CheckoutDialogState>(CLOSED);
  const update = (change: Partial<CheckoutDialogState>) => {
    state.value = { ...state.value, ...change };
  };
  const dialog = checkoutDialog(() => registerElement(FeCheckoutDialog));
  onScopeDispose(dialog.remove);
  return {
    open: computed(() => state.value.open),
    error: computed(() => state.value.error),
    success: computed(() => state.value.success),
    showDialog: (plan, callbacks = {}) => {
      state.value = { ...CLOSED, open: true };
      dialog.show({ app: name, plan, ...followCheckout(update, callbacks) });
    },
    hideDialog: () => {
      dialog.hide();
      update({ open: false });
    },
  };
};
