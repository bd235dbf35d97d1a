import type { SsoConfiguration, SsoDomain, SsoGroup } from '../../../core/contract/entities/sso.ts';
import type { Ports } from '../ports.ts';
import type { SsoConfigurationRecord, SsoDomainRecord, SsoGroupRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { serviceProvider } from './service-provider.ts';

/** Value of the TXT record that proves the domains of a configuration. */
export const txtRecordOf = ({ verification }: Pick<SsoConfigurationRecord, 'verification'>): string =>
  `fe-sso-verification=${verification}`;

export const domainView = (
  { id, domain, validated }: SsoDomainRecord,
  configuration: Pick<SsoConfigurationRecord, 'verification'>,
): SsoDomain => ({ id, domain, validated, txtRecord: txtRecordOf(configuration) });

export const groupView = ({ id, name, roleIds }: SsoGroupRecord): SsoGroup => ({ id, group: name, roleIds });

type Rows = Pick<Reader, 'ssoDomains' | 'ssoGroups'>;

/** Configurations as they are answered: the client secret never is. */
export const configurationViews = async (
  rows: Rows,
  ports: Pick<Ports, 'publicUrl'>,
  configurations: readonly SsoConfigurationRecord[],
): Promise<SsoConfiguration[]> => {
  const where = { configurationId: { in: configurations.map(({ id }) => id) } };
  const [domains, groups] = await Promise.all([
    rows.ssoDomains.find({ where, order: [['domain', 'asc']] }),
    rows.ssoGroups.find({ where, order: [['name', 'asc']] }),
  ]);
  return configurations.map((configuration) => {
    const own = ({ configurationId }: { configurationId: string }) => configurationId === configuration.id;
    const { entityId, acsUrl } = serviceProvider(ports, configuration);
    const { testedAt } = configuration;
    return {
      id: configuration.id,
      enabled: configuration.enabled,
      type: configuration.type,
      generatedVerification: configuration.verification,
      ssoEndpoint: configuration.ssoEndpoint,
      publicCertificate: configuration.publicCertificate,
      signRequest: configuration.signRequest,
      acsUrl,
      spEntityId: entityId,
      oidcClientId: configuration.oidcClientId,
      oidcSecret: '',
      oidcSecretSet: configuration.sealedOidcSecret !== null,
      roleIds: configuration.roleIds,
      skipEmailDomainValidation: false,
      idpEntityId: configuration.idpEntityId,
      sloEndpoint: configuration.sloEndpoint,
      idpInitiated: configuration.idpInitiated,
      forced: configuration.forced,
      ...(testedAt !== null && { testedAt }),
      domains: domains.filter(own).map((domain) => domainView(domain, configuration)),
      groups: groups.filter(own).map(groupView),
      createdAt: configuration.createdAt,
      updatedAt: configuration.updatedAt,
    };
  });
};
