import { DEFAULT_PREFIX } from '../../../core/contract/paths.ts';
import type { Ports } from '../ports.ts';
import type { SsoConfigurationRecord } from '../store/records.ts';
import type { ServiceProvider } from '../sso-providers.ts';

/** Path of the assertion consumer service, below the prefix of calls. Source: protocol/sso.md#addresses. */
export const ACS_PATH = '/auth/saml/callback';

/** Path of our own SAML metadata, whose address is our entity id. Source: SAML 2.0 Metadata §4.1.1. */
export const METADATA_PATH = '/auth/saml/metadata';

/** Path where a SAML provider signs people out, below the prefix of calls. Source: protocol/sso.md#signing-out. */
export const SLO_PATH = '/auth/saml/logout';

/** Addresses that an identity provider is told about us. */
export const serviceProvider = (
  { publicUrl }: Pick<Ports, 'publicUrl'>,
  configuration?: Pick<SsoConfigurationRecord, 'spEntityId'>,
): ServiceProvider => ({
  entityId: configuration?.spEntityId || `${publicUrl}/${DEFAULT_PREFIX}${METADATA_PATH}`,
  acsUrl: `${publicUrl}/${DEFAULT_PREFIX}${ACS_PATH}`,
  logoutUrl: `${publicUrl}/${DEFAULT_PREFIX}${SLO_PATH}`,
});
