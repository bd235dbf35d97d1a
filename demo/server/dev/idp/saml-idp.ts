import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { repostPage } from '../../federation/repost.ts';
import { LOOPBACK_PAGES } from '../../federation/return-address.ts';
import { seeOther } from '../../federation/navigation.ts';
import { escapeHtml, html } from '../../html.ts';
import { isLoopback } from '../../http/loopback.ts';
import type { Clock } from '../../ports.ts';
import { ASSERTION, METADATA, PROTOCOL, REDIRECT, SIGNATURE, SUCCESS } from '../../saml/names.ts';
import { attributeOf, onlyChild, parsePlainXml, textOf } from '../../saml/plain-xml.ts';
import { type SelfSigned, selfSigned } from '../../saml/self-signed.ts';
import { serviceProvider } from '../../sso/service-provider.ts';
import { devPage } from '../page.ts';
import { IDP_PEOPLE } from './personas.ts';
import { type ResponseDraft, responseDraft, signedResponse } from './saml-response.ts';

/** SAML provider of development, at `/dev/idp/saml`. */
export interface DevelopmentSamlIdp {
  readonly entityId: string;
  readonly ssoEndpoint: string;
  readonly sloEndpoint: string;
  readonly certificate: string;
  /** Answers a request of its own; undefined for any other. */
  fetch(request: Request): Promise<Response | undefined>;
}

/** Faults of one answer, by their value in the form. */
export const SAML_FAULTS = {
  none: 'Everything works',
  denied: 'The provider says that the person was not signed in',
  unsigned: 'The answer is not signed',
  key: 'Another key has signed',
  expired: 'The answer has expired',
  early: 'The answer is not valid yet',
  audience: 'The answer is for another service',
  recipient: 'The answer is for another address',
  issuer: 'The answer names another issuer',
  request: 'The answer is to another request',
  comment: 'A comment inside the name of the person',
  outside: 'An email outside the company’s domains',
} as const satisfies Readonly<Record<string, string>>;

type SamlFault = keyof typeof SAML_FAULTS;

const BASE = '/dev/idp/saml';
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const HOUR_MS = 3_600_000;

const faulty = (fault: SamlFault, now: Date): Partial<ResponseDraft> => {
  switch (fault) {
    case 'denied':
      return { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder', sign: 'nothing' };
    case 'unsigned':
      return { sign: 'nothing' };
    case 'expired':
      return { notOnOrAfter: new Date(now.getTime() - HOUR_MS) };
    case 'early':
      return { notBefore: new Date(now.getTime() + HOUR_MS) };
    case 'audience':
      return { audience: 'https://another-service.test' };
    case 'recipient':
      return { recipient: 'https://another-service.test/acs' };
    case 'issuer':
      return { issuer: 'https://another-provider.test' };
    case 'request':
      return { inResponseTo: '_another' };
    default:
      return {};
  }
};

const unpacked = (packed: string): Element | undefined => {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: 64 * 1024 });
    return parsePlainXml(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Answer to a request to sign out, which always succeeds: the provider keeps no session. */
const signedOut = (entityId: string, publicUrl: string, query: URLSearchParams): Response => {
  const { logoutUrl } = serviceProvider({ publicUrl });
  const asked = attributeOf(unpacked(query.get('SAMLRequest') ?? ''), 'ID') ?? '';
  const xml = `<samlp:LogoutResponse xmlns:samlp="${PROTOCOL}" ID="_${crypto.randomUUID()}" Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${logoutUrl}" InResponseTo="${escapeHtml(asked)}"><saml:Issuer xmlns:saml="${ASSERTION}">${entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${SUCCESS}"/></samlp:Status></samlp:LogoutResponse>`;
  const answer = new URLSearchParams({ SAMLResponse: deflateRawSync(xml).toString('base64') });
  return seeOther(`${logoutUrl}?${answer}`);
};

/** Request of a service, with where to answer. */
const readRequest = (packed: string) => {
  const root = unpacked(packed);
  const issuer = textOf(root && onlyChild(root, ASSERTION, 'Issuer'));
  const acsUrl = attributeOf(root, 'AssertionConsumerServiceURL');
  const id = attributeOf(root, 'ID');
  return root?.namespaceURI === PROTOCOL && issuer && acsUrl && id ? { entityId: issuer, acsUrl, id } : undefined;
};

/** Page on which a person is chosen, for a request or, without one, to begin at the provider. */
const choosePage = (request: string, relayState: string): string =>
  devPage(
    request ? 'Sign in to the SAML provider' : 'Begin at the SAML provider',
    html`
<p>A development provider in place of a company’s own. It asks for no password.</p>
<form method="post" action="${BASE}/sso">
<input type="hidden" name="SAMLRequest" value="${request}">
<input type="hidden" name="RelayState" value="${relayState}">
<p class="fault"><label for="fault">Fault</label> <select id="fault" name="fault">${Object.entries(SAML_FAULTS).map(
      ([value, text]) => html`<option value="${value}">${text}</option>`,
    )}</select></p>
<ul class="list">${IDP_PEOPLE.map(
      (person) =>
        html`<li class="choice"><button name="person" value="${person.id}"><strong>${person.name}</strong> <span>${person.email}, ${person.about}</span></button></li>`,
    )}</ul>
</form>`,
  );

const htmlOf = (page: string, status = 200): Response =>
  new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
  });

