import { X509Certificate } from 'node:crypto';
import { certificatesIn } from '../sso/certificates.ts';
import type { SamlMetadata } from '../sso-providers.ts';
import { METADATA, REDIRECT, SIGNATURE } from './names.ts';
import { attributeOf, childrenOf, everyElement, onlyChild, parsePlainXml } from './plain-xml.ts';

/** Whether a text in PEM is certificates, each with an RSA key of 2048 bits or more. Ours: no shorter one counts. */
export const areCertificates = (pem: string): boolean => {
  const all = certificatesIn(pem);
  return (
    all.length > 0 &&
    all.every((one) => {
      try {
        const { publicKey } = new X509Certificate(one);
        return publicKey.asymmetricKeyType === 'rsa' && (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
      } catch {
        return false;
      }
    })
  );
};

const isWeb = (address: string) => /^https?:\/\//.test(address) && URL.canParse(address) && address.length <= 2000;

/** Address of an endpoint by redirect, which is how we send. */
const redirectTo = (role: Element, name: string): string => {
  const found = childrenOf(role, METADATA, name).find((one) => attributeOf(one, 'Binding') === REDIRECT);
  return attributeOf(found, 'Location') ?? '';
};

/**
 * Reads the metadata of one identity provider, with comments, as some publish them, left out. Undefined for several
 * providers in one document, one without sign-in by redirect, or one without a usable certificate.
 */
export const readMetadata = (xml: string): SamlMetadata | undefined => {
  // nothing here is signed for us: what counts is that an administrator has chosen it
  const root = parsePlainXml(xml.replaceAll(/<!--[^<>]*-->/g, ''));
  if (!root) return undefined;
  const entities = everyElement(root, 'EntityDescriptor');
  const entity = root.localName === 'EntityDescriptor' ? root : entities.length === 1 ? entities[0] : undefined;
  const role = entity?.namespaceURI === METADATA ? onlyChild(entity, METADATA, 'IDPSSODescriptor') : undefined;
  const idpEntityId = attributeOf(entity, 'entityID') ?? '';
  if (!role || !idpEntityId || idpEntityId.length > 2000) return undefined;
  const keys = childrenOf(role, METADATA, 'KeyDescriptor').filter((key) => attributeOf(key, 'use') !== 'encryption');
  const certificates = keys
    .flatMap((key) => Array.from(key.getElementsByTagNameNS(SIGNATURE, 'X509Certificate')))
    .flatMap((certificate) => certificatesIn(certificate.textContent ?? ''))
    .filter(areCertificates);
  const ssoEndpoint = redirectTo(role, 'SingleSignOnService');
  const sloEndpoint = redirectTo(role, 'SingleLogoutService');
  if (!isWeb(ssoEndpoint) || certificates.length === 0) return undefined;
  const wanted = attributeOf(role, 'WantAuthnRequestsSigned');
  return {
    idpEntityId,
    ssoEndpoint,
    sloEndpoint: isWeb(sloEndpoint) ? sloEndpoint : '',
    certificates: [...new Set(certificates)],
    signRequest: wanted === 'true' || wanted === '1',
  };
};
