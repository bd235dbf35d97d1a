import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import { sso } from '../../../core/contract/sso.ts';
import { id } from '../checks/fields.ts';
import {
  METADATA_BODY_BYTES,
  ssoConfiguration,
  ssoDomain,
  ssoDomainDraft,
  ssoDraft,
  ssoGroup,
  ssoGroupChanges,
  ssoGroupDraft,
  ssoMetadata,
  ssoMetadataUrl,
  ssoRoles,
} from '../checks/sso.ts';
import { LIST_BODY_BYTES } from '../../../core/contract/limits.ts';
import { notFound, refuse } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import type { SsoConfigurationRecord, SsoDomainRecord, SsoGroupRecord } from '../store/records.ts';
import { SSO_PERMISSIONS } from './changes.ts';
import { changeableConfiguration } from './keep-configurations.ts';
import { insertDomain, isProven, mapDomainConflict, ownDomain, ownProven, removeDomain } from './domain-changes.ts';
import { insertGroup, removeGroup, updateGroup } from './group-changes.ts';
import { metadataAt, readMetadata } from './metadata.ts';
import { configurationViews, domainView, groupView } from './views.ts';
import { auditDetails, changeConfiguration, insertConfiguration, saveConfiguration } from './write-configuration.ts';

const { read: READ, write: WRITE, remove: DELETE } = SSO_PERMISSIONS;

const params = v.object({ ssoConfigId: id() });
const ofDomain = v.object({ ssoConfigId: id(), ssoDomainId: id() });
const ofGroup = v.object({ ssoConfigId: id(), ssoGroupId: id() });

/**
 * Routes of the company's identity providers. Every write asks for a fresh proof: a provider decides who signs in.
 * Source: protocol/sso.md#configurations.
 */
