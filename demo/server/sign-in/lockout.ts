import type { LockoutPolicy } from '../../../core/contract/entities/policy.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, rateLimited } from '../refusal.ts';
import type { Cookies } from '../rules.ts';
import { CLOCK_SLACK_MS, type Reader } from '../store/store.ts';
import { knownDevice } from './devices.ts';
import { digest } from '../keys/secrets.ts';

/** How long failures are remembered that lead to no lock, in days. Ours. */
const REMEMBERED_DAYS = 30;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** How long an attempt counts as under way that never ended, because its node did. Ours. */
const UNDER_WAY_MS = 2 * MINUTE_MS;

type Rule = Pick<LockoutPolicy, 'enabled' | 'maxAttempts'>;

/** The number of failures that locks, by the strictest of some policies; never, where none is enabled. */
const strictest = (rules: readonly (Rule | undefined)[]): number =>
  Math.min(...rules.map((rule) => (rule?.enabled ? rule.maxAttempts : Infinity)));

/** One attempt that is counted as under way. */
interface Attempt {
  /** How many there are, this one among them. */
  readonly underWay: number;
  /** Takes it out of the count. */
  end(): Promise<void>;
}

/** Where sign-ins to one account are counted: of a browser it knows, or of all strangers together. */
export interface LoginAttempts {
  /** Whether another one may be tried. */
  readonly locked: boolean;
  /** Whether that may be told. To strangers it is told by the operator's number alone, which is every address's. */
  readonly told: boolean;
  /** Whether those that are judged at this moment could be the last ones allowed: nothing is locked, and another may be tried when they are done. */
  readonly crowded: boolean;
  /** Counts a failure, in place of what was under way; `locks` where it was the one that locks, `told` where that may be told. */
  fail(): Promise<{ locks: boolean; told: boolean }>;
  /** Forgets the failures, where there were any, and what was under way. */
  clear(): Promise<void>;
}

type Needs = Pick<Ports, 'store' | 'clock' | 'config' | 'stamper'>;

const keysOf = async ({ stamper }: Needs, cookies: Cookies, email: string) => {
  const strangers = `attempts:${await digest(email)}`;
  const device = await knownDevice({ stamper }, cookies, email);
  return { strangers, device: device && `${strangers}:${device}` };
};

const lockMsOf = ({ lockoutPolicy }: Needs['config']): number => lockoutPolicy.lockedMinutes * MINUTE_MS;

/** How many failures count. A lock that would last longer than any was made before the clock was put back: it lasts its time from now on. */
const failuresAt = async ({ store, clock, config }: Needs, key: string, most: number): Promise<number> => {
  const now = clock.now();
  const count = await store.counters.get(key, now);
  if (!count) return 0;
  const lastsMs = Date.parse(count.expires) - now.getTime();
  if (count.points < most || lastsMs <= lockMsOf(config) + CLOCK_SLACK_MS) return count.points;
  return (await store.counters.set(key, count.points, lockMsOf(config), now)).points;
};

/**
 * The attempts at one address, whether it has an account or not. A browser that has signed in before is counted apart,
 * so that nobody can lock a person out of their own; and a tenant that locks sooner than the operator does so unseen.
 * `tenantRule` is the policy of the account's tenant; `attempt` is the one that is being judged.
 * Source: protocol/policies.md#lockout.
 */
export const loginAttemptsOf = async (
  ports: Needs,
  cookies: Cookies,
  email: string,
  tenantRule: Rule | undefined,
  attempt: Attempt = { underWay: 1, end: async () => undefined },
): Promise<LoginAttempts> => {
  const { store, clock, config } = ports;
  const { counters } = store;
  const { strangers, device } = await keysOf(ports, cookies, email);
  const key = device ?? strangers;
  const least = strictest([config.lockoutPolicy]);
  const most = strictest([config.lockoutPolicy, tenantRule]);
  const tells = device ? most : least;
  const lockMs = lockMsOf(config);
  const points = await failuresAt(ports, key, most);
  return {
    locked: points + attempt.underWay > most,
    told: points >= tells,
    crowded: points < tells && points + attempt.underWay > tells,
    fail: async () => {
      const count = await counters.add(key, 1, REMEMBERED_DAYS * DAY_MS, clock.now());
      await attempt.end();
      // from here on the lock's own time runs
      if (count.points === most || count.points === tells) await counters.set(key, count.points, lockMs, clock.now());
      return { locks: count.points === most, told: count.points >= tells };
    },
    clear: async () => void (await Promise.all([points > 0 && counters.remove(key), attempt.end()])),
  };
};

/** How often, and after how many milliseconds, an attempt that was `crowded` out is made again by itself. Ours. */
const CROWDED_TRIES = 10;
const CROWDED_MS = 100;
/** Seconds after which it may be made again then. Ours. */
const CROWDED_SECONDS = 1;

/**
 * Counts an attempt before it is judged, on all nodes together, so that however many come at once no more are judged than
 * are allowed. `judge` answers nothing where it was crowded out: it waits for its turn, and is declined with 429 at last.
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
      const answer = await judge({ underWay: points, end });
      if (answer) return answer;
    } finally {
      await end();
    }
  }
  return rateLimited(CROWDED_SECONDS);
};

/** The policy of a tenant, if it has one. */
export const lockoutRuleOf = async (
  rows: Pick<Reader, 'lockoutPolicies'>,
  tenantId: TenantId,
): Promise<Rule | undefined> => (await rows.lockoutPolicies.find({ where: { tenantId } }))[0];

/** Unlocks an account for strangers and for the browser that asks. */
export const unlockAccount = async (ports: Needs, cookies: Cookies, email: string): Promise<void> => {
  const { strangers, device } = await keysOf(ports, cookies, email);
  const { counters } = ports.store;
  await Promise.all([strangers, device].map((key) => key && counters.remove(key)));
};

/** Whether strangers cannot sign in to an account now. */
export const isLocked = async (ports: Needs, email: string, rule: Rule | undefined): Promise<boolean> => {
  const most = strictest([ports.config.lockoutPolicy, rule]);
  return (await failuresAt(ports, `attempts:${await digest(email)}`, most)) >= most;
};
