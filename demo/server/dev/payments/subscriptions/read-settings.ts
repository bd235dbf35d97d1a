import type Stripe from 'stripe';
import type { Params } from '../wire/params.ts';
import { invalid } from '../wire/payment-error.ts';

const DAY_SECONDS = 86_400;

/** Behaviour at the end of a trial without a payment method. */
export const readTrialSettings = (params: Params): Stripe.Subscription.TrialSettings | undefined => {
  const behavior = params.nested('trial_settings')?.only('end_behavior').nested('end_behavior');
  const missing = behavior
    ?.only('missing_payment_method')
    .oneOf('missing_payment_method', ['cancel', 'create_invoice', 'pause']);
  return missing && { end_behavior: { billing_cycle_anchor: null, missing_payment_method: missing } };
};

/** Payment settings of the parameters: among them, whether the card of a first payment is kept. */
export const readPaymentSettings = (params: Params): Stripe.Subscription.PaymentSettings | undefined => {
  const settings = params.nested('payment_settings');
  if (!settings) return undefined;
  settings.only('payment_method_options', 'payment_method_types', 'save_default_payment_method');
  return {
    payment_method_options: null,
    payment_method_types:
      (settings.texts('payment_method_types') as Stripe.Subscription.PaymentSettings['payment_method_types']) ?? null, // passed on as it is
    save_default_payment_method: settings.oneOf('save_default_payment_method', ['off', 'on_subscription']) ?? 'off',
  };
};

/** End of the trial that the parameters ask for, in seconds; null for none. */
export const readTrialEnd = (params: Params, now: number): number | null => {
  const days = params.integer('trial_period_days');
  if (days !== undefined && params.has('trial_end'))
    throw invalid('You may only specify one of these parameters: trial_end, trial_period_days.', 'trial_end');
  if (days !== undefined && (days < 0 || days > 730)) throw invalid('Invalid trial_period_days.', 'trial_period_days');
  if (days !== undefined) return days > 0 ? now + days * DAY_SECONDS : null;
  if (!params.has('trial_end') || params.text('trial_end') === 'now') return null;
  const end = params.integer('trial_end') ?? 0;
  if (end <= now) throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
  return end;
};
