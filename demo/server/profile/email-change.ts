import * as v from 'valibot';
import { EMAIL_CHANGE_HOURS } from '../../../core/contract/limits.ts';
import { ok } from '../../../core/contract/failure.ts';
import type { profile } from '../../../core/contract/profile.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import { email, moment } from '../checks/fields.ts';
import { requireEmailDomain } from '../email-domains/email-domain-rule.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { beginChallenge } from '../sign-in/challenges.ts';
import type { ChallengePurpose } from '../store/records.ts';
import { type ChangeDetails, changeOf, CONFIRMING, detailsIn, endOpenLinks, openLinksOf } from './email-change-rows.ts';

const HOUR_MINUTES = 60;

const answer = v.object({
  change: v.nullable(
    v.object({
      from: v.string(),
      to: v.string(),
      fromConfirmed: v.boolean(),
      toConfirmed: v.boolean(),
      expires: moment(),
    }),
  ),
});

/** Reads the change of address that the caller has begun, with which of the two addresses has confirmed. Ours. */
export const emailChange = signedIn<typeof profile.emailChange>({
  answer,
  handle: async ({ own, caller: { userId }, ports }) => ok({ change: changeOf(await openLinksOf(own, ports, userId)) }),
});

/**
 * Begins a change of the caller's email address: a link to each of the two, and the change once both have confirmed. The
 * answer is the same for an address that has an account; its owner is told, and gets no link. Asked for again with the same
 * address, it mails new links to those of the two that have not confirmed. Soon after sign-in or
 * step-up. Ours. Source: protocol/accounts.md#email-address.
 */
export const requestEmailChange = signedIn<typeof profile.requestEmailChange>({
  limit: 'mail',
  fresh: true,
  body: v.object({ email: email() }),
  answer,
  handle: async ({ own, body, caller: { userId, sessionId }, ports, write }) => {
    const padTime = padResponseTime();
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    if (user.managedBy === 'scim2') return refuse('resourceReadOnly');
    const { email: to } = body;
    if (to === user.email) return refuse('nothingToUpdate');
    const across = ports.store.scoped({ across: 'emailChange' });
    // who may not join a company by an address does not come to be in it by a change
    const places = await across.memberships.find({ where: { ...ACTIVE, userId } });
    for (const { tenantId } of places) {
      const domain = await requireEmailDomain(across, ports, tenantId, to);
      if (!domain.ok) return domain;
    }
    const [owner] = await across.users.find({ where: { email: to } });
    const details: ChangeDetails = { change: crypto.randomUUID(), from: user.email, to, sessionId };
    const change = await write(async (rows) => {
      // asked for again, as the mail did not come: who has confirmed need not do so twice
      const before = (await openLinksOf(rows, ports, userId)).map((link) => [link.purpose, detailsIn(link)] as const);
      const isConfirmed = (purpose: ChallengePurpose) =>
        before.some(
          ([which, { to: formerTo, confirmed }]) => which === purpose && formerTo === to && confirmed === true,
        );
      await endOpenLinks(rows, ports, userId);
      const [fromToken, toToken] = await Promise.all(
        CONFIRMING.map((purpose) => {
          const known: ChangeDetails = isConfirmed(purpose) ? { ...details, confirmed: true } : details;
          const minutes = EMAIL_CHANGE_HOURS * HOUR_MINUTES;
          return beginChallenge(rows, ports, { userId, purpose, details: known, minutes });
        }),
      );
      if (!isConfirmed('emailFrom')) await rows.mail.emailChangeFrom(user, { token: fromToken ?? '', to });
      if (owner) await rows.mail.emailChangeTaken(owner);
      else if (!isConfirmed('emailTo')) await rows.mail.emailChangeTo({ ...user, email: to }, toToken ?? '');
      await rows.audit({ action: 'Email address change requested', severity: 'Warning', details: { to } });
      return changeOf(await openLinksOf(rows, ports, userId));
    });
    await padTime();
    return ok({ change });
  },
});

/** Ends the change that the caller has begun; its links do not work any more. Ours. */
export const cancelEmailChange = signedIn<typeof profile.cancelEmailChange>({
  handle: async ({ caller: { userId }, ports, write }) => {
    await write(async (rows) => {
      const ended = await endOpenLinks(rows, ports, userId);
      if (ended > 0) await rows.audit({ action: 'Email address change canceled' });
    });
    return ok(undefined);
  },
});
