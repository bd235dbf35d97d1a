import { flag, text } from '../kit/host/attribute-types.ts';

/** Attributes of `<fe-checkout-dialog>` besides those that every element has. */
export const checkoutDialogAttributes = { plan: text(), open: flag() };
