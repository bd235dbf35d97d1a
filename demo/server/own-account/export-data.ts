import { ok } from '../../../core/contract/failure.ts';
import type { ownAccount } from '../../../core/contract/own-account.ts';
import { expiresOf, lastUseOf } from '../api-tokens/token-times.ts';
import { accountExport } from '../checks/account-export.ts';
import { refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { sessionView } from '../sessions/views.ts';
import { providerOf } from '../sign-in/authenticator-providers.ts';
import { devicesView, factorsOf } from '../sign-in/factors.ts';
import { applicationsOf, exportElsewhere, photoOf } from './export-views.ts';
import { displayNameOf } from '../federation/social/social-providers.ts';

/** Entries of each audit log at most: a person's of about a year. Ours. */
const ACTIVITY_MAX = 1000;

/**
 * Exports what the product keeps about the caller, without secrets, soon after sign-in or step-up. Its owner is told by mail.
 * Ours. Source: protocol/accounts.md#own-account.
 */
export const exportData = signedIn<typeof ownAccount.exportData>({
  limit: 'mail',
  fresh: true,
  personsOnly: true,
  answer: accountExport,
  handle: async ({ own, caller, ports, write, writeIn }) => {
    const { userId } = caller;
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    const now = ports.clock.now().toISOString();
    const order = [['createdAt', 'asc']] as const;
    const [places, sessions, factors, passkeys, phones, identities, tokens, browsers, elsewhere] = await Promise.all([
      own.memberships.find({ where: { userId, invitation: null }, order }),
      own.sessions.find({ where: { userId, endedAt: null, expires: { after: now } }, order }),
      factorsOf(own, user),
      own.passkeys.find({ where: { userId, factor: false }, order }),
      own.phones.find({ where: { userId, factor: false }, order }),
      own.identities.find({ where: { userId }, order }),
      own.apiTokens.find({ where: { userId, kind: 'personal' }, order }),
      own.trustedBrowsers.find({ where: { userId, expires: { after: now } }, order }),
      exportElsewhere(ports, userId),
    ]);
    const companies = [];
    const invitationsSent = [];
    const inviteLinks = [];
    const activity = [];
    for (const { tenantId, roleIds, groupIds, createdAt: joinedAt } of places) {
      const there = await writeIn(tenantId, async (rows) => ({
        name: (await rows.tenants.get(tenantId))?.name ?? '',
        roles: await rows.roles.find({ where: { id: { in: roleIds } } }),
        groups: await rows.groups.find({ where: { id: { in: groupIds } } }),
        entries: await rows.audits.find({
          where: { tenantId, userId },
          order: [['createdAt', 'desc']],
          limit: ACTIVITY_MAX,
        }),
        invited: await rows.people.find({ where: { tenantId, invitedBy: userId }, order }),
        links: await rows.inviteLinks.find({ where: { tenantId, userId }, order }),
      }));
      companies.push({
        id: tenantId,
        name: there.name,
        roles: there.roles.map(({ name }) => name),
        groups: there.groups.map(({ name }) => name),
        joinedAt,
      });
      for (const { email, name, createdAt, invitedAt, invitedUntil, openedAt } of there.invited)
        invitationsSent.push({
          company: there.name,
          email,
          name,
          sentAt: invitedAt ?? createdAt,
          ...(openedAt !== null && { openedAt }),
          expires: invitedUntil ?? createdAt,
        });
      for (const { createdAt, expires } of there.links) inviteLinks.push({ company: there.name, createdAt, expires });
      for (const { action, createdAt: at, ip, userAgent } of there.entries)
        activity.push({
          action,
          at,
          company: there.name,
          ...(ip !== null && { ipAddress: ip }),
          ...(userAgent !== null && { userAgent }),
        });
    }
    await write(async (rows) => {
      await rows.mail.dataExported(user);
      await rows.audit({ action: 'Own data exported', severity: 'Warning' });
    });
    return ok({
      exportedAt: now,
      profile: {
        id: user.id,
        email: user.email,
        name: user.name,
        verified: user.verified,
        language: user.language,
        createdAt: user.createdAt,
        ...(user.lastLogin !== null && { lastLogin: user.lastLogin }),
        hasPassword: user.passwordHash !== null,
        ...(await photoOf(own, ports, user)),
        metadata: JSON.parse(user.metadata) as Readonly<Record<string, unknown>>, // JSON text of an object, as it was checked
      },
      companies,
      sessions: sessions.map((record) => sessionView(record, caller)),
      secondFactors: devicesView(factors, 'whole'),
      passkeys: passkeys.map(({ id, deviceType, createdAt, name, credentialId, lastUsedAt, aaguid }) => ({
        id,
        deviceType,
        createdAt,
        name,
        credentialId,
        ...(lastUsedAt && { lastUsedAt }),
        ...providerOf(aaguid),
      })),
      phoneNumbers: phones.map(({ phoneNumber, verified, createdAt }) => ({ phoneNumber, verified, createdAt })),
      linkedAccounts: identities.map(({ id, provider, email, name, createdAt, lastUsedAt }) => ({
        id,
        provider,
        displayName: displayNameOf(ports.config, provider),
        email,
        name,
        createdAt,
        lastUsedAt,
      })),
      trustedBrowsers: browsers.map(({ createdAt, expires }) => ({ createdAt, expires })),
      applications: await applicationsOf(own, ports, userId),
      ...elsewhere,
      invitationsSent,
      inviteLinks,
      apiTokens: tokens.map((token) => ({
        description: token.description,
        createdAt: token.createdAt,
        ...expiresOf(token),
        ...lastUseOf(token),
      })),
      activity,
    });
  },
});
