import * as v from 'valibot';
import { configurations } from '../../../core/contract/configurations.ts';
import type { PasswordHistoryPolicy } from '../../../core/contract/entities/policy.ts';
import { ok } from '../../../core/contract/failure.ts';
import { id } from '../checks/fields.ts';
import { passwordHistoryPolicy as schema } from '../checks/policies.ts';
import { invalid, notFound } from '../refusal.ts';
import { allowed } from '../rules.ts';
import type { PasswordHistoryPolicyRecord } from '../store/records.ts';

const draft = v.object({
  id: v.exactOptional(id()),
  enabled: v.boolean('must be true or false'),
  historySize: v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must be at least 0'),
    v.maxValue(10, 'must be at most 10'),
  ),
});

const ACT = { action: 'Password history policy changed', severity: 'Warning' } as const;

const view = (record: PasswordHistoryPolicyRecord): PasswordHistoryPolicy => {
  const { id, enabled, historySize, createdAt, updatedAt } = record;
  return { id, enabled, historySize, createdAt, updatedAt };
};

/** The tenant's own policy; not found until it is first saved. Source: SPEC §5 "PATCH when the record has an id". */
export const passwordHistoryPolicy = allowed<typeof configurations.passwordHistoryPolicy>(
  'fe.secure.read.securityPolicy',
  {
    answer: schema,
    handle: async ({ store }) => {
      const [own] = await store.passwordHistoryPolicies.find();
      return own ? ok(view(own)) : notFound('Password history policy');
    },
  },
);

/** Saves the tenant's first policy, or over the one there is. */
export const createPasswordHistoryPolicy = allowed<typeof configurations.createPasswordHistoryPolicy>(
  'fe.secure.write.securityPolicy',
  {
    body: draft,
    answer: schema,
    handle: async ({ body, caller, ports, write }) => {
      const { enabled, historySize } = body;
      const updatedAt = ports.clock.now().toISOString();
      const saved = await write({ ...ACT, details: { enabled, historySize } }, async ({ passwordHistoryPolicies }) => {
        const [changed] = await passwordHistoryPolicies.update({}, { enabled, historySize, updatedAt });
        const { tenantId } = caller;
        const first = { id: crypto.randomUUID(), tenantId, enabled, historySize, createdAt: updatedAt, updatedAt };
        return changed ?? passwordHistoryPolicies.insert(first);
      });
      return ok(view(saved));
    },
  },
);

/** Saves over the tenant's policy. */
export const updatePasswordHistoryPolicy = allowed<typeof configurations.updatePasswordHistoryPolicy>(
  'fe.secure.write.securityPolicy',
  {
    body: draft,
    answer: schema,
    handle: async ({ body, store, ports, write }) => {
      const { id: policyId, enabled, historySize } = body;
      if (policyId === undefined) return invalid(['id: is required']);
      if (!(await store.passwordHistoryPolicies.get(policyId))) return notFound('Password history policy');
      const updatedAt = ports.clock.now().toISOString();
      const [saved] = await write({ ...ACT, details: { enabled, historySize } }, (rows) =>
        rows.passwordHistoryPolicies.update({ id: policyId }, { enabled, historySize, updatedAt }),
      );
      return saved ? ok(view(saved)) : notFound('Password history policy');
    },
  },
);

/** The least every tenant's policy asks for, as the operator set it. It has the operator's id and was always so. */
export const vendorPasswordHistoryPolicy = allowed<typeof configurations.vendorPasswordHistoryPolicy>(
  'fe.secure.read.securityPolicy',
  {
    answer: schema,
    handle: async ({ ports: { config } }) => {
      const always = new Date(0).toISOString();
      return ok({ id: config.vendorId, ...config.passwordHistoryPolicy, createdAt: always, updatedAt: always });
    },
  },
);
