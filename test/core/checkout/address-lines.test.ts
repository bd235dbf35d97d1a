import { describe, expect, it } from 'vitest';
import type { BillingAddress } from '../../../core/contract/entities/billing.ts';
import { addressLines } from '../../../elements/checkout-dialog/address/address-formats.ts';

describe('an address is written as in its country', () => {
  const cases: [country: string | undefined, address: BillingAddress, lines: string[]][] = [
    ['DE', { addressLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin' }, ['Torstraße 1', '10119 Berlin']],
    [
      'US',
      { addressLine1: '1 Main St', addressLine2: 'Floor 2', city: 'Reno', state: 'NV', postalCode: '89501' },
      ['1 Main St', 'Floor 2', 'Reno, NV 89501'],
    ],
    ['GB', { addressLine1: '1 Mill Ln', city: 'Leeds', postalCode: 'LS1 4AP' }, ['1 Mill Ln', 'Leeds LS1 4AP']],
    ['JP', { postalCode: '100-0001', state: 'Tokyo', city: 'Chiyoda' }, ['100-0001 Tokyo Chiyoda']],
    // what the country's addresses do not have is shown all the same
    [
      'HK',
      { addressLine1: '1 Queen’s Rd', city: 'Central', postalCode: '999077' },
      ['1 Queen’s Rd', 'Central', '999077'],
    ],
    [undefined, { city: 'Reno' }, ['Reno']],
    ['US', {}, []],
  ];
  for (const [country, address, lines] of cases)
    it(`${country ?? 'no country'}: ${lines.join(' / ')}`, () =>
      expect(addressLines({ ...address, ...(country && { country }) })).toEqual(lines));
});
