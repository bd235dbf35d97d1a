import { firstLight } from './0001-first-light.ts';
import { isolation } from './0002-isolation.ts';
import { counters } from './0003-counters.ts';
import { tenantPlans } from './0004-tenant-plans.ts';
import { lockout } from './0005-lockout.ts';
import { sessionPolicies } from './0006-session-policies.ts';
import { secondFactors } from './0007-second-factors.ts';
import { groups } from './0008-groups.ts';
import { people } from './0009-people.ts';
import { inviteLinks } from './0010-invite-links.ts';
import { impersonation } from './0011-impersonation.ts';
import { activity } from './0012-activity.ts';
import { subAccounts } from './0013-sub-accounts.ts';
import { accounts } from './0014-accounts.ts';
import { sessionBrowsers } from './0015-session-browsers.ts';
import { peopleOrder } from './0016-people-order.ts';
import { deletions } from './0017-deletions.ts';
import { peopleTotals } from './0018-people-totals.ts';
import { billing } from './0019-billing.ts';
import { seatsAndDisputes } from './0020-seats-and-disputes.ts';
import { experiences } from './0021-experiences.ts';
import { featureFlags } from './0022-feature-flags.ts';
import { sso } from './0040-sso.ts';
import { identities } from './0041-identities.ts';
import { apiTokens } from './0055-api-tokens.ts';
import { oauthRecords } from './0056-oauth-records.ts';
import { accountHierarchies } from './0060-accounts.ts';
import { providerSessions } from './0061-provider-sessions.ts';
import { customLogins } from './0062-custom-logins.ts';
import { emailDomains } from './0063-email-domains.ts';
import { ownMethods } from './0070-own-methods.ts';
import { accountDeletions } from './0071-account-deletions.ts';
import { pictures } from './0072-pictures.ts';
import type { Migration } from './migration.ts';

/** Every change in order; the first is version 1. */
export const MIGRATIONS: readonly Migration[] = [
  firstLight,
  isolation,
  counters,
  tenantPlans,
  lockout,
  sessionPolicies,
  secondFactors,
  groups,
  people,
  inviteLinks,
  impersonation,
  activity,
  subAccounts,
  accounts,
  sessionBrowsers,
  peopleOrder,
  deletions,
  peopleTotals,
  billing,
  seatsAndDisputes,
  experiences,
  featureFlags,
  sso,
  identities,
  apiTokens,
  oauthRecords,
  accountHierarchies,
  providerSessions,
  customLogins,
  emailDomains,
  ownMethods,
  accountDeletions,
  pictures,
];
