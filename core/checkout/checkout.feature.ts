import type { AppCore, Feature } from '../app-core.ts';
import type { BillingDetails } from '../contract/entities/billing.ts';
import { createCommands } from '../flow/command.ts';
import { watch } from '../store/store.ts';
import { attemptStore } from './attempt.ts';
import { type CheckoutPayment, checkoutPayments, tenantIdIn } from './checkout-payments.ts';
import { pendingChecks } from './checkout.effects.ts';
import type { CheckoutContext } from './checkout.flow.ts';
import {
  type CheckoutOrder,
  type CheckoutRefusal,
  checkoutSlice,
  type CheckoutTransition,
  ordered,
  transitioned,
} from './checkout.slice.ts';
import type { CheckoutScreen } from './save-card.ts';

/** Commands of the checkout. */
export interface CheckoutCommands {
  /**
   * Begins a checkout on a screen, once its data is loaded; a payment of this tenant whose outcome is unknown goes on
   * first.
   */
  begin(order: CheckoutOrder, screen: CheckoutScreen, context: Pick<CheckoutContext, 'detailsComplete'>): void;
  /** Order of this tab that a reload has interrupted, while its outcome is unknown. */
  interrupted(): CheckoutOrder | undefined;
  /** Tells why nothing can be paid here. */
  refuse(refusal: CheckoutRefusal): void;
  /** Saves the company's billing details; `refetch` loads the amounts that depend on them, before the payment is shown. */
  saveDetails(details: BillingDetails, refetch: () => Promise<void>): Promise<void>;
  editDetails(): void;
  /** Pays. While a payment is under way another press is the same payment. */
  pay(payment: CheckoutPayment): Promise<void>;
  /** Shows the bank's confirmation of the pending payment. */
  confirm(): Promise<void>;
  /** Asks the server how the payment stands. */
  check(): Promise<void>;
  /** Goes back to the payment, or loads everything again. */
  retry(): void;
  /** Ends the checkout. A pending payment goes on. */
  close(): void;
}

/** Checkout of the signed-in tenant. Source: product.md#checkout, protocol/billing.md. */
export const checkoutFeature: Feature<CheckoutCommands, 'checkout'> = {
  name: 'checkout',
  source: 'admin-portal',
  slice: checkoutSlice,
  mount: (app) => mountCheckout(app),
};

const mountCheckout = (app: AppCore): CheckoutCommands => {
  const { store, page, name, options, begin } = app;
  const commands = createCommands(store, checkoutSlice.actions);
  const attempts = attemptStore(page, name, !options.previewMode);
  const payments = checkoutPayments(app, attempts);
  const move = (transition: CheckoutTransition) => store.dispatch(transitioned(transition));
  const tenantId = () => tenantIdIn(store.getState());

  const check = () => commands.run(payments.settleByTruth);
  begin(() => {
    const steps = watch(store, ({ checkout }) => checkout?.step ?? 'loading');
    return pendingChecks(steps).subscribe(() => void (payments.hasBegun() && check()));
  });

  return {
    begin: (order, on, { detailsComplete }) => {
      commands.leave();
      payments.begin(on);
      const attempt = attempts.read(tenantId());
      store.dispatch(ordered(attempt?.order ?? order));
      // a card is added without the company's details
      const isReady = detailsComplete || order.mode === 'card';
      move({ event: 'opened', context: { detailsComplete: isReady, awaitingOutcome: attempt !== undefined } });
      if (attempt) void check();
    },
    interrupted: () => {
      const attempt = attempts.read(tenantId());
      return attempt && attempts.isOfTab(attempt) ? attempt.order : undefined;
    },
    refuse: (refusal) => void move({ event: 'refused', refusal }),
    saveDetails: (details, refetch) =>
      commands.run(async () => {
        const saved = await payments.saveDetails(details);
        if (saved.ok) await refetch();
        if (saved.ok) move({ event: 'detailsSaved', context: { detailsComplete: true, awaitingOutcome: false } });
        return saved;
      }),
    editDetails: () => void move({ event: 'detailsEdited' }),
    pay: (payment) => commands.run(() => payments.pay(payment)),
    confirm: () => commands.run(payments.showConfirmation),
    check,
    retry: () => void move({ event: 'retried' }),
    close: () => {
      commands.leave();
      store.dispatch(ordered(undefined));
    },
  };
};