const metadataXml = (entityId: string, ssoEndpoint: string, sloEndpoint: string, certificate: string): string =>
  `<EntityDescriptor xmlns="${METADATA}" entityID="${entityId}"><IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="${PROTOCOL}"><KeyDescriptor use="signing"><KeyInfo xmlns="${SIGNATURE}"><X509Data><X509Certificate>${certificate.replaceAll(/-----[^-]*-----|\s/g, '')}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleLogoutService Binding="${REDIRECT}" Location="${sloEndpoint}"/><SingleSignOnService Binding="${REDIRECT}" Location="${ssoEndpoint}"/></IDPSSODescriptor></EntityDescriptor>`;

/** Opens the SAML provider of development, with a new key; a second one is for the fault of another key. */
export const openSamlIdp = async (publicUrl: string, clock: Clock): Promise<DevelopmentSamlIdp> => {
  const make = (name: string): Promise<SelfSigned> => selfSigned(name, clock.now());
  const [keys, others] = await Promise.all([make('SAML provider of development'), make('another provider')]);
  const [entityId, ssoEndpoint, sloEndpoint] = ['metadata', 'sso', 'slo'].map(
    (path) => `${publicUrl}${BASE}/${path}`,
  ) as [string, string, string]; // of three paths

  const answer = async (form: URLSearchParams): Promise<Response> => {
    const packed = form.get('SAMLRequest') ?? '';
    const request = packed ? readRequest(packed) : { ...serviceProvider({ publicUrl }), id: undefined };
    const person = IDP_PEOPLE.find(({ id }) => id === form.get('person'));
    const given = form.get('fault') ?? 'none';
    if (!request || !person || !Object.hasOwn(SAML_FAULTS, given)) return htmlOf(choosePage('', ''), 400);
    const fault = given as SamlFault; // one of its keys
    const email = fault === 'outside' ? `${person.id}@outside.test` : person.email;
    const now = clock.now();
    const draft = responseDraft(now, {
      issuer: entityId,
      destination: request.acsUrl,
      audience: request.entityId,
      inResponseTo: request.id,
      nameId: `dev-${person.id}`,
      attributes: { email: [email], displayName: [person.name], groups: ['everyone', 'engineering'] },
      ...faulty(fault, now),
    });
    const signed = signedResponse(draft, fault === 'key' ? others : keys);
    const xml = fault === 'comment' ? signed.replace(`dev-${person.id}<`, `dev-<!-- -->${person.id}<`) : signed;
    const fields = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: form.get('RelayState') ?? '' };
    return repostPage({
      action: request.acsUrl,
      fields,
      targets: [new URL(request.acsUrl).origin, ...LOOPBACK_PAGES],
      language: 'en',
    });
  };

  return {
    entityId,
    ssoEndpoint,
    sloEndpoint,
    certificate: keys.certificate,
    fetch: async (request) => {
      const { pathname, hostname, searchParams } = new URL(request.url);
      if (!isLoopback(hostname) || !pathname.startsWith(`${BASE}/`)) return undefined;
      if (pathname === `${BASE}/metadata`)
        return new Response(metadataXml(entityId, ssoEndpoint, sloEndpoint, keys.certificate), {
          headers: { 'content-type': 'application/samlmetadata+xml' },
        });
      if (pathname === `${BASE}/slo`) return signedOut(entityId, publicUrl, searchParams);
      if (pathname !== `${BASE}/sso`) return undefined;
      if (request.method === 'POST') return answer(new URLSearchParams((await request.text()).slice(0, 64 * 1024)));
      return htmlOf(choosePage(searchParams.get('SAMLRequest') ?? '', searchParams.get('RelayState') ?? ''));
    },
  };
};
