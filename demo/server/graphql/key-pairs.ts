import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { digest, randomSecret } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import type { KeyPairRecord } from '../store/records.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Permissions of a key pair. Ours: what a program that shows experiences needs, and nothing about people. */
const PERMISSIONS = ['fe.secure.read.experiences', 'fe.secure.write.experiences'];

/** Hash of a secret, as stored. Ours: 256 random bits need no slow hash. */
const hashOf = (id: string, secret: string): Promise<string> => digest(`${id}:${secret}`);

/** Key pair of these credentials; undefined where there is none or it has ended. */
export const verifyKeyPair = async (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  clientId: string,
  clientSecret: string,
): Promise<KeyPairRecord | undefined> => {
  if (!UUID.test(clientId)) return undefined;
  const [pair, hash] = await Promise.all([
    store.scoped({ across: 'keyPairs' }).keyPairs.get(clientId),
    hashOf(clientId, clientSecret),
  ]);
  if (!pair || pair.secretHash !== hash) return undefined;
  return pair.endedAt !== null && Date.parse(pair.endedAt) <= clock.now().getTime() ? undefined : pair;
};

/** Key pair to create: the names of its company and its own. */
export interface WantedKeyPair {
  company: string;
  name: string;
}

/** Client id and secret of a new key pair; the secret is not stored. */
export interface NewKeyPair {
  clientId: string;
  clientSecret: string;
}

/** Creates a key pair of a tenant, with its audit entry. */
export const createKeyPair = async (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  tenantId: TenantId,
  name: string,
): Promise<NewKeyPair> => {
  const clientId = crypto.randomUUID();
  const clientSecret = randomSecret();
  const createdAt = clock.now().toISOString();
  const secretHash = await hashOf(clientId, clientSecret);
  await store.scoped({ tenantId }).transaction(async (rows) => {
    const pair = { id: clientId, tenantId, name, secretHash, permissions: PERMISSIONS, createdAt, endedAt: null };
    await rows.keyPairs.insert(pair);
    await rows.audits.insert({
      id: crypto.randomUUID(),
      tenantId,
      userId: null,
      email: null,
      action: 'Key pair created',
      severity: 'Warning',
      ip: null,
      userAgent: null,
      details: { clientId, name },
      createdAt,
    });
  });
  return { clientId, clientSecret };
};
