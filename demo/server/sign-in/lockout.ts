import type { LockoutPolicy } from '../../../core/contract/entities/policy.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, rateLimited } from '../refusal.ts';
import type { Cookies } from '../rules.ts';
import { CLOCK_SLACK_MS, type Count, type Reader } from '../store/store.ts';
import { knownDevice } from './devices.ts';
import { digest } from '../keys/secrets.ts';

/** Retention of failures that have not locked the account, in days. Ours. */
const REMEMBERED_DAYS = 30;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** TTL of an attempt under way, in milliseconds, for one whose node has ended. Ours. */
const UNDER_WAY_MS = 2 * MINUTE_MS;

export type LockoutRule = Pick<LockoutPolicy, 'enabled' | 'maxAttempts'>;

/** Number of failures that locks, by the strictest enabled policy; `Infinity` without one. */
export const strictest = (rules: readonly (LockoutRule | undefined)[]): number =>
  Math.min(...rules.map((rule) => (rule?.enabled ? rule.maxAttempts : Infinity)));

/** Attempt that is counted as under way. */
interface Attempt {
  /** Number of attempts under way, this one included. */
  readonly pending: number;
  /** Uncounts it. */
  end(): Promise<void>;
}

/** Failed sign-ins to one account: of one known browser, or of all unknown ones together. */
export interface LoginAttempts {
  /** Whether a limit is exceeded, attempts under way included. */
  readonly locked: boolean;
  /** Whether the lockout can be reported. To unknown browsers, only by the operator's limit, counted the same for every address. */
  readonly reported: boolean;
  /** Whether the attempts under way could use up the limit: not locked, but another one has to wait for them. */
  readonly crowded: boolean;
  /** Counts a failure and ends the attempt; `locks` if it is the one that locks, `reported` if the lockout can be. */
  fail(): Promise<{ locks: boolean; reported: boolean }>;
  /** Resets the failures and ends the attempt. */
  clear(): Promise<void>;
}

type Needs = Pick<Ports, 'store' | 'clock' | 'config' | 'stamper'>;

/** Part of the counters' keys for unknown browsers, and for the browser of the call if it is a known one. */
const keysOf = async ({ stamper }: Needs, cookies: Cookies, email: string) => {
  const strangers = await digest(email);
  const device = await knownDevice({ stamper }, cookies, email);
  return { strangers, device: device && `${strangers}:${device}` };
};

/**
 * Keys of the two counters of failures: up to the limit that is reported, and up to the one that locks. They are apart
 * because a stricter lock ends the second count, but must not change the first, which an unknown address has too.
 */
const countersOf = (key: string) => ({ reported: `attempts:${key}`, locking: `lockout:${key}` });

const lockMsOf = ({ lockoutPolicy }: Needs['config']): number => lockoutPolicy.lockedMinutes * MINUTE_MS;

/** Number of failures that count. A lock that would last longer than any is from before the clock was set back: it is restarted. */
const failuresOf = async (
  { store, clock, config }: Needs,
  key: string,
  count: Count | undefined,
  most: number,
): Promise<number> => {
  if (!count) return 0;
  const now = clock.now();
  const lastsMs = Date.parse(count.expires) - now.getTime();
  if (count.points < most || lastsMs <= lockMsOf(config) + CLOCK_SLACK_MS) return count.points;
  return (await store.counters.set(key, count.points, lockMsOf(config), now)).points;
};

/**
 * The attempts at one address, whether it has an account or not. A browser that has signed in before is counted apart,
 * so that attackers cannot lock a person out of their own; to unknown browsers, a tenant's stricter lockout is not reported.
 * `tenantRule` is the policy of the account's tenant; `attempt` is the one that is being judged.
 * Source: protocol/policies.md#lockout.
 */
