import * as v from 'valibot';
import { type EnforceMfaType, MFA_STRATEGIES, type MfaPolicy } from '../../../core/contract/entities/mfa.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { mfaPolicies } from '../../../core/contract/mfa-policies.ts';
import { findChallenge } from '../sign-in/challenges.ts';
import { secret } from '../checks/fields.ts';
import { mfaPolicy as schema, mfaPolicyDraft, mfaStrategies, rememberDevice } from '../checks/mfa.ts';
import { invalidField, notFound, type Refusal } from '../refusal.ts';
import { allowed, crossTenant, signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import type { MfaPolicyRecord } from '../store/records.ts';
import { ALWAYS, ownPolicy, savePolicy } from './tenant-policy.ts';

const READ = 'fe.secure.read.securityPolicy';
const WRITE = 'fe.secure.write.securityPolicy';
const ENTITY = 'MFA policy';
const DAY_SECONDS = 86_400;

const view = ({ enforceMfaType, ...policy }: Omit<MfaPolicyRecord, 'tenantId'>): MfaPolicy => ({
  ...policy,
  enforceMFAType: enforceMfaType,
});

const act = (enforceMFAType: EnforceMfaType) =>
  ({ action: 'MFA policy changed', severity: 'Warning', details: { enforceMFAType } }) as const;

/** Routes of MFA policies and strategies. Source: protocol/second-factors.md#policy. */
export const mfaPolicyRoutes = serve(mfaPolicies, {
  strategies: signedIn({
    answer: mfaStrategies,
    handle: async ({ ports: { config } }) =>
      ok({
        strategies: MFA_STRATEGIES.map((strategy) => ({
          strategy,
          isActive: config.mfa.strategies.includes(strategy),
        })),
      }),
  }),

  rememberDevice: crossTenant('mfaPolicies.rememberDevice', 'question', {
    query: v.object({ mfaToken: secret() }),
    answer: rememberDevice,
    handle: async ({ query, across, ports }) => {
      const found = await findChallenge(across, ports, { token: query.mfaToken, purpose: 'mfa' });
      if (!found.ok) return found;
      const { rememberDays } = ports.config.mfa;
      // a step-up is never remembered
      const isAllowedToRemember = rememberDays > 0 && found.value.details['session'] === undefined;
      return ok({ isAllowedToRemember, mfaDeviceExpiration: rememberDays * DAY_SECONDS });
    },
  }),

  read: allowed(READ, {
    answer: schema,
    handle: async ({ store }) => {
      const own: Result<Omit<MfaPolicyRecord, 'tenantId'>, Refusal> = await ownPolicy(store.mfaPolicies, ENTITY);
      return own.ok ? ok(view(own.value)) : own;
    },
  }),

  create: allowed(WRITE, {
    fresh: true,
    body: mfaPolicyDraft,
    answer: schema,
    handle: async ({ body: { enforceMFAType }, caller: { tenantId }, ports, write }) => {
      const when = { tenantId, now: ports.clock.now().toISOString() };
      const fields = { enforceMfaType: enforceMFAType };
      return ok(view(await write(act(enforceMFAType), (rows) => savePolicy(rows.mfaPolicies, when, fields))));
    },
  }),

  update: allowed(WRITE, {
    fresh: true,
    body: mfaPolicyDraft,
    answer: schema,
    handle: async ({ body: { id, enforceMFAType }, store, caller: { tenantId }, ports, write }) => {
      if (id === undefined) return invalidField('id', 'required');
      if (!(await store.mfaPolicies.get(id))) return notFound(ENTITY);
      const when = { tenantId, now: ports.clock.now().toISOString() };
      const fields = { enforceMfaType: enforceMFAType };
      return ok(view(await write(act(enforceMFAType), (rows) => savePolicy(rows.mfaPolicies, when, fields))));
    },
  }),

  vendor: allowed(READ, {
    answer: schema,
    handle: async ({ ports: { config } }) => {
      const { enforceMFAType } = config.mfa;
      return ok({ id: config.vendorId, enforceMFAType, createdAt: ALWAYS, updatedAt: ALWAYS });
    },
  }),
});
