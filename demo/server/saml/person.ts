import { EMAIL_PATTERN, EMAIL_MAX } from '../../../core/contract/limits.ts';
import type { SsoPerson } from '../sso-providers.ts';
import { ASSERTION } from './names.ts';
import { attributeOf, childrenOf, textOf } from './plain-xml.ts';

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** Attributes by which providers name what we need, as their documents have it: Okta, Entra, Google, ADFS, eduPerson. */
const NAMES = {
  email: [
    'email',
    'mail',
    'emailAddress',
    'User.Email',
    `${CLAIMS}/emailaddress`,
    'urn:oid:0.9.2342.19200300.100.1.3',
    'urn:oid:1.2.840.113549.1.9.1',
  ],
  name: [
    'displayName',
    'name',
    'http://schemas.microsoft.com/identity/claims/displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
  ],
  firstName: ['firstName', 'givenName', 'User.FirstName', `${CLAIMS}/givenname`, 'urn:oid:2.5.4.42'],
  lastName: ['lastName', 'sn', 'surname', 'User.LastName', `${CLAIMS}/surname`, 'urn:oid:2.5.4.4'],
  groups: [
    'groups',
    'group',
    'memberOf',
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/role',
    'http://schemas.xmlsoap.org/claims/Group',
    'urn:oid:1.3.6.1.4.1.5923.1.5.1.1',
  ],
} as const;

/** Most groups of a person that are read, more than are ever mapped. Ours. */
const GROUPS_MAX = 500;

const isEmail = (text: string | undefined): text is string =>
  text !== undefined && text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);

/** Subject of an assertion. */
interface Subject {
  issuer: string;
  name: string;
  format: string;
  /** Whether its name stays the same from one sign-in to the next. */
  lasts: boolean;
}

/** Person of a verified assertion; undefined where no email address is in it. */
export const personOf = (assertion: Element, { issuer, name, format, lasts }: Subject): SsoPerson | undefined => {
  const values = new Map<string, string[]>();
  const statements = childrenOf(assertion, ASSERTION, 'AttributeStatement');
  for (const attribute of statements.flatMap((statement) => childrenOf(statement, ASSERTION, 'Attribute'))) {
    const texts = childrenOf(attribute, ASSERTION, 'AttributeValue').flatMap((value) => textOf(value) || []);
    const key = attributeOf(attribute, 'Name') ?? '';
    values.set(key, [...(values.get(key) ?? []), ...texts]);
  }
  const all = (names: readonly string[]) => names.flatMap((one) => values.get(one) ?? []);
  const first = (names: readonly string[]) => all(names)[0];
  const named = first(NAMES.email);
  const email = isEmail(named) ? named : format.endsWith(':emailAddress') || isEmail(name) ? name : undefined;
  if (!isEmail(email)) return undefined;
  const parts = [first(NAMES.firstName), first(NAMES.lastName)].filter(Boolean).join(' ');
  const address = email.normalize('NFC').toLowerCase();
  return {
    issuer,
    // a name that is another every time is no one's
    subject: lasts ? name : address,
    email: address,
    name: first(NAMES.name) ?? parts,
    groups: all(NAMES.groups).slice(0, GROUPS_MAX),
    session: { nameId: name, format },
  };
};
