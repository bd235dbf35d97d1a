import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Clock, Keys } from '../../ports.ts';
import type { KeyRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import type { Sealer } from '../sealer.ts';

import type { SigningAlgorithm } from '../signing-algorithms.ts';

/** Parts that storing the signing keys needs. */
export interface KeySetting {
  store: Store;
  sealer: Sealer;
  clock: Clock;
  /** Issuer (`iss`) of tokens: the product's own address. */
  issuer: string;
  /** Audience (`aud`) of tokens: the client id. */
  audience: string;
  /** Ours: RS256 by default, which every client of this protocol reads; a page takes ES256, whose keys are generated instantly. */
  algorithm: SigningAlgorithm;
}

/** TTL of a node's cache of keys, in milliseconds. */
const RELOAD_MS = 60_000;
/** Lead time of a new key before it signs, in milliseconds: every node has it by then, and every client that caches the JWKS for 300 s. */
export const PUBLISHED_MS = 600_000;

interface KeyPair {
  id: string;
  createdAtMs: number;
  algorithm: string;
  publicJwk: JWK;
  publicKey: CryptoKey;
  privateKey: CryptoKey;
}

/** New key pair as a record. */
export const newRecord = async ({ algorithm, sealer, clock }: KeySetting): Promise<KeyRecord> => {
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
  const { id, algorithm, publicJwk, createdAt } = record;
  const privateJwk: JWK = JSON.parse(await sealer.open(record.sealedPrivateJwk));
  const [publicKey, privateKey] = await Promise.all([
    importJWK(publicJwk, algorithm),
    importJWK(privateJwk, algorithm),
  ]);
  if (publicKey instanceof Uint8Array || privateKey instanceof Uint8Array) throw new Error(`The key ${id} is no pair`);
  return { id, createdAtMs: Date.parse(createdAt), algorithm, publicJwk, publicKey, privateKey };
};

/** Query for the published keys, newest first. */
export const PUBLISHED = { where: { retiredAt: null }, order: [['createdAt', 'desc']] } as const;

/** Loads the keys, newest first. The first node to ask makes the first pair; nodes that ask concurrently agree on one. */
const load = async (setting: KeySetting, known: readonly KeyPair[] = []): Promise<[KeyPair, ...KeyPair[]]> => {
  const kept = setting.store.scoped({ across: 'signingKeys' });
  let records = await kept.keys.find(PUBLISHED);
  if (records.length === 0) {
    const made = await newRecord(setting);
    records = await kept.transaction(async (rows) => {
      const others = await rows.keys.find(PUBLISHED);
      return others.length > 0 ? others : [await rows.keys.insert(made)];
    });
  }
  const [first, ...rest] = await Promise.all(
    records.map((record) => known.find(({ id }) => id === record.id) ?? open(record, setting.sealer)),
  );
  if (!first) throw new Error('There is no signing key');
  return [first, ...rest];
};

/** Signing keys of an installation: stored, with sealed private keys; each node reloads them. */
export const storedKeys = async (setting: KeySetting): Promise<Keys> => {
  const { issuer, audience, clock } = setting;
  let pairs = await load(setting);
  let loadedAtMs = clock.now().getTime();

  const known = async (): Promise<[KeyPair, ...KeyPair[]]> => {
    const nowMs = clock.now().getTime();
    if (Math.abs(nowMs - loadedAtMs) < RELOAD_MS) return pairs;
    loadedAtMs = nowMs;
    // while the store is away, the keys at hand are good
    pairs = await load(setting, pairs).catch(() => pairs);
    return pairs;
  };
  const signing = async (): Promise<KeyPair> => {
    const all = await known();
    const ripe = clock.now().getTime() - PUBLISHED_MS;
    return all.find(({ createdAtMs }) => createdAtMs <= ripe) ?? all.at(-1) ?? all[0];
  };
  return {
    sign: async (claims, seconds, aud = audience) => {
      const { id, algorithm, privateKey } = await signing();
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(aud)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(privateKey);
    },
    verify: async (token) => {
      const all = await known();
      const named = ({ kid, alg }: { kid?: string; alg?: string }) => {
        const pair = all.find(({ id, algorithm }) => id === kid && algorithm === alg);
        if (!pair) throw new Error('The token names no key of ours');
        return pair.publicKey;
      };
      const rules = { issuer, audience, currentDate: clock.now(), requiredClaims: ['exp', 'sub'] };
      const verified = await jwtVerify(token, named, rules).catch(() => undefined);
      return verified?.payload;
    },
    jwks: async () => ({
      keys: (await known()).map(({ id, algorithm, publicJwk }) =>
        Object.assign({}, publicJwk, { kid: id, alg: algorithm, use: 'sig' }),
      ),
    }),
  };
};
