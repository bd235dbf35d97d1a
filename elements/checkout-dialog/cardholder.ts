import type { CardholderDetails } from '../../core/browser/card-provider.ts';
import type { BillingDetails } from '../../core/contract/entities/billing.ts';
import { isAddressComplete } from './address/address-formats.ts';

/** Whether a company's billing details have all that an invoice needs. */
export const areDetailsComplete = ({ name, email, address }: BillingDetails): boolean =>
  Boolean(name && email) && isAddressComplete(address);

/** Cardholder as the provider takes it: the company's billing details. */
export const cardholderOf = ({ name, email, address }: BillingDetails): CardholderDetails => {
  const parts = {
    line1: address.addressLine1,
    line2: address.addressLine2,
    city: address.city,
    state: address.state,
    postal_code: address.postalCode,
    country: address.country,
  };
  const known = Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
  return { ...(name && { name }), ...(email && { email }), ...(Object.keys(known).length > 0 && { address: known }) };
};
