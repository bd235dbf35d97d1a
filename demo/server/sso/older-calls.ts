import * as v from 'valibot';
import type { AuditAction } from '../../../core/contract/audit-action.ts';
import type { SamlConfiguration } from '../../../core/contract/entities/sso.ts';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { saml } from '../../../core/contract/sso.ts';
import { id } from '../checks/fields.ts';
import {
  METADATA_BODY_BYTES,
  samlConfiguration,
  samlDraft,
  samlVendorConfig,
  ssoGroup,
  ssoGroupChanges,
  ssoGroupDraft,
  ssoMetadata,
  ssoRoles,
} from '../checks/sso.ts';
import { LIST_BODY_BYTES } from '../../../core/contract/limits.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import { type AdministratorWriter, allowed, anyone } from '../rules.ts';
import { serve } from '../serve.ts';
import type { SsoConfigurationRecord, SsoGroupRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { firstConfiguration, SSO_PERMISSIONS, type SsoContext } from './changes.ts';
import { domainName } from '../checks/domain-name.ts';
import { insertDomain, isProven, mapDomainConflict, ownProven } from './domain-changes.ts';
import { insertGroup, removeGroup, updateGroup } from './group-changes.ts';
import { changeableConfiguration, isOperators } from './keep-configurations.ts';
import { readMetadata } from './metadata.ts';
import { serviceProvider } from './service-provider.ts';
import { groupView } from './views.ts';
import { auditDetails, insertConfiguration, saveConfiguration, viewOf } from './write-configuration.ts';

const { read: READ, write: WRITE, remove: DELETE } = SSO_PERMISSIONS;

const ofGroup = v.object({ ssoGroupId: id() });

type Rows = Pick<Reader, 'ssoDomains' | 'ssoGroups'>;

/** Configuration in the older form, with the first of its domains. Only `enabled: false` where there is none. */
const olderView = async (
  rows: Rows,
  { ports }: Pick<SsoContext, 'ports'>,
  configuration: SsoConfigurationRecord | undefined,
): Promise<SamlConfiguration> => {
  const { acsUrl, entityId } = serviceProvider(ports);
  if (!configuration) return { enabled: false, acsUrl, spEntityId: entityId };
  const { domains, ...view } = await viewOf(rows, { ports }, configuration);
  const [first] = domains;
  return {
    enabled: view.enabled,
    isSamlActive: view.enabled && view.type !== 'oidc',
    ...(first && { domain: first.domain, validated: first.validated }),
    generatedVerification: view.generatedVerification,
    ssoEndpoint: view.ssoEndpoint,
    publicCertificate: view.publicCertificate,
    signRequest: view.signRequest,
    acsUrl: view.acsUrl,
    spEntityId: view.spEntityId,
    oidcClientId: view.oidcClientId,
    oidcSecret: '',
    type: view.type,
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
  };
};

/** Replaces the domains by one. Another domain is another provider: its address and certificates go, too. Source: protocol/sso.md#older-calls. */
const setDomain = async (
  rows: AdministratorWriter,
  context: Pick<SsoContext, 'caller' | 'ports'>,
  configuration: SsoConfigurationRecord,
  given: string | undefined,
): Promise<Result<SsoConfigurationRecord, Refusal>> => {
  const [before] = await rows.ssoDomains.find({
    where: { configurationId: configuration.id },
    order: [['domain', 'asc']],
  });
  if (given === undefined || (before && before.domain === domainName(given))) return ok(configuration);
  await rows.ssoDomains.remove({ configurationId: configuration.id });
  if (given !== '') {
    const added = await insertDomain(rows, context, configuration, given);
    if (!added.ok) return added;
  }
  if (!before) return ok(configuration);
  const cleared = {
    ssoEndpoint: '',
    publicCertificate: '',
    signRequest: false,
    enabled: false,
    forced: false,
    testedAt: null,
  };
  const [changed = configuration] = await rows.ssoConfigurations.update({ id: configuration.id }, cleared);
  return ok(changed);
};

/** Changes the first configuration, or makes it, and answers it in the older form. */
const changeFirst = async (
  context: SsoContext,
  work: (
    rows: AdministratorWriter,
    first: SsoConfigurationRecord | undefined,
  ) => Promise<Result<SsoConfigurationRecord, Refusal>>,
  action: AuditAction = 'SSO configuration changed',
): Promise<Result<SamlConfiguration, Refusal>> => {
  const done = await context.attempt<{ configuration: SsoConfigurationRecord; view: SamlConfiguration }>(
    ({ configuration }) => ({
      action,
      severity: 'Warning',
      details: auditDetails(configuration),
    }),
    async (rows) => {
      const found = await firstConfiguration(rows);
      if (found && isOperators(context.ports, found.id)) return refuse('resourceReadOnly');
      const worked = await work(rows, found);
      if (!worked.ok) return worked;
      return ok({ configuration: worked.value, view: await olderView(rows, context, worked.value) });
    },
  );
  return done.ok ? ok(done.value.view) : done;
};

const first = async (
  rows: Pick<Reader, 'ssoConfigurations'>,
  ports: Pick<SsoContext['ports'], 'config'>,
): Promise<Result<SsoConfigurationRecord, Refusal>> => {
  const found = await firstConfiguration(rows);
  return found ? changeableConfiguration(rows, ports, found.id) : notFound('SSO configuration');
};

/** Routes of the older calls, about the company's first configuration. Source: protocol/sso.md#older-calls. */
export const samlRoutes = serve(saml, {
  isActive: anyone({
    answer: v.object({ isActive: v.boolean() }),
    handle: async ({ ports }) => ok({ isActive: ports.sso !== undefined }),
  }),

  oidc: allowed(READ, {
    answer: v.object({ active: v.boolean(), redirectUri: v.exactOptional(v.string()) }),
    handle: async ({ ports }) => {
      const { publicUrl, config } = ports;
      const redirectUri = `${publicUrl}${config.basename}${config.routes.oidcRedirectUrl}`;
      return ok({ active: ports.sso !== undefined, redirectUri });
    },
  }),

  read: allowed(READ, {
    answer: samlConfiguration,
    handle: async ({ store, ports }) => {
      const found = await firstConfiguration(store);
      return ok(await olderView(store, { ports }, found));
    },
  }),

  save: allowed(WRITE, {
    fresh: true,
    bodyBytes: LIST_BODY_BYTES,
    body: samlDraft,
    answer: samlConfiguration,
    handle: async (context) => {
      const { domain, isSamlActive, ...draft } = context.body;
      const enabled = draft.enabled ?? isSamlActive;
      const wanted = { ...draft, ...(enabled !== undefined && { enabled }) };
      return changeFirst(context, async (rows, found) => {
        const made = found ? ok(found) : await insertConfiguration(rows, context, {});
        if (!made.ok) return made;
        const placed = await setDomain(rows, context, made.value, domain);
        return placed.ok ? saveConfiguration(rows, context, placed.value, wanted) : placed;
      });
    },
  }),

  saveMetadata: allowed(WRITE, {
    fresh: true,
    bodyBytes: METADATA_BODY_BYTES,
    body: ssoMetadata,
    answer: samlConfiguration,
    handle: async (context) => {
      const read = readMetadata(context.ports, context.body.metadata);
      if (!read.ok) return read;
      return changeFirst(context, async (rows, found) =>
        found ? saveConfiguration(rows, context, found, read.value) : insertConfiguration(rows, context, read.value),
      );
    },
  }),

  roles: allowed(READ, {
    answer: v.array(id<RoleId>()),
    handle: async ({ store }) => {
      const found = await firstConfiguration(store);
      return ok(found?.roleIds ?? []);
    },
  }),

  saveRoles: allowed(WRITE, {
    fresh: true,
    body: ssoRoles,
    handle: async (context) => {
      const done = await changeFirst(context, async (rows, found) =>
        found
          ? saveConfiguration(rows, context, found, context.body)
          : insertConfiguration(rows, context, context.body),
      );
      return done.ok ? ok(undefined) : done;
    },
  }),

  vendorConfig: allowed(READ, {
    answer: samlVendorConfig,
    handle: async ({ ports }) => {
      const { acsUrl, entityId } = serviceProvider(ports);
      return ok({ acsUrl, spEntityId: entityId });
    },
  }),

  validateDomain: allowed(WRITE, {
    fresh: true,
    limit: 'question',
    answer: samlConfiguration,
    handle: async (context) => {
      const { store, ports } = context;
      const found = await firstConfiguration(store);
      if (!found) return notFound('SSO configuration');
      const claimed = await store.ssoDomains.find({ where: { configurationId: found.id } });
      if (claimed.length === 0) return notFound('Domain');
      const proven = await Promise.all(claimed.map((domain) => isProven(ports, domain, found)));
      if (!proven.every(Boolean)) return refuse('domainNotProven');
      return changeFirst(
        context,
        async (rows) => {
          for (const domain of claimed) await ownProven(rows, domain);
          return ok(found);
        },
        'SSO domain validated',
      ).catch(mapDomainConflict);
    },
  }),

  groups: allowed(READ, {
    answer: v.array(ssoGroup),
    handle: async ({ store }) => {
      const found = await firstConfiguration(store);
      if (!found) return ok([]);
      const groups = await store.ssoGroups.find({ where: { configurationId: found.id }, order: [['name', 'asc']] });
      return ok(groups.map(groupView));
    },
  }),

  addGroup: allowed(WRITE, {
    fresh: true,
    body: ssoGroupDraft,
    handle: async (context) => {
      const done = await context.attempt<SsoGroupRecord>(
        ({ name, roleIds }) => ({
          action: 'SSO group added',
          severity: 'Warning',
          details: { group: name, roles: roleIds },
        }),
        async (rows) => {
          const found = await first(rows, context.ports);
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
      const done = await context.attempt<SsoGroupRecord>(
        ({ name, roleIds }) => ({
          action: 'SSO group changed',
          severity: 'Warning',
          details: { group: name, roles: roleIds },
        }),
        async (rows) => {
          const found = await first(rows, context.ports);
          return found.ok ? updateGroup(rows, context, found.value, context.params.ssoGroupId, context.body) : found;
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),

  removeGroup: allowed(DELETE, {
    fresh: true,
    params: ofGroup,
    handle: async (context) => {
      const done = await context.attempt<SsoGroupRecord>(
        ({ name }) => ({ action: 'SSO group removed', severity: 'Warning', details: { group: name } }),
        async (rows) => {
          const found = await first(rows, context.ports);
          return found.ok ? removeGroup(rows, found.value, context.params.ssoGroupId) : found;
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  }),
});