export const ssoRoutes = serve(sso, {
  list: allowed(READ, {
    answer: v.array(ssoConfiguration),
    handle: async ({ store, ports }) => {
      const order = [['createdAt', 'asc'] as const, ['id', 'asc'] as const];
      return ok(await configurationViews(store, ports, await store.ssoConfigurations.find({ order })));
    },
  }),

  create: allowed(WRITE, {
    fresh: true,
    bodyBytes: LIST_BODY_BYTES,
    body: ssoDraft,
    answer: ssoConfiguration,
    handle: (context) =>
      changeConfiguration(context, 'SSO configuration created', (rows) =>
        insertConfiguration(rows, context, context.body),
      ),
  }),

  createByMetadata: allowed(WRITE, {
    fresh: true,
    bodyBytes: METADATA_BODY_BYTES,
    body: ssoMetadata,
    answer: ssoConfiguration,
    handle: async (context) => {
      const read = readMetadata(context.ports, context.body.metadata);
      if (!read.ok) return read;
      return changeConfiguration(context, 'SSO configuration created', (rows) =>
        insertConfiguration(rows, context, read.value),
      );
    },
  }),

  createByMetadataUrl: allowed(WRITE, {
    fresh: true,
    limit: 'question',
    body: ssoMetadataUrl,
    answer: ssoConfiguration,
    handle: async (context) => {
      const read = await metadataAt(context.ports, context.body.url, context.body.configMetadata);
      if (!read.ok) return read;
      return changeConfiguration(context, 'SSO configuration created', (rows) =>
        insertConfiguration(rows, context, read.value.draft, read.value.learned),
      );
    },
  }),

  update: allowed(WRITE, {
    fresh: true,
    bodyBytes: LIST_BODY_BYTES,
    params,
    body: ssoDraft,
    answer: ssoConfiguration,
    handle: (context) =>
      changeConfiguration(context, 'SSO configuration changed', async (rows) => {
        const found = await changeableConfiguration(rows, context.ports, context.params.ssoConfigId);
        return found.ok ? saveConfiguration(rows, context, found.value, context.body) : found;
      }),
  }),

  // its people sign in by local methods again; their accounts stay
  remove: allowed(DELETE, {
    fresh: true,
    params,
    handle: async ({ params: { ssoConfigId }, ports, attempt }) => {
      const done = await attempt<SsoConfigurationRecord>(
        (configuration) => ({
          action: 'SSO configuration deleted',
          severity: 'Warning',
          details: auditDetails(configuration),
        }),
        async (rows) => {
          const found = await changeableConfiguration(rows, ports, ssoConfigId);
          if (!found.ok) return found;
          const where = { configurationId: ssoConfigId };
          await rows.ssoDomains.remove(where);
          await rows.ssoGroups.remove(where);
          await rows.ssoIdentities.remove(where);
          await rows.ssoFlows.remove(where);
          await rows.ssoConfigurations.remove({ id: ssoConfigId });
          return found;
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),

  saveMetadata: allowed(WRITE, {
    fresh: true,
    bodyBytes: METADATA_BODY_BYTES,
    params,
    body: ssoMetadata,
    answer: ssoConfiguration,
    handle: async (context) => {
      const read = readMetadata(context.ports, context.body.metadata);
      if (!read.ok) return read;
      return changeConfiguration(context, 'SSO configuration changed', async (rows) => {
        const found = await changeableConfiguration(rows, context.ports, context.params.ssoConfigId);
        return found.ok ? saveConfiguration(rows, context, found.value, read.value) : found;
      });
    },
  }),

  saveMetadataUrl: allowed(WRITE, {
    fresh: true,
    limit: 'question',
    params,
    body: ssoMetadataUrl,
    answer: ssoConfiguration,
    handle: async (context) => {
      const { ports, body, store } = context;
      // a stranger's configuration is no reason to fetch anything
      if (!(await store.ssoConfigurations.get(context.params.ssoConfigId))) return notFound('SSO configuration');
      const read = await metadataAt(ports, body.url, body.configMetadata);
      if (!read.ok) return read;
      return changeConfiguration(context, 'SSO configuration changed', async (rows) => {
        const found = await changeableConfiguration(rows, context.ports, context.params.ssoConfigId);
        const { draft, learned } = read.value;
        return found.ok ? saveConfiguration(rows, context, found.value, draft, learned) : found;
      });
    },
  }),

  addDomain: allowed(WRITE, {
    fresh: true,
    params,
    body: ssoDomainDraft,
    answer: ssoDomain,
    handle: async (context) => {
      const done = await context.attempt<{ domain: SsoDomainRecord; configuration: SsoConfigurationRecord }>(
        ({ domain }) => ({ action: 'SSO domain added', severity: 'Warning', details: { domain: domain.domain } }),
        async (rows) => {
          const found = await changeableConfiguration(rows, context.ports, context.params.ssoConfigId);
          if (!found.ok) return found;
          const domain = await insertDomain(rows, context, found.value, context.body.domain);
          return domain.ok ? ok({ domain: domain.value, configuration: found.value }) : domain;
        },
      );
      return done.ok ? ok(domainView(done.value.domain, done.value.configuration)) : done;
    },
  }),

  removeDomain: allowed(DELETE, {
    fresh: true,
    params: ofDomain,
    handle: async ({ params: { ssoConfigId, ssoDomainId }, ports, attempt }) => {
      const done = await attempt<SsoDomainRecord>(
        ({ domain }) => ({ action: 'SSO domain removed', severity: 'Warning', details: { domain } }),
        async (rows) => {
          const found = await changeableConfiguration(rows, ports, ssoConfigId);
          return found.ok ? removeDomain(rows, found.value, ssoDomainId) : found;
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),

  // DNS is asked before the transaction, which would wait for it
  validateDomain: allowed(WRITE, {
    fresh: true,
    limit: 'question',
    params: ofDomain,
    handle: async ({ params: { ssoConfigId, ssoDomainId }, store, ports, attempt }) => {
      const configuration = await store.ssoConfigurations.get(ssoConfigId);
      if (!configuration) return notFound('SSO configuration');
      const [claimed] = await store.ssoDomains.find({ where: { id: ssoDomainId, configurationId: ssoConfigId } });
      if (!claimed) return notFound('Domain');
      if (!(await isProven(ports, claimed, configuration))) return refuse('domainNotProven');
      const done = await attempt<SsoDomainRecord>(
        ({ domain }) => ({ action: 'SSO domain validated', severity: 'Warning', details: { domain } }),
        async (rows) => {
          const domain = await ownDomain(rows, configuration, ssoDomainId);
          if (!domain.ok) return domain;
          const owned = await ownProven(rows, domain.value);
          return owned ? ok(owned) : notFound('Domain');
        },
      ).catch(mapDomainConflict);
      return done.ok ? ok(undefined) : done;
    },
  }),

  groups: allowed(READ, {
    params,
    answer: v.array(ssoGroup),
    handle: async ({ params: { ssoConfigId: configurationId }, store }) => {
      if (!(await store.ssoConfigurations.get(configurationId))) return notFound('SSO configuration');
      const groups = await store.ssoGroups.find({ where: { configurationId }, order: [['name', 'asc']] });
      return ok(groups.map(groupView));
    },
  }),

  addGroup: allowed(WRITE, {
    fresh: true,
    params,
    body: ssoGroupDraft,
    handle: async (context) => {
      const done = await context.attempt<SsoGroupRecord>(
        ({ name, roleIds }) => ({
          action: 'SSO group added',
          severity: 'Warning',
          details: { group: name, roles: roleIds },
        }),
        async (rows) => {
          const found = await changeableConfiguration(rows, context.ports, context.params.ssoConfigId);
          return found.ok ? insertGroup(rows, context, found.value.id, context.body) : found;
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),

  updateGroup: allowed(WRITE, {
    fresh: true,
    params: ofGroup,
    body: ssoGroupChanges,
    handle: async (context) => {
      const { ssoConfigId, ssoGroupId } = context.params;
      const done = await context.attempt<SsoGroupRecord>(
        ({ name, roleIds }) => ({
          action: 'SSO group changed',
          severity: 'Warning',
          details: { group: name, roles: roleIds },
        }),
        async (rows) => {
          const found = await changeableConfiguration(rows, context.ports, ssoConfigId);
          return found.ok ? updateGroup(rows, context, found.value, ssoGroupId, context.body) : found;
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),

  removeGroup: allowed(DELETE, {
    fresh: true,
    params: ofGroup,
    handle: async ({ params: { ssoConfigId, ssoGroupId }, ports, attempt }) => {
      const done = await attempt<SsoGroupRecord>(
        ({ name }) => ({ action: 'SSO group removed', severity: 'Warning', details: { group: name } }),
        async (rows) => {
          const found = await changeableConfiguration(rows, ports, ssoConfigId);
          return found.ok ? removeGroup(rows, found.value, ssoGroupId) : found;
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),

  roles: allowed(READ, {
    params,
    answer: ssoRoles,
    handle: async ({ params: { ssoConfigId }, store }) => {
      const found = await store.ssoConfigurations.get(ssoConfigId);
      return found ? ok({ roleIds: found.roleIds }) : notFound('SSO configuration');
    },
  }),

  saveRoles: allowed(WRITE, {
    fresh: true,
    params,
    body: ssoRoles,
    handle: async (context) => {
      const done = await changeConfiguration(context, 'SSO configuration changed', async (rows) => {
        const found = await changeableConfiguration(rows, context.ports, context.params.ssoConfigId);
        return found.ok ? saveConfiguration(rows, context, found.value, context.body) : found;
      });
      return done.ok ? ok(undefined) : done;
    },
  }),
});
