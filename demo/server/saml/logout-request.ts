import { createPublicKey, verify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { certificatesIn } from '../sso/certificates.ts';
import type { LogoutRequest, Saml, SsoFault } from '../sso-providers.ts';
import { ASSERTION, PROTOCOL, SIGNATURE_ALGORITHMS, TRANSIENT } from './names.ts';
import { attributeOf, onlyChild, parsePlainXml, textOf } from './plain-xml.ts';
import { momentOf, SKEW_MS } from './verify-response.ts';

/** Largest query that is looked at, and largest request in it, in bytes. Ours. */
const [QUERY_MAX, REQUEST_MAX] = [16 * 1024, 64 * 1024];

/** How long a request to sign out is good, in milliseconds. Ours. */
const FRESH_MS = 5 * 60_000;

/** Value of a parameter as it stands in a query; undefined where it is there several times. */
const rawOf = (query: string, name: string): string | undefined => {
  const found = query.split('&').filter((part) => part.startsWith(`${name}=`));
  return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
};

const decoded = (raw: string | undefined): string => {
  try {
    return decodeURIComponent((raw ?? '').replaceAll('+', ' '));
  } catch {
    return '';
  }
};

const parseRequest = (query: string): Element | undefined => {
  if (query.length > QUERY_MAX) return undefined;
  try {
    const packed = Buffer.from(decoded(rawOf(query, 'SAMLRequest')), 'base64');
    const root = parsePlainXml(inflateRawSync(packed, { maxOutputLength: REQUEST_MAX }).toString('utf8'));
    return root?.localName === 'LogoutRequest' && root.namespaceURI === PROTOCOL ? root : undefined;
  } catch {
    return undefined;
  }
};

const issuerOf = (root: Element | undefined) => textOf(root && onlyChild(root, ASSERTION, 'Issuer'));

/** Issuer of a request to sign out. */
export const peekLogoutRequest: Saml['peekLogout'] = (query) => issuerOf(parseRequest(query));

/** Whether one of the certificates has signed the query. Source: SAML 2.0 Bindings §3.4.4.1. */
const isSigned = (query: string, certificates: readonly string[]): boolean => {
  const algorithm = decoded(rawOf(query, 'SigAlg'));
  if (!SIGNATURE_ALGORITHMS.includes(algorithm)) return false;
  const signed = ['SAMLRequest', 'RelayState', 'SigAlg'].flatMap((name) => {
    const raw = rawOf(query, name);
    return raw === undefined ? [] : [`${name}=${raw}`];
  });
  const signature = Buffer.from(decoded(rawOf(query, 'Signature')), 'base64');
  const hash = algorithm.slice(algorithm.lastIndexOf('-') + 1);
  return certificates.some((pem) => {
    try {
      return verify(hash, Buffer.from(signed.join('&')), createPublicKey(pem), signature);
    } catch {
      return false;
    }
  });
};

/**
 * Verifies the request of a provider to sign a person out, by redirect. One that comes again ends nothing more.
 * Source: SAML 2.0 Core §3.7.1.
 */
export const verifyLogoutRequest: Saml['verifyLogout'] = (
  connection,
  { logoutUrl },
  { query, now },
): Result<LogoutRequest, SsoFault> => {
  const root = parseRequest(query);
  if (!root) return failed('is no request to sign out');
  if (!isSigned(query, certificatesIn(connection.publicCertificate))) return failed('is not signed');
  if (issuerOf(root) !== connection.idpEntityId) return failed('another issuer');
  if (attributeOf(root, 'Destination') !== logoutUrl) return failed('another destination');
  const issued = momentOf(attributeOf(root, 'IssueInstant'));
  if (issued === undefined || Math.abs(now.getTime() - issued) > FRESH_MS) return failed('issued at another time');
  const ends = attributeOf(root, 'NotOnOrAfter');
  if (ends !== undefined && (momentOf(ends) ?? 0) + SKEW_MS <= now.getTime()) return failed('expired');
  const nameId = onlyChild(root, ASSERTION, 'NameID');
  const [id, name] = [attributeOf(root, 'ID'), textOf(nameId)];
  if (!id || !name) return failed('names no one');
  // a name that is another every time is no one's
  return attributeOf(nameId, 'Format') === TRANSIENT ? failed('a transient name') : ok({ id, subject: name });
};
