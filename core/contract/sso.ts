import { under } from './endpoint.ts';
import type { RoleId } from './entities/ids.ts';
import type {
  SamlConfiguration,
  SamlConfigurationDraft,
  SamlVendorConfig,
  SsoConfiguration,
  SsoConfigurationDraft,
  SsoDomain,
  SsoGroup,
} from './entities/sso.ts';

const { get, post, put, patch, del } = under('/team/resources/sso/v1/configurations');
const v1 = under('/team/resources/sso/v1');
const v2 = under('/team/resources/sso/v2');

type Metadata = { metadata: string };
type MetadataUrl = { url: string; configMetadata?: Record<string, string> };

// biome-ignore format: one line a call
/** The company's identity providers. Source: protocol/sso.md#configurations. */
export const sso = {
  list:                get('').returns<SsoConfiguration[]>(),
  create:              post('').body<SsoConfigurationDraft>().returns<SsoConfiguration>(),
  createByMetadata:    post('/metadata').body<Metadata>().returns<SsoConfiguration>(),
  createByMetadataUrl: post('/metadata-url').body<MetadataUrl>().returns<SsoConfiguration>(),
  update:              patch('/{ssoConfigId}').body<SsoConfigurationDraft>().returns<SsoConfiguration>(),
  remove:              del('/{ssoConfigId}'),
  saveMetadata:        put('/{ssoConfigId}/metadata').body<Metadata>().returns<SsoConfiguration>(),
  saveMetadataUrl:     put('/{ssoConfigId}/metadata-url').body<MetadataUrl>().returns<SsoConfiguration>(),
  addDomain:           post('/{ssoConfigId}/domains').body<{ domain: string }>().returns<SsoDomain>(),
  removeDomain:        del('/{ssoConfigId}/domains/{ssoDomainId}'),
  validateDomain:      put('/{ssoConfigId}/domains/{ssoDomainId}/validate'),
  groups:              get('/{ssoConfigId}/groups').returns<SsoGroup[]>(),
  addGroup:            post('/{ssoConfigId}/groups').body<{ group: string; roleIds?: RoleId[] }>(),
  updateGroup:         patch('/{ssoConfigId}/groups/{ssoGroupId}').body<{ group?: string; roleIds?: RoleId[] }>(),
  removeGroup:         del('/{ssoConfigId}/groups/{ssoGroupId}'),
  roles:               get('/{ssoConfigId}/roles').returns<{ roleIds: RoleId[] }>(),
  saveRoles:           put('/{ssoConfigId}/roles').body<{ roleIds: RoleId[] }>(),
};

// biome-ignore format: one line a call
/** The same in the older form, about the company's first configuration. Source: protocol/sso.md#older-calls. */
export const saml = {
  isActive:       v2.get('/configurations/public').returns<{ isActive: boolean }>(),
  oidc:           v1.get('/oidc/configurations').returns<{ active: boolean; redirectUri?: string }>(),
  read:           v1.get('/saml/configurations').returns<SamlConfiguration>(),
  save:           v1.post('/saml/configurations').body<SamlConfigurationDraft>().returns<SamlConfiguration>(),
  saveMetadata:   v1.put('/saml/configurations/metadata').body<Metadata>().returns<SamlConfiguration>(),
  roles:          v1.get('/saml/configurations/roles/default').returns<RoleId[]>(),
  saveRoles:      v1.post('/saml/configurations/roles/default').body<{ roleIds: RoleId[] }>(),
  vendorConfig:   v1.get('/saml/configurations/vendor-config').returns<SamlVendorConfig>(),
  validateDomain: v1.put('/saml/validations/domain').returns<SamlConfiguration>(),
  groups:         v2.get('/saml/configurations/groups').returns<SsoGroup[]>(),
  addGroup:       v2.post('/saml/configurations/groups').body<{ group: string; roleIds?: RoleId[] }>(),
  updateGroup:    v2.patch('/saml/configurations/groups/{ssoGroupId}').body<{ group?: string; roleIds?: RoleId[] }>(),
  removeGroup:    v2.del('/saml/configurations/groups/{ssoGroupId}'),
};
