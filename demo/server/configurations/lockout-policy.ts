import * as v from 'valibot';
import { configurations } from '../../../core/contract/configurations.ts';
import { ok } from '../../../core/contract/failure.ts';
import { id } from '../checks/fields.ts';
import { lockoutPolicy as schema } from '../checks/policies.ts';
import { invalidField, notFound } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { ALWAYS, ownPolicy, savePolicy } from './tenant-policy.ts';
import { rule } from '../checks/rule.ts';

const ENTITY = 'Lockout policy';
const ACT = { action: 'Lockout policy changed', severity: 'Warning' } as const;

const draft = v.pipe(
  v.object({
    id: v.exactOptional(id()),
    enabled: v.boolean(rule('notBoolean')),
    maxAttempts: v.pipe(
      v.number(rule('notNumber')),
      v.integer(rule('notInteger')),
      v.minValue(0, rule('tooSmall', { min: 0 })),
      v.maxValue(100, rule('tooLarge', { max: 100 })),
    ),
  }),
  v.forward(
    v.check(({ enabled, maxAttempts }) => !enabled || maxAttempts > 0, rule('tooSmall', { min: 1 })),
    ['maxAttempts'],
  ),
);

/** Reads the tenant's own policy; not found before the first save. Source: protocol/policies.md. */
export const lockoutPolicy = allowed<typeof configurations.lockoutPolicy>('fe.secure.read.securityPolicy', {
  answer: schema,
  handle: ({ store }) => ownPolicy(store.lockoutPolicies, ENTITY),
});

/** Saves the tenant's first policy, or over the one there is. */
export const createLockoutPolicy = allowed<typeof configurations.createLockoutPolicy>(
  'fe.secure.write.securityPolicy',
  {
    fresh: true,
    body: draft,
    answer: schema,
    handle: async ({ body: { enabled, maxAttempts }, caller: { tenantId }, ports, write }) => {
      const when = { tenantId, now: ports.clock.now().toISOString() };
      const details = { enabled, maxAttempts };
      return ok(await write({ ...ACT, details }, (rows) => savePolicy(rows.lockoutPolicies, when, details)));
    },
  },
);

/** Saves over the tenant's policy. */
export const updateLockoutPolicy = allowed<typeof configurations.updateLockoutPolicy>(
  'fe.secure.write.securityPolicy',
  {
    fresh: true,
    body: draft,
    answer: schema,
    handle: async ({ body, store, caller: { tenantId }, ports, write }) => {
      const { id: policyId, enabled, maxAttempts } = body;
      if (policyId === undefined) return invalidField('id', 'required');
      if (!(await store.lockoutPolicies.get(policyId))) return notFound(ENTITY);
      const when = { tenantId, now: ports.clock.now().toISOString() };
      const details = { enabled, maxAttempts };
      return ok(await write({ ...ACT, details }, (rows) => savePolicy(rows.lockoutPolicies, when, details)));
    },
  },
);

/** Reads the operator's policy, the minimum for every tenant. Its id is the operator's. */
export const vendorLockoutPolicy = allowed<typeof configurations.vendorLockoutPolicy>('fe.secure.read.securityPolicy', {
  answer: schema,
  handle: async ({ ports: { config } }) => {
    const { enabled, maxAttempts } = config.lockoutPolicy;
    return ok({ id: config.vendorId, enabled, maxAttempts, createdAt: ALWAYS, updatedAt: ALWAYS });
  },
});
