import { CompactEncrypt, compactDecrypt } from 'jose';

/** Sealer: encrypts secrets that must be read back from the database. Source: architecture.md#secrets. */
export interface Sealer {
  /** Whether there are older keys, under which values can still be sealed (key rotation). */
  readonly isRotating: boolean;
  seal(text: string): Promise<string>;
  /** Decrypts. Throws `SealedElsewhere` where no key fits: the text has changed, or its key was removed. */
  open(sealed: string): Promise<string>;
  /** Encrypts under the first key; undefined where it is already. */
  reseal(sealed: string): Promise<string | undefined>;
}

/** Error: no key opens the sealed text. */
export class SealedElsewhere extends Error {
  override readonly name = 'SealedElsewhere';
}

/** Minimum length of a secret key, in characters. Ours: 32 of base64url have 192 bits. */
export const SECRET_KEY_MIN = 32;

const ALGORITHMS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
const PURPOSE = new TextEncoder().encode('fe-elements sealing');

const keyFrom = async (secret: string): Promise<Uint8Array> => {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: PURPOSE };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256));
};

const openWith = async (sealed: string, some: readonly Uint8Array[]): Promise<string> => {
  const attempts = some.map((key) => compactDecrypt(sealed, key, ALGORITHMS));
  const opened = await Promise.any(attempts).catch((cause: unknown) => {
    throw new SealedElsewhere('No key of FE_SECRET_KEYS opens what was sealed', { cause });
  });
  return new TextDecoder().decode(opened.plaintext);
};

/** Seals with the first secret and opens with any, for key rotation: a new secret is put first. */
export const createSealer = (secrets: readonly [string, ...string[]]): Sealer => {
  const keys = Promise.all(secrets.map(keyFrom));
  const seal = async (text: string): Promise<string> => {
    const [first] = await keys;
    if (!first) throw new Error('There is no secret key');
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(first);
  };
  return {
    isRotating: secrets.length > 1,
    seal,
    open: async (sealed) => openWith(sealed, await keys),
    reseal: async (sealed) => {
      const [first, ...older] = await keys;
      const current = first && (await openWith(sealed, [first]).catch(() => undefined));
      return current === undefined ? seal(await openWith(sealed, older)) : undefined;
    },
  };
};
