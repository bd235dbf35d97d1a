import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isApiTokenSecret, newApiTokenSecret } from '../../../../demo/server/keys/api-token-secret.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Value of a number in base 62. */
const valueOf = (digits: string): number => [...digits].reduce((value, digit) => value * 62 + DIGITS.indexOf(digit), 0);

describe('the secret of an API token', () => {
  for (const [kind, prefix] of [
    ['personal', 'fe_pat_'],
    ['tenant', 'fe_tat_'],
    ['client', 'fe_ccs_'],
  ] as const)
    it(`begins with ${prefix} and ends with the CRC-32 of all before, as another implementation has it`, () => {
      const secret = newApiTokenSecret(kind);
      expect(secret.startsWith(prefix)).toBe(true);
      expect(secret).toHaveLength(prefix.length + 49);
      expect(valueOf(secret.slice(-6))).toBe(crc32(secret.slice(0, -6)));
      expect(isApiTokenSecret(secret)).toBe(true);
    });

  it('is none with any one character changed, left out or added', () => {
    const secret = newApiTokenSecret('client');
    for (let at = 0; at < secret.length; at += 1) {
      const other = secret[at] === 'A' ? 'B' : 'A';
      expect(isApiTokenSecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
    }
    for (const wrong of [secret.slice(1), `${secret}A`, ` ${secret}`, `${secret}\n`, ''])
      expect(isApiTokenSecret(wrong)).toBe(false);
  });
});
