import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Clock, Keys } from '../ports.ts';
import type { KeyRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Sealer } from './sealer.ts';

/** What the signing keys of an installation are kept with. */
export interface KeySetting {
  store: Store;
  sealer: Sealer;
  clock: Clock;
  /** Who says so: the product's own address. */
  issuer: string;
  /** For whom: the client id. */
  audience: string;
  /** Ours: RS256, which every client of this protocol reads; a page takes ES256, whose keys are made at once. */
  algorithm: 'RS256' | 'ES256';
}

interface KeyPair {
  id: string;
  algorithm: string;
  publicJwk: JWK;
  publicKey: CryptoKey;
  privateKey: CryptoKey;
}

const newRecord = async ({ algorithm, sealer, clock }: KeySetting): Promise<KeyRecord> => {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  return {
    id: crypto.randomUUID(),
    algorithm,
    publicJwk: { ...(await exportJWK(pair.publicKey)) },
    sealedPrivateJwk: await sealer.seal(JSON.stringify(await exportJWK(pair.privateKey))),
    createdAt: clock.now().toISOString(),
    retiredAt: null,
  };
};

const open = async (record: KeyRecord, sealer: Sealer): Promise<KeyPair> => {
  const { id, algorithm, publicJwk } = record;
  const privateJwk: JWK = JSON.parse(await sealer.open(record.sealedPrivateJwk));
  const [publicKey, privateKey] = await Promise.all([
    importJWK(publicJwk, algorithm),
    importJWK(privateJwk, algorithm),
  ]);
  if (publicKey instanceof Uint8Array || privateKey instanceof Uint8Array) throw new Error(`The key ${id} is no pair`);
  return { id, algorithm, publicJwk, publicKey, privateKey };
};

/** The newest first. The first node to ask makes the first pair; nodes that ask at once agree on one. */
const load = async (setting: KeySetting): Promise<[KeyPair, ...KeyPair[]]> => {
  const question = { where: { retiredAt: null }, order: [['createdAt', 'desc']] } as const;
  const kept = setting.store.reaching({ across: 'signingKeys' });
  let records = await kept.keys.find(question);
  if (records.length === 0) {
    const made = await newRecord(setting);
    records = await kept.transaction(async (rows) => {
      const others = await rows.keys.find(question);
      return others.length > 0 ? others : [await rows.keys.insert(made)];
    });
  }
  const [first, ...rest] = await Promise.all(records.map((record) => open(record, setting.sealer)));
  if (!first) throw new Error('There is no signing key');
  return [first, ...rest];
};

/** The signing keys of an installation: kept in its store, their private halves sealed. */
export const storedKeys = async (setting: KeySetting): Promise<Keys> => {
  const pairs = await load(setting);
  const [current] = pairs;
  const { issuer, audience, clock } = setting;
  const named = ({ kid, alg }: { kid?: string; alg?: string }) => {
    const pair = pairs.find(({ id, algorithm }) => id === kid && algorithm === alg);
    if (!pair) throw new Error('The token names no key of ours');
    return pair.publicKey;
  };
  return {
    sign: (claims, seconds) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: current.algorithm, kid: current.id, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(current.privateKey);
    },
    verify: async (token) => {
      const rules = { issuer, audience, currentDate: clock.now(), requiredClaims: ['exp', 'sub'] };
      const verified = await jwtVerify(token, named, rules).catch(() => undefined);
      return verified?.payload;
    },
    jwks: async () => ({
      keys: pairs.map(({ id, algorithm, publicJwk }) =>
        Object.assign({}, publicJwk, { kid: id, alg: algorithm, use: 'sig' }),
      ),
    }),
  };
};