export const loginAttemptsOf = async (
  ports: Needs,
  cookies: Cookies,
  email: string,
  tenantRule: Promise<LockoutRule | undefined>,
  attempt: Attempt = { pending: 1, end: async () => undefined },
): Promise<LoginAttempts> => {
  const { store, clock, config } = ports;
  const { counters } = store;
  const get = (key: string) => counters.get(key, clock.now());
  const counted = async () => {
    const { strangers, device } = await keysOf(ports, cookies, email);
    const keys = countersOf(device ?? strangers);
    const [reported, locking] = await Promise.all([get(keys.reported), get(keys.locking)]);
    return { keys, device, reported, locking };
  };
  const [{ keys, device, ...counts }, rule] = await Promise.all([counted(), tenantRule]);
  const most = strictest([config.lockoutPolicy, rule]);
  const tells = device ? most : strictest([config.lockoutPolicy]);
  const lockMs = lockMsOf(config);
  const [told, own] = await Promise.all([
    failuresOf(ports, keys.reported, counts.reported, tells),
    failuresOf(ports, keys.locking, counts.locking, most),
  ]);
  const add = (key: string, points: number) => counters.add(key, points, REMEMBERED_DAYS * DAY_MS, clock.now());
  const lock = (key: string, failures: number) => counters.set(key, failures, lockMs, clock.now());
  const reported = told >= tells;
  return {
    locked: reported || own + attempt.pending > most,
    reported,
    crowded: !reported && told + attempt.pending > tells,
    fail: async () => {
      const { points } = await add(keys.reported, 1);
      const reports = points === tells;
      // a lock that is reported locks, whatever was counted for the other one
      const added = reports ? points : 1;
      const locking = await add(keys.locking, added);
      await attempt.end();
      const locks = locking.points >= most && locking.points - added < most;
      // from here on the lock's own time runs
      if (reports) await Promise.all([lock(keys.reported, points), lock(keys.locking, points)]);
      else if (locks) await lock(keys.locking, locking.points);
      return { locks, reported: points >= tells };
    },
    clear: async () =>
      void (await Promise.all([
        told > 0 && counters.remove(keys.reported),
        own > 0 && counters.remove(keys.locking),
        attempt.end(),
      ])),
  };
};

/** Retries of an attempt that was `crowded` out, and their interval in milliseconds. Ours. */
const CROWDED_TRIES = 10;
const CROWDED_MS = 100;
/** `Retry-After` once the retries are used up, in seconds. Ours. */
const CROWDED_SECONDS = 1;

/**
 * Counts an attempt before it is judged, on all nodes together, so that concurrent attempts cannot exceed the limit.
 * `judge` resolves with undefined where it was crowded out: it is retried, and refused with 429 in the end.
 */
export const countAttempt = async <Value>(
  ports: Needs,
  cookies: Cookies,
  email: string,
  judge: (attempt: Attempt) => Promise<Result<Value, Refusal> | undefined>,
): Promise<Result<Value, Refusal>> => {
  const { strangers, device } = await keysOf(ports, cookies, email);
  const add = (points: number) =>
    ports.store.counters.add(`underWay:${device ?? strangers}`, points, UNDER_WAY_MS, ports.clock.now());
  for (let tries = 0; tries < CROWDED_TRIES; tries += 1) {
    if (tries > 0) await new Promise((resume) => setTimeout(resume, CROWDED_MS));
    const { points } = await add(1);
    let ended: Promise<unknown> | undefined;
    const end = async () => void (await (ended ??= add(-1)));
    try {
      const answer = await judge({ pending: points, end });
      if (answer) return answer;
    } finally {
      await end();
    }
  }
  return rateLimited(CROWDED_SECONDS);
};

/** Lockout policy of a tenant, if it has one. */
export const lockoutRuleOf = async (
  rows: Pick<Reader, 'lockoutPolicies'>,
  tenantId: TenantId,
): Promise<LockoutRule | undefined> => (await rows.lockoutPolicies.find({ where: { tenantId } }))[0];

/** Key of the count that locks an account for unknown browsers. */
export const lockoutKeyOf = async (email: string): Promise<string> => countersOf(await digest(email)).locking;

const forget = async ({ store }: Pick<Ports, 'store'>, key: string): Promise<void> =>
  void (await Promise.all(Object.values(countersOf(key)).map((counter) => store.counters.remove(counter))));

/** Unlocks an account for unknown browsers. */
export const unlockForStrangers = async (ports: Pick<Ports, 'store'>, email: string): Promise<void> =>
  forget(ports, await digest(email));

/** Unlocks an account for unknown browsers and for the browser of the call. */
export const unlockAccount = async (ports: Needs, cookies: Cookies, email: string): Promise<void> => {
  const { strangers, device } = await keysOf(ports, cookies, email);
  await Promise.all([strangers, device].map((key) => key && forget(ports, key)));
};

/** Checks whether an account is locked for unknown browsers. */
export const isLocked = async (ports: Needs, email: string, rule: LockoutRule | undefined): Promise<boolean> => {
  const most = strictest([ports.config.lockoutPolicy, rule]);
  const key = await lockoutKeyOf(email);
  const count = await ports.store.counters.get(key, ports.clock.now());
  return (await failuresOf(ports, key, count, most)) >= most;
};
