import { type ControlPlace, type ControlPlaces, needing } from './control.ts';

const writeBilling = needing('fe.subscriptions.write');

const TAG = 'fe-subscription-tab';
const VIEWS = ['Overview', 'Plans', 'Invoices'];

/** A view of the tab. */
const view = (
  path: string,
  there: string,
  harmless: readonly string[],
  controls: ControlPlace['controls'],
): ControlPlace => ({
  tag: TAG,
  path,
  there: `:is(${there}, .fe-empty)`,
  within: '.fe-root *',
  harmless: [...VIEWS, ...harmless],
  controls,
});

export const places: ControlPlaces = {
  'the subscription': view(
    '/',
    '.fe-billing-name .fe-badge',
    [],
    [
      writeBilling('Change plan', 'subscriptions.update'),
      writeBilling('Cancel subscription', 'subscriptions.cancel', 'subscriptions.renew'),
      writeBilling('Add payment method', 'paymentProviders.createSetupIntent', 'billing.refresh'),
      writeBilling('Actions for Visa ending in 4242', 'paymentMethods.setDefault', 'paymentMethods.remove'),
      writeBilling('Actions for Mastercard ending in 4444', 'paymentMethods.setDefault', 'paymentMethods.remove'),
      writeBilling('Edit', 'billing.saveDetails'),
    ],
  ),
  'the plans': view(
    '/plans',
    '.fe-plan',
    ['Monthly', 'Yearly'],
    [
      writeBilling('Downgrade to Free', 'subscriptions.cancel'),
      writeBilling('Downgrade to Team', 'subscriptions.update'),
      writeBilling('Upgrade to Scale', 'subscriptions.update', 'paymentProviders.createSubscription'),
    ],
  ),
  'the invoices': view(
    '/invoices',
    '.fe-billing-card',
    [
      ...Array.from({ length: 10 }, (_, at) => `Download Invoice ACME-${String(14 - at).padStart(4, '0')} as PDF`),
      'Next page',
    ],
    [],
  ),
};

/** Calls of these permissions that no control of these places makes: of an invoice that is due, or for programs. */
export const unshown: readonly string[] = [
  'subscriptions.pay',
  'subscriptions.read',
  'subscriptions.changeSeats',
  'billing.createTenantConfiguration',
  'billing.tenantConfiguration',
  'invoices.read',
  'paymentMethods.read',
  'paymentMethods.updateBillingDetails',
  'paymentProviders.createCustomer',
  'paymentProviders.customer',
];
