import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { SsoConfigurationRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import { emptyConfiguration } from '../sso/changes.ts';

/** Puts an enabled provider with a validated domain into a company of a preview or of development. */
export const putProvider = async (
  rows: Pick<Writer, 'ssoConfigurations' | 'ssoDomains'>,
  tenantId: TenantId,
  domain: string,
  fields: Partial<SsoConfigurationRecord>,
): Promise<SsoConfigurationRecord> => {
  const createdAt = new Date(0).toISOString();
  const configuration: SsoConfigurationRecord = {
    ...emptyConfiguration(),
    id: crypto.randomUUID(),
    tenantId,
    enabled: true,
    verification: 'none',
    createdAt,
    updatedAt: createdAt,
    ...fields,
  };
  await rows.ssoConfigurations.insert(configuration);
  const { id: configurationId } = configuration;
  const owned = { domain, validated: true, owned: domain };
  await rows.ssoDomains.insert({ id: crypto.randomUUID(), tenantId, configurationId, createdAt, ...owned });
  return configuration;
};
