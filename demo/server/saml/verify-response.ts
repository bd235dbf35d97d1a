import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { certificatesIn } from '../sso/certificates.ts';
import type { ServiceProvider, SsoConnection, SsoFault, SsoPerson } from '../sso-providers.ts';
import {
  ASSERTION,
  BEARER,
  DIGEST_ALGORITHMS,
  PROTOCOL,
  SIGNATURE,
  SIGNATURE_ALGORITHMS,
  SUCCESS,
  TRANSIENT,
} from './names.ts';
import { personOf } from './person.ts';
import { attributeOf, childrenOf, decodeBase64, everyElement, onlyChild, parsePlainXml, textOf } from './plain-xml.ts';

/** Clock skew between a provider and us that is forgiven, in milliseconds. */
export const SKEW_MS = 60_000;

/** Longest life of an assertion, in milliseconds: how long its id is remembered. Ours. */
const LONGEST_MS = 24 * 3_600_000;

/** Refusal inside the verification, mapped to a result at its end. */
class Refused extends Error {}

const must: (holds: unknown, fault: SsoFault) => asserts holds = (holds, fault) => {
  if (!holds) throw new Refused(fault);
};

/** Moment of an attribute in UTC; undefined where it is none. Source: SAML 2.0 Core §1.3.3. */
export const momentOf = (text: string | undefined): number | undefined => {
  if (text === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text)) return undefined;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : moment;
};

/** Refuses what is not valid yet, or no more. Both bounds are optional, but one that is there is one. */
const checkWindow = (element: Element, now: number): void => {
  const [from, until] = ['NotBefore', 'NotOnOrAfter'].map((name) => {
    const text = attributeOf(element, name);
    const moment = momentOf(text);
    must(text === undefined || moment !== undefined, `${element.localName}: ${name} is no moment`);
    return moment;
  });
  must(from === undefined || from - SKEW_MS <= now, `${element.localName}: not valid yet`);
  must(until === undefined || until + SKEW_MS > now, `${element.localName}: expired`);
};

/**
 * Refuses a document that is not one response with one assertion, and a signature anywhere but right inside one of them
 * (signature wrapping). Source: SAML 2.0 Core §5.4.2.
 */
const checkShape = (root: Element): { response: Element; assertion: Element } => {
  must(root.localName === 'Response' && root.namespaceURI === PROTOCOL, 'is no response');
  must(everyElement(root, 'Response').length <= 1, 'has several responses');
  must(everyElement(root, 'EncryptedAssertion').length === 0, 'has an encrypted assertion');
  const status = onlyChild(onlyChild(root, PROTOCOL, 'Status'), PROTOCOL, 'StatusCode');
  must(attributeOf(status, 'Value') === SUCCESS, `status ${attributeOf(status, 'Value') ?? 'missing'}`.slice(0, 200));
  const assertions = everyElement(root, 'Assertion');
  const [assertion] = assertions;
  must(assertion && assertions.length === 1, `has ${assertions.length} assertions`);
  must(assertion.parentNode === root && assertion.namespaceURI === ASSERTION, 'the assertion is not in its place');
  const signatures = everyElement(root, 'Signature');
  must(signatures.length > 0, 'is not signed');
  for (const signature of signatures) {
    must(signature.parentNode === root || signature.parentNode === assertion, 'a signature is not in its place');
    must(signature.namespaceURI === SIGNATURE, 'a signature of another kind');
    must(childrenOf(signature, SIGNATURE, 'Object').length === 0, 'a signature with something in it');
    const algorithms = everyElement(signature, 'SignatureMethod').map((one) => attributeOf(one, 'Algorithm') ?? '');
    const digests = everyElement(signature, 'DigestMethod').map((one) => attributeOf(one, 'Algorithm') ?? '');
    must(algorithms.length === 1 && SIGNATURE_ALGORITHMS.includes(algorithms[0] ?? ''), 'signed by a weak algorithm');
    must(digests.length === 1 && DIGEST_ALGORITHMS.includes(digests[0] ?? ''), 'a weak digest');
  }
  const ids = [root, ...Array.from(root.getElementsByTagName('*'))].flatMap((one) => attributeOf(one, 'ID') ?? []);
  must(new Set(ids).size === ids.length, 'has an id twice');
  return { response: root, assertion };
};

/** The assertion as its signature covers it: parsed from the verified bytes alone. */
const verifiedAssertion = async (
  connection: SsoConnection,
  { entityId, acsUrl }: ServiceProvider,
  response: string,
  requestId: string | undefined,
): Promise<Element> => {
  // valid once: the flow behind it is taken in the same transaction as its person is let in
  const known = async (id: string) => (id === requestId ? new Date().toISOString() : null);
  const saml = new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    entryPoint: connection.ssoEndpoint,
    idpIssuer: connection.idpEntityId,
    idpCert: certificatesIn(connection.publicCertificate),
    // some sign the response, others the assertion: one of them must be, and only what is signed is read
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    validateInResponseTo: requestId === undefined ? ValidateInResponseTo.never : ValidateInResponseTo.always,
    cacheProvider: { getAsync: known, saveAsync: async () => null, removeAsync: async () => null },
    // times are checked below, by our own clock
    acceptedClockSkewMs: -1,
  });
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response }).catch((cause: unknown) => {
    throw new Refused(cause instanceof Error ? cause.message.slice(0, 200) : 'not verified');
  });
  const root = parsePlainXml(profile?.getAssertionXml?.() ?? '');
  must(root && root.localName === 'Assertion' && root.namespaceURI === ASSERTION, 'nothing was signed');
  return root;
};

