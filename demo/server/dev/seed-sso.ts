import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import { newTenant } from '../store/new-tenant.ts';
import type { SsoConfigurationRecord } from '../store/records.ts';
import { DEV_CLIENT } from './idp/personas.ts';
import type { DevelopmentSamlIdp } from './idp/saml-idp.ts';
import { putProvider } from './sso-rows.ts';

/**
 * Seeds two companies whose people sign in at the providers of development: Orbit Labs by SAML (orbit.test) and Quill by
 * OpenID Connect (quill.test). The provider's key is another at every start.
 */
export const seedSso = async (
  { store, clock, sealer, publicUrl }: Pick<Ports, 'store' | 'clock' | 'sealer' | 'publicUrl'>,
  saml: DevelopmentSamlIdp,
): Promise<void> => {
  const all = store.scoped({ across: 'seeds' });
  const sealedOidcSecret = await sealer.seal(DEV_CLIENT.secret);
  const companies: readonly [name: string, domain: string, fields: Partial<SsoConfigurationRecord>][] = [
    [
      'Orbit Labs',
      'orbit.test',
      {
        idpEntityId: saml.entityId,
        ssoEndpoint: saml.ssoEndpoint,
        sloEndpoint: saml.sloEndpoint,
        publicCertificate: saml.certificate,
        signRequest: true,
      },
    ],
    [
      'Quill',
      'quill.test',
      { type: 'oidc', ssoEndpoint: `${publicUrl}/dev/idp/enterprise`, oidcClientId: DEV_CLIENT.id, sealedOidcSecret },
    ],
  ];
  await all.transaction(async (rows) => {
    for (const [name, domain, fields] of companies) {
      const [known] = await rows.ssoDomains.find({ where: { owned: domain } });
      if (known) {
        await rows.ssoConfigurations.update({ id: known.configurationId }, fields);
        continue;
      }
      const now = clock.now().toISOString();
      const id = crypto.randomUUID() as TenantId; // branded where it is made
      await rows.tenants.insert(newTenant({ id, name, createdAt: now }));
      await putProvider(rows, id, domain, fields);
    }
  });
};
