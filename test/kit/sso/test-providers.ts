import { nodeSaml } from '../../../demo/server/saml/node-saml.ts';
import { selfSigned } from '../../../demo/server/saml/self-signed.ts';
import type { Fetch, Ports } from '../../../demo/server/ports.ts';
import type { SsoProviders } from '../../../demo/server/sso-providers.ts';
import { ok } from '../../../core/contract/failure.ts';

/** A certificate that no one signs with. */
const { certificate } = await selfSigned('idp.test', new Date('2026-01-01'));
const CERTIFICATE = certificate.replaceAll(/-----[^-]*-----|\s/g, '');

/** Metadata of a provider that no test signs in at. */
export const TEST_METADATA = `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.test/entity"><IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${CERTIFICATE}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.test/saml"/></IDPSSODescriptor></EntityDescriptor>`;

/** Its address. */
export const METADATA_URL = 'https://idp.test/metadata';

/** Client that finds that metadata wherever it is asked. */
export const fetchMetadata: Fetch = async () => ok(new Response(TEST_METADATA));

const notHere = (): never => {
  throw new Error('No provider is asked here');
};

/** Providers as a server has them, over SAML; DNS is given. */
export const testProviders = async (
  ports: Pick<Ports, 'store' | 'sealer' | 'clock'>,
  txt: Readonly<Record<string, string[]>> = {},
): Promise<SsoProviders> => ({
  saml: nodeSaml(ports),
  oidc: { requestUrl: notHere, verify: notHere },
  resolveTxt: async (name) => txt[name] ?? [],
});
