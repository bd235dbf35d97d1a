import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { EMAIL_FACTOR } from '../../../core/contract/own-mfa.ts';
import { activeMembershipsOf } from '../authority/active-memberships.ts';
import { isAsked } from '../authority/mfa-requirement.ts';
import { type AuditedFactor, signInMethodOf } from '../authority/sign-in-method.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import type { Effects, PersonContext } from '../rules.ts';
import { factorsOf, isEnrolled, removeFactors } from '../sign-in/factors.ts';
import type { UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import type { PresentedFactor } from './verify-factor.ts';

/** Second factors to remove: one by its id, or all authenticator apps. */
export type RemovedFactor = { readonly id: string } | 'authenticators';

/** Rolls the transaction back: a policy requires the factor that was the last one. */
class LastFactor extends Error {
  override readonly name = 'LastFactor';
}

const remove = async (
  rows: Writer,
  { id: userId }: UserRecord,
  which: RemovedFactor,
): Promise<AuditedFactor | undefined> => {
  if (which === 'authenticators')
    return (await rows.authenticators.remove({ userId })) > 0 ? 'authenticator' : undefined;
  const { id } = which;
  if (id === EMAIL_FACTOR) {
    const changed = await rows.users.update({ id: userId, emailFactor: true }, { emailFactor: false });
    return changed.length > 0 ? 'email' : undefined;
  }
  if ((await rows.authenticators.remove({ id, userId })) > 0) return 'authenticator';
  if ((await rows.phones.remove({ id, userId, factor: true })) > 0) return 'sms';
  return (await rows.passkeys.remove({ id, userId, factor: true })) > 0 ? 'webauthn' : undefined;
};

/** Keeps the last factor where a policy over any of the person's companies requires one; else codes and trust go, too. */
const settleLast = async (rows: Writer, { ports, caller }: PersonContext<AnyEndpoint>, userId: UserRecord['id']) => {
  const now = await rows.users.get(userId);
  if (!now || isEnrolled(await factorsOf(rows, now))) return;
  const places = await rows.memberships.find({ where: activeMembershipsOf(caller) });
  const tenantIds = places.map(({ tenantId }) => tenantId);
  if (await isAsked(rows, ports.config, tenantIds, signInMethodOf(caller.proof.amr))) throw new LastFactor();
  await removeFactors(rows, userId);
};

/**
 * Removes a second factor of the caller, with its proof consumed in the same transaction. The last one stays where a policy
 * requires one. Its owner is told by mail.
 */
export const removeFactor = async (
  context: PersonContext<AnyEndpoint>,
  user: UserRecord,
  which: RemovedFactor,
  consume: PresentedFactor['consume'] = () => Promise.resolve(true),
): Promise<Result<undefined, Refusal>> => {
  const { ports, write } = context;
  const work = async (rows: Writer & Effects) => {
    if (!(await consume(rows))) return 'used' as const;
    const factor = await remove(rows, user, which);
    if (!factor) return 'missing' as const;
    // one removal of a person's factors at a time is judged, so that two do not each leave the other's
    await rows.users.update({ id: user.id }, { updatedAt: ports.clock.now().toISOString() });
    await settleLast(rows, context, user.id);
    await rows.mail.factorRemoved(user);
    await rows.audit({ action: 'Second factor removed', severity: 'Warning', details: { factor } });
    return 'removed' as const;
  };
  const done = await write(work).catch((cause: unknown) => {
    if (cause instanceof LastFactor) return 'last' as const;
    throw cause;
  });
  switch (done) {
    case 'removed':
      return ok(undefined);
    case 'last':
      return refuse('lastFactor');
    case 'used':
      return refuse('codeAlreadyUsed');
    case 'missing':
      return notFound('Device');
  }
};
