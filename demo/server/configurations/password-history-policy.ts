import * as v from 'valibot';
import { configurations } from '../../../core/contract/configurations.ts';
import { ok } from '../../../core/contract/failure.ts';
import { id } from '../checks/fields.ts';
import { passwordHistoryPolicy as schema } from '../checks/policies.ts';
import { invalidField, notFound } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { ALWAYS, ownPolicy, savePolicy } from './tenant-policy.ts';
import { rule } from '../checks/rule.ts';

const draft = v.object({
  id: v.exactOptional(id()),
  enabled: v.boolean(rule('notBoolean')),
  historySize: v.pipe(
    v.number(rule('notNumber')),
    v.integer(rule('notInteger')),
    v.minValue(0, rule('tooSmall', { min: 0 })),
    v.maxValue(10, rule('tooLarge', { max: 10 })),
  ),
});

const ENTITY = 'Password history policy';
const ACT = { action: 'Password history policy changed', severity: 'Warning' } as const;

/** Reads the tenant's own policy; not found before the first save. Source: protocol/policies.md. */
export const passwordHistoryPolicy = allowed<typeof configurations.passwordHistoryPolicy>(
  'fe.secure.read.securityPolicy',
  { answer: schema, handle: ({ store }) => ownPolicy(store.passwordHistoryPolicies, ENTITY) },
);

/** Saves the tenant's first policy, or over the one there is. */
export const createPasswordHistoryPolicy = allowed<typeof configurations.createPasswordHistoryPolicy>(
  'fe.secure.write.securityPolicy',
  {
    fresh: true,
    body: draft,
    answer: schema,
    handle: async ({ body: { enabled, historySize }, caller: { tenantId }, ports, write }) => {
      const when = { tenantId, now: ports.clock.now().toISOString() };
      const details = { enabled, historySize };
      return ok(await write({ ...ACT, details }, (rows) => savePolicy(rows.passwordHistoryPolicies, when, details)));
    },
  },
);

/** Saves over the tenant's policy. */
export const updatePasswordHistoryPolicy = allowed<typeof configurations.updatePasswordHistoryPolicy>(
  'fe.secure.write.securityPolicy',
  {
    fresh: true,
    body: draft,
    answer: schema,
    handle: async ({ body, store, caller: { tenantId }, ports, write }) => {
      const { id: policyId, enabled, historySize } = body;
      if (policyId === undefined) return invalidField('id', 'required');
      if (!(await store.passwordHistoryPolicies.get(policyId))) return notFound(ENTITY);
      const when = { tenantId, now: ports.clock.now().toISOString() };
      const details = { enabled, historySize };
      return ok(await write({ ...ACT, details }, (rows) => savePolicy(rows.passwordHistoryPolicies, when, details)));
    },
  },
);

/** Reads the operator's policy, the minimum for every tenant. Its id is the operator's. */
export const vendorPasswordHistoryPolicy = allowed<typeof configurations.vendorPasswordHistoryPolicy>(
  'fe.secure.read.securityPolicy',
  {
    answer: schema,
    handle: async ({ ports: { config } }) =>
      ok({ id: config.vendorId, ...config.passwordHistoryPolicy, createdAt: ALWAYS, updatedAt: ALWAYS }),
  },
);
