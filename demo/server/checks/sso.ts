import * as v from 'valibot';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { SSO_TYPES } from '../../../core/contract/entities/sso.ts';
import { id, listOf, moment, oneOf, paragraph, rawText, secret, text } from './fields.ts';
import { rule } from './rule.ts';

/** Response and request schemas of SSO configurations. Source: core/contract/entities/sso.ts. */

/** Lengths of addresses and names, certificates and metadata in characters, and numbers of items. Ours. */
const ADDRESS_MAX = 2000;
const CERTIFICATES_MAX = 20_000;
export const METADATA_MAX = 100_000;
export const ROLES_MAX = 100;
export const SSO_GROUPS_MAX = 100;

/** Largest body with metadata, in bytes: quotes and line ends are escaped in JSON. */
export const METADATA_BODY_BYTES = 128 * 1024;

const flag = () => v.exactOptional(v.boolean(rule('notBoolean')));
const roleIds = listOf(id<RoleId>(), ROLES_MAX);
const groupName = () => v.pipe(text(300, 1), v.trim(), v.minLength(1, rule('empty')));

/** An address over http or https, or empty. Whether http will do is for the handler, which knows the operator's hosts. */
export const address = () =>
  v.pipe(
    text(ADDRESS_MAX),
    v.trim(),
    v.check(
      (given) => given === '' || (/^https?:\/\//.test(given) && URL.canParse(given) && !new URL(given).username),
      rule('notAddress'),
    ),
  );

const fields = {
  type: v.exactOptional(oneOf(SSO_TYPES)),
  ssoEndpoint: v.exactOptional(address()),
  publicCertificate: v.exactOptional(paragraph(CERTIFICATES_MAX)),
  signRequest: flag(),
  acsUrl: v.exactOptional(text(ADDRESS_MAX)),
  spEntityId: v.exactOptional(text(ADDRESS_MAX)),
  oidcClientId: v.exactOptional(text(500)),
  oidcSecret: v.exactOptional(v.union([v.literal(''), secret()])),
};

export const ssoDraft = v.object({
  ...fields,
  enabled: flag(),
  roleIds: v.exactOptional(roleIds),
  groups: v.exactOptional(listOf(v.object({ group: groupName(), roleIds }), SSO_GROUPS_MAX)),
  generatedVerification: v.exactOptional(text(100)),
  skipEmailDomainValidation: flag(),
  idpEntityId: v.exactOptional(text(ADDRESS_MAX)),
  sloEndpoint: v.exactOptional(address()),
  idpInitiated: flag(),
  forced: flag(),
});

export const samlDraft = v.object({
  ...fields,
  enabled: flag(),
  isSamlActive: flag(),
  domain: v.exactOptional(text(253)),
});

export const ssoMetadata = v.object({ metadata: rawText(METADATA_MAX, 1) });
export const ssoMetadataUrl = v.object({
  url: v.pipe(address(), v.minLength(1, rule('required'))),
  configMetadata: v.exactOptional(v.record(text(100), text(500))),
});
export const ssoDomainDraft = v.object({ domain: v.pipe(text(253, 1), v.trim(), v.toLowerCase()) });
export const ssoGroupDraft = v.object({ group: groupName(), roleIds: v.exactOptional(roleIds) });
export const ssoGroupChanges = v.object({ group: v.exactOptional(groupName()), roleIds: v.exactOptional(roleIds) });
export const ssoRoles = v.object({ roleIds });

export const ssoDomain = v.object({
  id: id(),
  domain: v.string(),
  validated: v.boolean(),
  txtRecord: v.string(),
});

export const ssoGroup = v.object({ id: id(), group: v.string(), roleIds: v.array(id<RoleId>()) });

export const ssoConfiguration = v.object({
  id: id(),
  enabled: v.boolean(),
  type: v.picklist(SSO_TYPES),
  generatedVerification: v.string(),
  ssoEndpoint: v.string(),
  publicCertificate: v.string(),
  signRequest: v.boolean(),
  acsUrl: v.string(),
  spEntityId: v.string(),
  oidcClientId: v.string(),
  oidcSecret: v.string(),
  oidcSecretSet: v.boolean(),
  roleIds: v.array(id<RoleId>()),
  skipEmailDomainValidation: v.boolean(),
  idpEntityId: v.string(),
  sloEndpoint: v.string(),
  idpInitiated: v.boolean(),
  forced: v.boolean(),
  testedAt: v.exactOptional(moment()),
  domains: v.array(ssoDomain),
  groups: v.array(ssoGroup),
  createdAt: moment(),
  updatedAt: moment(),
});

export const samlConfiguration = v.object({
  enabled: v.boolean(),
  domain: v.exactOptional(v.string()),
  validated: v.exactOptional(v.boolean()),
  generatedVerification: v.exactOptional(v.string()),
  ssoEndpoint: v.exactOptional(v.string()),
  publicCertificate: v.exactOptional(v.string()),
  signRequest: v.exactOptional(v.boolean()),
  acsUrl: v.exactOptional(v.string()),
  spEntityId: v.exactOptional(v.string()),
  isSamlActive: v.exactOptional(v.boolean()),
  oidcClientId: v.exactOptional(v.string()),
  oidcSecret: v.exactOptional(v.string()),
  type: v.exactOptional(v.picklist(SSO_TYPES)),
  createdAt: v.exactOptional(moment()),
  updatedAt: v.exactOptional(moment()),
});

export const samlVendorConfig = v.object({ acsUrl: v.string(), spEntityId: v.string() });
