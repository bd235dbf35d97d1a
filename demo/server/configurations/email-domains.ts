import * as v from 'valibot';
import { emailDomains } from '../../../core/contract/email-domains.ts';
import { type EmailDomainConfig, RESTRICTION_TYPES } from '../../../core/contract/entities/email-domain.ts';
import { ok } from '../../../core/contract/failure.ts';
import { domainName } from '../checks/domain-name.ts';
import { id, oneOf, text } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';
import { invalidField, notFound } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import type { EmailDomainConfigRecord, EmailDomainRestrictionRecord } from '../store/records.ts';
import { savePolicy } from './tenant-policy.ts';

const READ = 'fe.secure.read.securityPolicy';
const WRITE = 'fe.secure.write.securityPolicy';
const DELETE = 'fe.secure.delete.securityPolicy';

/** Maximum number of domains on both lists of a tenant. Ours. */
const RESTRICTIONS_MAX = 1000;
/** Maximum length of a text taken as a domain, in characters. Source: RFC 1035 §2.3.4. */
const DOMAIN_MAX = 253;

/** Settings of a tenant that has saved none: no address is refused. Ours. */
const FIRST: EmailDomainConfig = { active: false, blockPublicDomains: false, listType: 'BLOCK' };

const flag = v.boolean(rule('notBoolean'));
const type = oneOf(RESTRICTION_TYPES);
const configSchema = v.object({
  active: v.boolean(),
  blockPublicDomains: v.boolean(),
  listType: v.picklist(RESTRICTION_TYPES),
});
const itemSchema = v.object({ id: v.string(), domain: v.string(), type: v.picklist(RESTRICTION_TYPES) });

const configView = ({ active, blockPublicDomains, listType }: EmailDomainConfig) => ({
  active,
  blockPublicDomains,
  listType,
});
const itemView = ({ id: itemId, domain, type: itemType }: EmailDomainRestrictionRecord) => ({
  id: itemId,
  domain,
  type: itemType,
});

/** Routes of a tenant's email domain restrictions. Source: protocol/policies.md#email-domains. */
export const emailDomainRoutes = serve(emailDomains, {
  list: allowed(READ, {
    answer: v.object({ items: v.array(itemSchema) }),
    handle: async ({ store }) => {
      const [config] = await store.emailDomainConfigs.find();
      const where = config ? { type: config.listType } : {};
      const items = await store.emailDomainRestrictions.find({ where, order: [['domain', 'asc']] });
      return ok({ items: items.map(itemView) });
    },
  }),

  create: allowed(WRITE, {
    fresh: true,
    body: v.object({ domain: v.pipe(text(DOMAIN_MAX, 1), v.trim()), type }),
    answer: itemSchema,
    handle: async ({ body, caller: { tenantId }, ports, attempt }) => {
      const domain = domainName(body.domain);
      if (domain === undefined) return invalidField('domain', 'notDomain');
      const done = await attempt<EmailDomainRestrictionRecord>(
        () => ({ action: 'Email domain added', severity: 'Warning', details: { domain, type: body.type } }),
        async (rows) => {
          if ((await rows.emailDomainRestrictions.count()) >= RESTRICTIONS_MAX)
            return invalidField('domain', 'tooMany', { count: RESTRICTIONS_MAX });
          if ((await rows.emailDomainRestrictions.count({ domain, type: body.type })) > 0)
            return invalidField('domain', 'givenTwice');
          const createdAt = ports.clock.now().toISOString();
          const added = { id: crypto.randomUUID(), tenantId, domain, type: body.type, createdAt };
          return ok(await rows.emailDomainRestrictions.insert(added));
        },
      );
      return done.ok ? ok(itemView(done.value)) : done;
    },
  }),

  remove: allowed(DELETE, {
    fresh: true,
    params: v.object({ id: id() }),
    handle: async ({ params, attempt }) => {
      const done = await attempt<EmailDomainRestrictionRecord>(
        ({ domain, type: from }) => ({
          action: 'Email domain removed',
          severity: 'Warning',
          details: { domain, type: from },
        }),
        async (rows) => {
          const found = await rows.emailDomainRestrictions.get(params.id);
          if (!found) return notFound('Email domain');
          await rows.emailDomainRestrictions.remove({ id: found.id });
          return ok(found);
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),

  config: allowed(READ, {
    answer: configSchema,
    handle: async ({ store }) => ok(configView((await store.emailDomainConfigs.find())[0] ?? FIRST)),
  }),

  saveConfig: allowed(WRITE, {
    fresh: true,
    body: v.object({
      active: flag,
      blockPublicDomains: v.exactOptional(flag),
      listType: v.exactOptional(type),
      type: v.exactOptional(type),
    }),
    answer: configSchema,
    handle: async ({ body, caller: { tenantId }, ports, write }) => {
      const { active, blockPublicDomains, listType = body.type } = body;
      if (body.type !== undefined && body.type !== listType)
        return invalidField('type', 'notTogether', { other: 'listType' });
      const given = {
        active,
        ...(blockPublicDomains !== undefined && { blockPublicDomains }),
        ...(listType && { listType }),
      };
      const when = { tenantId, now: ports.clock.now().toISOString() };
      const act = { action: 'Email domain restrictions changed', severity: 'Warning', details: given } as const;
      const saved = await write(act, async (rows) => {
        const [kept] = await rows.emailDomainConfigs.find();
        const fields = { ...FIRST, ...(kept && configView(kept)), ...given };
        return savePolicy<EmailDomainConfigRecord>(rows.emailDomainConfigs, when, fields);
      });
      return ok(configView(saved));
    },
  }),
});
