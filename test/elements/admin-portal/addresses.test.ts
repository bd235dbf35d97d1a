import { parseAddresses } from '../../../elements/admin-portal/tabs/users/invite/addresses.ts';
import { describe, expect, it } from '../../kit/in-page.ts';

describe('addresses in pasted text', () => {
  it('are found without surrounding punctuation', () =>
    expect(parseAddresses(['Ada', '<ada@acme.test>,'])).toEqual({
      addresses: [{ value: 'ada@acme.test', isGood: true }],
      leftOut: 1,
    }));

  it('are found beside words of any length', () => {
    const word = `a${'.'.repeat(300_000)}@`;
    const { addresses } = parseAddresses([word, 'bo@acme.test']);
    expect(addresses.map(({ isGood }) => isGood)).toEqual([false, true]);
  });
});
