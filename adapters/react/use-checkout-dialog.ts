import { useCallback, useEffect, useRef, useState } from 'react';
import { type CheckoutCallbacks, FeCheckoutDialog, registerElement } from '../../elements/index.ts';
import {
  checkoutDialog,
  type CheckoutDialogHandle,
  type CheckoutDialogState,
  CLOSED,
  followCheckout,
} from '../checkout-dialog.ts';
import { useApp } from './app-context.ts';

/** Checkout of the nearest provider's app: its state, and functions that open and close it. */
export interface CheckoutDialogHook extends CheckoutDialogState {
  /** Opens the checkout of a plan, by its id or slug. */
  showDialog(plan: string, callbacks?: CheckoutCallbacks): void;
  hideDialog(): void;
}

/** Opens the checkout over the page without a tag in it. The dialog is gone with the component. */
export const useCheckoutDialog = (): CheckoutDialogHook => {
  const { name } = useApp();
  const [state, setState] = useState(CLOSED);
  const dialog = useRef<CheckoutDialogHandle>(undefined);
  useEffect(
    () => () => {
      dialog.current?.remove();
      dialog.current = undefined;
    },
    [],
  );
  const showDialog = useCallback(
    (plan: string, callbacks: CheckoutCallbacks = {}) => {
      setState({ ...CLOSED, open: true });
      dialog.current ??= checkoutDialog(() => registerElement(FeCheckoutDialog));
      const update = (change: Partial<CheckoutDialogState>) => setState((before) => ({ ...before, ...change }));
      dialog.current.show({ app: name, plan, ...followCheckout(update, callbacks) });
    },
    [name],
  );
  const hideDialog = useCallback(() => {
    dialog.current?.hide();
    setState((before) => ({ ...before, open: false }));
  }, []);
  return { ...state, showDialog, hideDialog };
};
