import * as v from 'valibot';
import { SSO_TYPES } from '../../../core/contract/entities/sso.ts';
import { session as sessionSchema } from './entities.ts';
import { moment } from './fields.ts';
import { mfaDevices } from './mfa.ts';
import { passkey } from './webauthn.ts';

const invitation = v.object({
  company: v.string(),
  email: v.string(),
  name: v.string(),
  sentAt: moment(),
  openedAt: v.exactOptional(moment()),
  expires: moment(),
});

/** Schema of the export of a person's data. */
export const accountExport = v.object({
  exportedAt: moment(),
  profile: v.object({
    id: v.string(),
    email: v.string(),
    name: v.string(),
    verified: v.boolean(),
    language: v.string(),
    createdAt: moment(),
    lastLogin: v.exactOptional(moment()),
    hasPassword: v.boolean(),
    photo: v.exactOptional(v.string()),
    metadata: v.record(v.string(), v.unknown()),
  }),
  companies: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      roles: v.array(v.string()),
      groups: v.array(v.string()),
      joinedAt: moment(),
    }),
  ),
  sessions: v.array(sessionSchema),
  secondFactors: mfaDevices,
  passkeys: v.array(passkey),
  phoneNumbers: v.array(v.object({ phoneNumber: v.string(), verified: v.boolean(), createdAt: moment() })),
  linkedAccounts: v.array(
    v.object({
      id: v.string(),
      provider: v.string(),
      displayName: v.string(),
      email: v.string(),
      name: v.string(),
      createdAt: moment(),
      lastUsedAt: moment(),
    }),
  ),
  ssoIdentities: v.array(
    v.object({ company: v.string(), type: v.picklist(SSO_TYPES), provider: v.string(), createdAt: moment() }),
  ),
  trustedBrowsers: v.array(v.object({ createdAt: moment(), expires: moment() })),
  applications: v.array(
    v.object({
      kind: v.picklist(['consent', 'grant']),
      clientId: v.string(),
      name: v.string(),
      scopes: v.array(v.string()),
      createdAt: moment(),
      expires: moment(),
    }),
  ),
  invitationsReceived: v.array(invitation),
  invitationsSent: v.array(invitation),
  inviteLinks: v.array(v.object({ company: v.string(), createdAt: moment(), expires: moment() })),
  apiTokens: v.array(
    v.object({
      description: v.string(),
      createdAt: moment(),
      expires: v.exactOptional(moment()),
      lastUsedAt: v.exactOptional(moment()),
      lastUsedIp: v.exactOptional(v.string()),
    }),
  ),
  activity: v.array(
    v.object({
      action: v.string(),
      at: moment(),
      company: v.string(),
      ipAddress: v.exactOptional(v.string()),
      userAgent: v.exactOptional(v.string()),
    }),
  ),
});
