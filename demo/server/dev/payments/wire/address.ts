import type Stripe from 'stripe';
import type { Params } from './params.ts';

const ADDRESS_FIELDS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

/** Address of the parameters over what there is; null where it is unset. */
export const readAddress = (params: Params, name: string, before?: Stripe.Address | null): Stripe.Address | null => {
  const address = params.nested(name);
  if (!address) return null;
  address.only(...ADDRESS_FIELDS);
  const read = (field: (typeof ADDRESS_FIELDS)[number]) => {
    const value = address.text(field);
    return value === undefined ? (before?.[field] ?? null) : value || null;
  };
  return {
    city: read('city'),
    country: read('country'),
    line1: read('line1'),
    line2: read('line2'),
    postal_code: read('postal_code'),
    state: read('state'),
  };
};
