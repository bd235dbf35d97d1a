import { generateServiceProviderMetadata, SAML } from '@node-saml/node-saml';
import type { Ports } from '../ports.ts';
import type { Saml, ServiceProvider, SsoConnection } from '../sso-providers.ts';
import { randomSecret } from '../keys/secrets.ts';
import { peekLogoutRequest, verifyLogoutRequest } from './logout-request.ts';
import { UniqueViolation } from '../store/store.ts';
import { PERSISTENT, REDIRECT } from './names.ts';
import { areCertificates, readMetadata } from './read-metadata.ts';
import { type SelfSigned, selfSigned } from './self-signed.ts';
import { peekResponse, verifyResponse } from './verify-response.ts';

type Parts = Pick<Ports, 'store' | 'sealer' | 'clock'>;

/** Key of signed requests, made at its first use; nodes that start at once agree on one. */
const storedKey = async ({ store, sealer, clock }: Parts): Promise<SelfSigned> => {
  const rows = store.scoped({ across: 'samlKeys' });
  const find = async () => (await rows.samlKeys.find({ where: { number: 1 } }))[0];
  const make = async () => {
    const now = clock.now();
    const { privateKey, certificate } = await selfSigned('fe-elements', now);
    const sealedPrivateKey = await sealer.seal(privateKey);
    const row = { id: crypto.randomUUID(), number: 1, sealedPrivateKey, certificate, createdAt: now.toISOString() };
    return rows
      .transaction((all) => all.samlKeys.insert(row))
      .catch(async (cause: unknown) => {
        if (cause instanceof UniqueViolation) return find();
        throw cause;
      });
  };
  const key = (await find()) ?? (await make());
  if (!key) throw new Error('The key of SAML requests was removed while it was read');
  return { certificate: key.certificate, privateKey: await sealer.open(key.sealedPrivateKey) };
};

/** Identity providers over SAML, by node-saml. */
export const nodeSaml = (parts: Parts): Saml => {
  let key: Promise<SelfSigned> | undefined;
  const ownKey = (): Promise<SelfSigned> => {
    key ??= storedKey(parts).catch((cause: unknown) => {
      key = undefined;
      throw cause;
    });
    return key;
  };
  /** Library as it signs requests and answers about signing out, which always are. */
  const leaving = async (connection: SsoConnection, { entityId, acsUrl }: ServiceProvider, id: string) =>
    new SAML({
      issuer: entityId,
      callbackUrl: acsUrl,
      entryPoint: connection.ssoEndpoint,
      logoutUrl: connection.sloEndpoint,
      idpCert: connection.publicCertificate,
      generateUniqueId: () => id,
      signatureAlgorithm: 'sha256',
      privateKey: (await ownKey()).privateKey,
    });
  return {
    readMetadata,
    areCertificates,
    peek: peekResponse,
    verify: verifyResponse,
    requestUrl: async (connection, { entityId, acsUrl }, { id, relayState }) => {
      const saml = new SAML({
        issuer: entityId,
        callbackUrl: acsUrl,
        entryPoint: connection.ssoEndpoint,
        idpCert: connection.publicCertificate,
        generateUniqueId: () => id,
        // a name that lasts: a person is who their provider says, whatever their email becomes
        identifierFormat: PERSISTENT,
        disableRequestedAuthnContext: true,
        signatureAlgorithm: 'sha256',
        ...(connection.signRequest && { privateKey: (await ownKey()).privateKey }),
      });
      return saml.getAuthorizeUrlAsync(relayState, undefined, {});
    },
    peekLogout: peekLogoutRequest,
    verifyLogout: verifyLogoutRequest,
    logoutUrl: async (connection, at, { nameId = '', format = '', sessionIndex }, id) => {
      const saml = await leaving(connection, at, id);
      const { idpEntityId: issuer } = connection;
      const named = {
        issuer,
        nameID: nameId,
        nameIDFormat: format,
        ...(sessionIndex !== undefined && { sessionIndex }),
      };
      return saml.getLogoutUrlAsync(named, '', {});
    },
    logoutAnswerUrl: async (connection, at, { requestId, relayState }) => {
      const saml = await leaving(connection, at, `_${randomSecret()}`);
      const asked = { issuer: connection.idpEntityId, ID: requestId, nameID: '', nameIDFormat: '' };
      return saml.getLogoutResponseUrlAsync(asked, relayState, {}, true);
    },
    metadata: async ({ entityId, acsUrl, logoutUrl }) =>
      generateServiceProviderMetadata({
        issuer: entityId,
        callbackUrl: acsUrl,
        logoutCallbackUrl: logoutUrl,
        identifierFormat: PERSISTENT,
        wantAssertionsSigned: true,
        publicCerts: (await ownKey()).certificate,
        // the library says POST, and people are signed out by redirect here
      }).replace(/(<SingleLogoutService Binding=")[^"]*/, `$1${REDIRECT}`),
  };
};