/** A verified person, and until when the id of their assertion must be remembered. */
export interface Verified {
  person: SsoPerson;
  assertionId: string;
  expires: Date;
}

const checkAssertion = (
  assertion: Element,
  connection: SsoConnection,
  { entityId, acsUrl }: ServiceProvider,
  requestId: string | undefined,
  now: number,
): Verified => {
  must(attributeOf(assertion, 'Version') === '2.0', 'another version of SAML');
  const assertionId = attributeOf(assertion, 'ID');
  must(assertionId, 'an assertion without an id');
  const issued = momentOf(attributeOf(assertion, 'IssueInstant'));
  must(issued !== undefined && issued - SKEW_MS <= now && issued + LONGEST_MS > now, 'issued at another time');
  const issuer = textOf(onlyChild(assertion, ASSERTION, 'Issuer'));
  must(issuer === connection.idpEntityId, 'another issuer');

  const conditions = onlyChild(assertion, ASSERTION, 'Conditions');
  must(conditions, 'no conditions');
  checkWindow(conditions, now);
  const audiences = childrenOf(conditions, ASSERTION, 'AudienceRestriction');
  must(audiences.length > 0, 'no audience');
  for (const restriction of audiences) {
    const named = childrenOf(restriction, ASSERTION, 'Audience').map(textOf);
    must(named.includes(entityId), 'another audience');
  }

  const subject = onlyChild(assertion, ASSERTION, 'Subject');
  const confirmations = subject ? childrenOf(subject, ASSERTION, 'SubjectConfirmation') : [];
  const faults: string[] = [];
  const isConfirmed = confirmations.some((confirmation) => {
    try {
      must(attributeOf(confirmation, 'Method') === BEARER, 'confirmed in another way');
      const data = onlyChild(confirmation, ASSERTION, 'SubjectConfirmationData');
      must(data, 'no confirmation data');
      must(attributeOf(data, 'Recipient') === acsUrl, 'another recipient');
      must(attributeOf(data, 'NotOnOrAfter') !== undefined, 'a confirmation without an end');
      checkWindow(data, now);
      must(attributeOf(data, 'InResponseTo') === requestId, 'an answer to another request');
      return true;
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      faults.push(cause.message);
      return false;
    }
  });
  must(isConfirmed, faults[0] ?? 'no subject');

  const statement = childrenOf(assertion, ASSERTION, 'AuthnStatement')[0];
  must(statement, 'no one has signed in');
  const ends = attributeOf(statement, 'SessionNotOnOrAfter');
  must(ends === undefined || (momentOf(ends) ?? 0) + SKEW_MS > now, 'the session at the provider has ended');
  const nameId = subject && onlyChild(subject, ASSERTION, 'NameID');
  const name = textOf(nameId);
  must(nameId && name && name.length <= 1000, 'no name of the subject');
  const format = attributeOf(nameId, 'Format') ?? '';
  const person = personOf(assertion, { issuer, name, format, lasts: format !== TRANSIENT });
  must(person, 'no email address');
  const sessionIndex = attributeOf(statement, 'SessionIndex');
  return {
    person: { ...person, session: { ...person.session, ...(sessionIndex !== undefined && { sessionIndex }) } },
    assertionId,
    expires: new Date(now + LONGEST_MS + SKEW_MS),
  };
};

/**
 * Verifies the answer of a provider: shape first, then the signature by any of its certificates, then everything the
 * assertion says, read from the bytes that were signed. Source: SAML 2.0 Profiles §4.1.4.3.
 */
export const verifyResponse = async (
  connection: SsoConnection,
  at: ServiceProvider,
  { response, requestId, now }: { response: string; requestId: string | undefined; now: Date },
): Promise<Result<Verified, SsoFault>> => {
  try {
    const root = parsePlainXml(decodeBase64(response) ?? '');
    must(root, 'no plain XML');
    const shape = checkShape(root);
    const destination = attributeOf(shape.response, 'Destination');
    must(destination === undefined || destination === at.acsUrl, 'another destination');
    const isSigned = childrenOf(shape.response, SIGNATURE, 'Signature').length > 0;
    must(!isSigned || destination !== undefined, 'a signed response without a destination');
    const sender = childrenOf(shape.response, ASSERTION, 'Issuer').map(textOf);
    must(
      sender.every((issuer) => issuer === connection.idpEntityId),
      'another issuer',
    );
    must(attributeOf(shape.response, 'InResponseTo') === requestId, 'an answer to another request');
    const assertion = await verifiedAssertion(connection, at, response, requestId);
    return ok(checkAssertion(assertion, connection, at, requestId, now.getTime()));
  } catch (cause) {
    if (cause instanceof Refused) return failed(cause.message);
    throw cause;
  }
};

/** Issuer and request of an answer, unverified. */
export const peekResponse = (response: string): { issuer: string; inResponseTo: string | undefined } | undefined => {
  const root = parsePlainXml(decodeBase64(response) ?? '');
  const assertion = root && (onlyChild(root, ASSERTION, 'Assertion') ?? root);
  const issuer = textOf(onlyChild(assertion, ASSERTION, 'Issuer')) ?? textOf(onlyChild(root, ASSERTION, 'Issuer'));
  return root && issuer ? { issuer, inResponseTo: attributeOf(root, 'InResponseTo') } : undefined;
};
