import crc32 from 'crc/calculators/crc32';
import type { MachineToMachineAuthStrategy } from '../../../core/contract/entities/auth.ts';

/** Use of a secret: an access token of a person or a tenant, or the secret of client credentials. */
export type SecretKind = 'personal' | 'tenant' | 'client';

/**
 * Prefix of each kind, by which secret scanners find it: `fe_` and what it is. Ours.
 * Source: protocol/api-tokens.md#format.
 */
const PREFIXES: Readonly<Record<SecretKind, string>> = {
  personal: 'fe_pat_',
  tenant: 'fe_tat_',
  client: 'fe_ccs_',
};

/** Characters of a secret: as many as have 256 random bits, and a checksum. */
const RANDOM_CHARACTERS = 43;
const CHECKSUM_CHARACTERS = 6;
/** Characters of a hint after the prefix. */
const HINT_CHARACTERS = 4;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from here on would make the first digits likelier than the others. */
const FAIR_BYTES = 256 - (256 % DIGITS.length);
const SECRET = new RegExp(`^fe_(?:pat|tat|ccs)_[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}$`);

/** Kind of the secret of a token. */
export const secretKindOf = (kind: 'personal' | 'tenant', type: MachineToMachineAuthStrategy): SecretKind =>
  type === 'AccessToken' ? kind : 'client';

const randomDigits = (): string => {
  let digits = '';
  while (digits.length < RANDOM_CHARACTERS)
    for (const byte of crypto.getRandomValues(new Uint8Array(RANDOM_CHARACTERS)))
      if (byte < FAIR_BYTES && digits.length < RANDOM_CHARACTERS) digits += DIGITS[byte % DIGITS.length];
  return digits;
};

const checksum = (text: string): string => {
  let rest = crc32(new TextEncoder().encode(text)) >>> 0;
  let digits = '';
  for (let at = 0; at < CHECKSUM_CHARACTERS; at += 1) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
};

/** New secret: prefix, 256 random bits in base 62, and the checksum of both. */
export const newApiTokenSecret = (kind: SecretKind): string => {
  const text = PREFIXES[kind] + randomDigits();
  return text + checksum(text);
};

/** Whether a text is a secret of ours, by form and checksum: a wrong one is refused without a look into the store. */
export const isApiTokenSecret = (text: string): boolean =>
  SECRET.test(text) && checksum(text.slice(0, -CHECKSUM_CHARACTERS)) === text.slice(-CHECKSUM_CHARACTERS);

/** Beginning of a secret, by which people know it. */
export const hintOf = (secret: string): string => `${secret.slice(0, PREFIXES.client.length + HINT_CHARACTERS)}…`;
