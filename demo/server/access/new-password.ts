import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { acceptsPassword } from '../../../core/contract/password-policy.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { UserRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';

/** How many earlier passwords are kept: as many as a policy may ask for. Source: reference §5 "history size 0..10". */
const KEPT = 10;

/** Whether a password may be chosen by anybody, and if so its hash. */
export const hashNew = async (
  { config, breached, hasher }: Pick<Ports, 'config' | 'breached' | 'hasher'>,
  password: string,
): Promise<Result<string, Refusal>> => {
  if (!acceptsPassword(config.passwordPolicy, password)) return refuse('passwordWeak');
  if (await breached.has(password)) return refuse('passwordBreached');
  return ok(await hasher.hash(password));
};

/** How many of a person's last passwords may not come back: the operator's number, or their tenant's where that is larger. */
const historySizeOf = async (
  rows: Pick<Reader, 'passwordHistoryPolicies'>,
  config: Ports['config'],
  tenantId: TenantId,
): Promise<number> => {
  const [own] = await rows.passwordHistoryPolicies.find({ where: { tenantId } });
  const sizes = [own, config.passwordHistoryPolicy].map((policy) => (policy?.enabled ? policy.historySize : 0));
  return Math.max(...sizes);
};

/** Whether this person may choose the password, and if so its hash. The one in use counts as the last. */
export const hashNext = async (
  rows: Reader,
  { config, breached, hasher }: Pick<Ports, 'config' | 'breached' | 'hasher'>,
  user: UserRecord,
  password: string,
): Promise<Result<string, Refusal>> => {
  const hash = await hashNew({ config, breached, hasher }, password);
  if (!hash.ok) return hash;
  const size = await historySizeOf(rows, config, user.tenantId);
  const earlier = await rows.passwords.find({
    where: { userId: user.id },
    order: [['createdAt', 'desc']],
    limit: KEPT,
  });
  const last = [...(user.passwordHash ? [user.passwordHash] : []), ...earlier.map((row) => row.hash)].slice(0, size);
  for (const kept of last) if (await hasher.verify(kept, password)) return refuse('passwordReused');
  return hash;
};

/** Puts a new password in place of the one in use, which becomes the last of the earlier ones. */
export const replacePassword = async (
  rows: Pick<Writer, 'users' | 'passwords'>,
  { clock }: Pick<Ports, 'clock'>,
  userId: UserId,
  hash: string,
): Promise<void> => {
  const now = clock.now().toISOString();
  const user = await rows.users.get(userId);
  await rows.users.update({ id: userId }, { passwordHash: hash, breachedAt: null, updatedAt: now });
  if (!user?.passwordHash) return;
  await rows.passwords.insert({ id: crypto.randomUUID(), userId, hash: user.passwordHash, createdAt: now });
  const old = await rows.passwords.find({ where: { userId }, order: [['createdAt', 'desc']], offset: KEPT });
  if (old.length > 0) await rows.passwords.remove({ id: { in: old.map(({ id }) => id) } });
};
