import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Params } from '../wire/params.ts';
import { invalid } from '../wire/payment-error.ts';

/** Standard rates of value added tax, in percent, by country; none elsewhere. Ours: Stripe Tax knows products, states and thresholds. */
const STANDARD_RATES: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  CH: 8.1,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IL: 18,
  IT: 22,
  JP: 10,
  NL: 21,
  PL: 23,
  SE: 25,
};

/** Rate of automatic tax by the country of a customer's address; none without a country. It is kept as a tax rate of the account. */
export const automaticRates = (
  { state, now }: Account,
  { address }: Pick<Stripe.Customer, 'address'>,
): Stripe.TaxRate[] => {
  const country = address?.country ?? '';
  const percentage = Object.hasOwn(STANDARD_RATES, country) ? STANDARD_RATES[country] : undefined;
  if (percentage === undefined) return [];
  const id = `txr_automatic_${country.toLowerCase()}`;
  const rate = (state.taxRates[id] ??= {
    id,
    object: 'tax_rate',
    active: true,
    country,
    created: now(),
    description: null,
    display_name: 'VAT',
    effective_percentage: percentage,
    flat_amount: null,
    inclusive: false,
    jurisdiction: country,
    jurisdiction_level: 'country',
    livemode: false,
    metadata: {},
    percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: 'vat',
  });
  return [rate];
};

/** Whether the parameters ask for automatic tax; undefined where they do not say. Refused together with tax rates. */
export const readAutomaticTax = (params: Params): boolean | undefined => {
  const enabled = params.nested('automatic_tax')?.only('enabled', 'liability').flag('enabled');
  if (enabled && (params.texts('default_tax_rates') ?? []).length > 0)
    throw invalid('You cannot use tax rates and automatic tax together.', 'default_tax_rates');
  return enabled;
};

/** Refuses automatic tax for a customer without a country. Source: Stripe "Error codes", customer_tax_location_invalid. */
export const requireTaxLocation = ({ address }: Pick<Stripe.Customer, 'address'>): void => {
  if (address?.country) return;
  throw invalid(
    "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
    undefined,
    'customer_tax_location_invalid',
  );
};
