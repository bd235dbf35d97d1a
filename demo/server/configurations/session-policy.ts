import * as v from 'valibot';
import { configurations } from '../../../core/contract/configurations.ts';
import type { SessionConfigurations } from '../../../core/contract/entities/policy.ts';
import { ok } from '../../../core/contract/failure.ts';
import { expiryOf, sessionRuleOfPolicy, strictestRule } from '../sign-in/session-rule.ts';
import { sessionConfigurations as schema } from '../checks/policies.ts';
import { allowed } from '../rules.ts';
import type { SessionPolicyRecord } from '../store/records.ts';
import { savePolicy } from './tenant-policy.ts';
import { rule } from '../checks/rule.ts';

type Fields = Omit<SessionPolicyRecord, 'id' | 'tenantId' | 'createdAt' | 'updatedAt'>;

/** Default settings of a tenant. Source: protocol/sessions.md#settings. */
const FIRST: Fields = {
  idleActive: false,
  idleSeconds: 3600,
  absoluteActive: false,
  absoluteSeconds: 7_776_000,
  concurrentActive: false,
  maxSessions: 10,
};

const YEAR_SECONDS = 31_536_000;
/**
 * Minimum idle timeout: twice the life of an access token, so that renewal after its expiry does not count as idle.
 * Ours.
 */
const IDLE_LEAST_SECONDS = 600;

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(rule('notNumber')),
    v.integer(rule('notInteger')),
    v.minValue(least, rule('tooSmall', { min: least })),
    v.maxValue(most, rule('tooLarge', { max: most })),
  );
const isActive = v.boolean(rule('notBoolean'));

const draft = v.object({
  sessionTimeoutConfiguration: v.exactOptional(
    v.object({ isActive, timeout: whole(IDLE_LEAST_SECONDS, YEAR_SECONDS) }),
  ),
  sessionIdleTimeoutConfiguration: v.exactOptional(
    v.object({ isActive, timeout: whole(IDLE_LEAST_SECONDS, YEAR_SECONDS) }),
  ),
  sessionConcurrentConfiguration: v.exactOptional(v.object({ isActive, maxSessions: whole(1, 1000) })),
});

const fieldsOf = (given: SessionConfigurations): Partial<Fields> => {
  const { sessionTimeoutConfiguration: absolute, sessionIdleTimeoutConfiguration: idle } = given;
  const { sessionConcurrentConfiguration: concurrent } = given;
  return {
    ...(idle && { idleActive: idle.isActive, idleSeconds: idle.timeout }),
    ...(absolute && { absoluteActive: absolute.isActive, absoluteSeconds: absolute.timeout }),
    ...(concurrent && { concurrentActive: concurrent.isActive, maxSessions: concurrent.maxSessions }),
  };
};

const fieldsIn = (kept: SessionPolicyRecord | undefined): Partial<Fields> => {
  if (!kept) return {};
  const { id: _id, tenantId: _tenant, createdAt: _created, updatedAt: _updated, ...fields } = kept;
  return fields;
};

const view = (fields: Fields): SessionConfigurations => ({
  sessionTimeoutConfiguration: { isActive: fields.absoluteActive, timeout: fields.absoluteSeconds },
  sessionIdleTimeoutConfiguration: { isActive: fields.idleActive, timeout: fields.idleSeconds },
  sessionConcurrentConfiguration: { isActive: fields.concurrentActive, maxSessions: fields.maxSessions },
});

/** Reads the session policy of the tenant. Source: protocol/sessions.md#settings. */
export const sessionPolicy = allowed<typeof configurations.sessionPolicy>('fe.secure.read.securityPolicy', {
  answer: schema,
  handle: async ({ store }) => ok(view((await store.sessionPolicies.find())[0] ?? FIRST)),
});

/** Saves the given settings; they apply to active sessions immediately. */
export const saveSessionPolicy = allowed<typeof configurations.saveSessionPolicy>('fe.secure.write.securityPolicy', {
  fresh: true,
  body: draft,
  handle: async ({ body, caller: { tenantId }, ports: { clock, config }, write }) => {
    const now = clock.now().toISOString();
    const changes = fieldsOf(body);
    const act = { action: 'Session policy changed', severity: 'Warning', details: { ...changes } } as const;
    await write(act, async (rows) => {
      const [kept] = await rows.sessionPolicies.find();
      const fields = { ...FIRST, ...fieldsIn(kept), ...changes };
      const saved = await savePolicy(rows.sessionPolicies, { tenantId, now }, fields);
      const rule = strictestRule([config.sessions, sessionRuleOfPolicy(saved)]);
      // locks the rows, because a concurrent renewal still applies the old rule
      const living = await rows.sessions.update({ endedAt: null, expires: { after: now } }, { endedAt: null });
      for (const session of living) {
        const expires = expiryOf(new Date(session.rotatedAt), session, config, rule);
        if (expires < session.expires) await rows.sessions.update({ id: session.id }, { expires });
      }
    });
    return ok(undefined);
  },
});
