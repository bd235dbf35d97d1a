import { SignedXml } from 'xml-crypto';
import { escapeHtml } from '../../html.ts';
import { ASSERTION, BEARER, PERSISTENT, PROTOCOL, SUCCESS } from '../../saml/names.ts';
import type { SelfSigned } from '../../saml/self-signed.ts';

/** Answer of a SAML identity provider before it is signed. */
export interface ResponseDraft {
  issuer: string;
  /** Address that the response is posted to, and the recipient of its assertion. */
  destination: string;
  recipient: string;
  audience: string;
  inResponseTo?: string | undefined;
  nameId: string;
  format: string;
  attributes: Readonly<Record<string, readonly string[]>>;
  issuedAt: Date;
  notBefore: Date;
  notOnOrAfter: Date;
  assertionId: string;
  status: string;
  sign: 'assertion' | 'response' | 'both' | 'nothing';
}

const CANONICAL = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** Signs an element of a document, with the signature behind its issuer. */
export const signElement = (
  xml: string,
  name: 'Assertion' | 'Response',
  { privateKey }: SelfSigned,
  sha = 'sha256',
): string => {
  const rsa =
    sha === 'sha1' ? 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' : `http://www.w3.org/2001/04/xmldsig-more#rsa-${sha}`;
  const digest = sha === 'sha1' ? 'http://www.w3.org/2000/09/xmldsig#sha1' : `http://www.w3.org/2001/04/xmlenc#${sha}`;
  const signer = new SignedXml({ privateKey, signatureAlgorithm: rsa, canonicalizationAlgorithm: CANONICAL });
  const xpath = `//*[local-name(.)='${name}']`;
  signer.addReference({ xpath, transforms: [ENVELOPED, CANONICAL], digestAlgorithm: digest });
  signer.computeSignature(xml, { location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' } });
  return signer.getSignedXml();
};

const attributesOf = (attributes: ResponseDraft['attributes']): string =>
  Object.entries(attributes)
    .map(
      ([name, values]) =>
        `<saml:Attribute Name="${escapeHtml(name)}">${values
          .map((value) => `<saml:AttributeValue>${escapeHtml(value)}</saml:AttributeValue>`)
          .join('')}</saml:Attribute>`,
    )
    .join('');

/** Answer of a provider to a request of ours, with the usual times. */
export const responseDraft = (
  now: Date,
  given: Pick<ResponseDraft, 'issuer' | 'destination' | 'audience' | 'nameId' | 'attributes'> & Partial<ResponseDraft>,
): ResponseDraft => ({
  recipient: given.destination,
  format: PERSISTENT,
  issuedAt: now,
  notBefore: new Date(now.getTime() - 5000),
  notOnOrAfter: new Date(now.getTime() + 5 * 60_000),
  assertionId: `_${crypto.randomUUID()}`,
  status: SUCCESS,
  sign: 'assertion',
  ...given,
});

/** XML of an answer, not signed. Source: SAML 2.0 Core §2, §3.4. */
export const responseXml = (draft: ResponseDraft): string => {
  const issued = draft.issuedAt.toISOString();
  const answers = draft.inResponseTo === undefined ? '' : ` InResponseTo="${escapeHtml(draft.inResponseTo)}"`;
  const ends = draft.notOnOrAfter.toISOString();
  const issuer = `<saml:Issuer>${escapeHtml(draft.issuer)}</saml:Issuer>`;
  const statements =
    Object.keys(draft.attributes).length > 0
      ? `<saml:AttributeStatement>${attributesOf(draft.attributes)}</saml:AttributeStatement>`
      : '';
  const assertion =
    draft.status === SUCCESS
      ? `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${draft.assertionId}" Version="2.0" IssueInstant="${issued}">${issuer}<saml:Subject><saml:NameID Format="${draft.format}">${escapeHtml(draft.nameId)}</saml:NameID><saml:SubjectConfirmation Method="${BEARER}"><saml:SubjectConfirmationData NotOnOrAfter="${ends}" Recipient="${escapeHtml(draft.recipient)}"${answers}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${draft.notBefore.toISOString()}" NotOnOrAfter="${ends}"><saml:AudienceRestriction><saml:Audience>${escapeHtml(draft.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${issued}" SessionIndex="${draft.assertionId}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${statements}</saml:Assertion>`
      : '';
  return `<samlp:Response xmlns:samlp="${PROTOCOL}" xmlns:saml="${ASSERTION}" ID="_${crypto.randomUUID()}" Version="2.0" IssueInstant="${issued}" Destination="${escapeHtml(draft.destination)}"${answers}>${issuer}<samlp:Status><samlp:StatusCode Value="${draft.status}"/></samlp:Status>${assertion}</samlp:Response>`;
};

/** Signed answer, as XML. */
export const signedResponse = (draft: ResponseDraft, keys: SelfSigned): string => {
  const xml = responseXml(draft);
  const inner = draft.sign === 'assertion' || draft.sign === 'both' ? signElement(xml, 'Assertion', keys) : xml;
  return draft.sign === 'response' || draft.sign === 'both' ? signElement(inner, 'Response', keys) : inner;
};
