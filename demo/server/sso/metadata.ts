import type { SsoConfigurationDraft, SsoType } from '../../../core/contract/entities/sso.ts';
import { SSO_TYPES } from '../../../core/contract/entities/sso.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { METADATA_MAX } from '../checks/sso.ts';
import type { Ports } from '../ports.ts';
import { invalidField, type Refusal } from '../refusal.ts';
import { isProviderAddress } from './changes.ts';
import { joinCertificates } from './certificates.ts';
import type { Learned } from './write-configuration.ts';

/** Draft of a configuration from metadata, with the address it came from. */
export interface FromMetadata {
  draft: SsoConfigurationDraft;
  learned: Learned;
}

/** Reads metadata that was sent. */
export const readMetadata = (
  { sso }: Pick<Ports, 'sso'>,
  xml: string,
  field: 'metadata' | 'url' = 'metadata',
): Result<SsoConfigurationDraft, Refusal> => {
  const read = sso?.saml.readMetadata(xml);
  if (!read) return invalidField(field, 'notMetadata');
  const { certificates, ...facts } = read;
  return ok({ ...facts, publicCertificate: joinCertificates(certificates) });
};

/** Fetches metadata over the guarded client: private addresses only where the operator allows them. */
export const fetchMetadata = async (
  ports: Pick<Ports, 'sso' | 'fetch' | 'config' | 'dev'>,
  url: string,
): Promise<Result<SsoConfigurationDraft, Refusal>> => {
  if (!isProviderAddress(url, ports)) return invalidField('url', 'notAddress');
  const fetched = await ports.fetch(url, {
    headers: { accept: 'application/samlmetadata+xml, */*;q=0.5' },
    maxBytes: METADATA_MAX,
  });
  if (!fetched.ok || !fetched.value.ok) return invalidField('url', 'notMetadata');
  return readMetadata(ports, await fetched.value.text(), 'url');
};

/** Reads metadata from its address; it is read again every hour. Ours: of `configMetadata` only `type` says something. */
export const metadataAt = async (
  ports: Ports,
  url: string,
  configMetadata: Readonly<Record<string, string>> = {},
): Promise<Result<FromMetadata, Refusal>> => {
  const read = await fetchMetadata(ports, url);
  if (!read.ok) return failed(read.failure);
  const type = SSO_TYPES.find(
    (known): known is Exclude<SsoType, 'oidc'> => known === configMetadata['type'] && known !== 'oidc',
  );
  const learned = { metadataUrl: url, metadataReadAt: ports.clock.now().toISOString() };
  return ok({ draft: { ...read.value, ...(type && { type }) }, learned });
};
