import type { AuthResponse } from '../../../core/contract/entities/auth.ts';
import type { CrossingContext, Effects, Who } from '../rules.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { MembershipRecord, UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import { rememberDevice } from './devices.ts';
import { issueLink } from './links.ts';
import { type Attempts, attemptsAt, lockoutRuleOf } from './lockout.ts';
import { type Opened, openSession, signedInAnswer } from './sessions.ts';
import { nobody, whoIs } from './who.ts';

type Context = CrossingContext<AnyEndpoint>;

/** How somebody tried to sign in, as the audit log tells it. */
export type Way = 'password' | 'code' | 'magicLink';

/** Whose account an address is, as far as it is anybody's, and how often it was tried. */
export interface Entrance {
  /** Absent where there is no such account, or it belongs nowhere. */
  readonly found: { user: UserRecord; who: Who; memberships: MembershipRecord[] } | undefined;
  /** For whom a failure is written down: nobody, where nobody was found. */
  readonly tried: { user: UserRecord; who: Who };
  readonly attempts: Attempts;
}

/** Looks an address up that somebody signs in with. The same is asked of the store whether it has an account or not. */
export const entranceOf = async (
  { across, ports, cookies, from, reading }: Pick<Context, 'across' | 'ports' | 'cookies' | 'from' | 'reading'>,
  email: string,
): Promise<Entrance> => {
  const [user = nobody(from)] = await across.users.find({ where: { email } });
  const memberships = await across.memberships.find({ where: { userId: user.id } });
  const home = memberships.find(({ tenantId }) => tenantId === user.tenantId) ?? memberships[0];
  const found = home && { user, who: { ...whoIs(user), tenantId: home.tenantId }, memberships };
  const stranger = nobody(from);
  const tried = found ?? { user: stranger, who: whoIs(stranger) };
  const rule = await lockoutRuleOf(reading(tried.who), tried.who.tenantId);
  return { found, tried, attempts: await attemptsAt(ports, cookies, email, rule) };
};

/** Counts a failure; whether a lock may be told. The owner is told by mail of the failure that locks. */
export const failEntering = async (
  { ports, write }: Pick<Context, 'ports' | 'write'>,
  { tried: { user, who }, attempts }: Entrance,
  by: Way,
): Promise<boolean> => {
  const { locks, told } = await attempts.fail();
  await write(who, async (rows) => {
    await rows.audit({ action: 'Sign-in failed', severity: 'Warning', details: { by, locked: attempts.locked } });
    if (!locks) return;
    await rows.audit({ action: 'Account locked', severity: 'Warning' });
    await rows.mail.accountLocked(user, await issueLink(rows, ports, { userId: user.id, purpose: 'unlock' }));
  });
  return told;
};

/** Opens the session of somebody who has proved who they are, in the transaction that takes the proof. */
export const admit = async (
  rows: Writer & Effects,
  { ports, from }: Pick<Context, 'ports' | 'from'>,
  { user, who, memberships }: NonNullable<Entrance['found']>,
  by: Way,
): Promise<Opened> => {
  const amr = by === 'password' ? ['pwd'] : ['otp'];
  await rows.users.update({ id: user.id }, { lastLogin: ports.clock.now().toISOString() });
  await rows.audit({ action: 'Signed in', details: { by } });
  const tenantIds = memberships.map(({ tenantId }) => tenantId);
  return openSession(rows, ports, { ...who, tenantIds, from, amr });
};

/** The answer to somebody whose session is open; their browser is known from now on. */
export const welcome = async (
  { ports, cookies }: Pick<Context, 'ports' | 'cookies'>,
  { user, who, memberships }: NonNullable<Entrance['found']>,
  opened: Opened,
): Promise<AuthResponse> => {
  const answer = await signedInAnswer({ ports, cookies }, { user, memberships, tenantId: who.tenantId, opened });
  await rememberDevice(ports, cookies, user.email);
  return answer;
};
