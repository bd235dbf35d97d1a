/** Person who can be chosen at the development provider. */
export interface IdpPerson {
  id: string;
  name: string;
  email: string;
  /** Difference from the others. */
  about: string;
}

/** People with accounts at every provider. */
export const IDP_PEOPLE: readonly IdpPerson[] = [
  { id: 'gil', name: 'Gil Green', email: 'gil@mailhub.test', about: 'has no account here yet' },
  { id: 'mei', name: 'Mei Lin', email: 'mei@mailhub.test', about: 'has no account here yet' },
  { id: 'ada', name: 'Ada Lovelace', email: 'ada@acme.test', about: 'has an account with a password' },
  { id: 'bo', name: 'Bo Bergman', email: 'bo@acme.test', about: 'has an account with a password' },
  {
    id: 'long',
    name: 'Wilhelmina Featherstonehaugh-Cholmondeley of Upper Wallop',
    email: 'wilhelmina.featherstonehaugh-cholmondeley@an-uncommonly-long-domain.test',
    about: 'has a long name',
  },
  { id: 'kim', name: 'Kim Orbit', email: 'kim@orbit.test', about: 'works at Orbit Labs, which uses SAML' },
  { id: 'sol', name: 'Sol Quill', email: 'sol@quill.test', about: 'works at Quill, which uses OpenID Connect' },
  { id: 'pat', name: 'Pat Forge', email: 'pat@forge.test', about: 'works at Forge, whose provider you can set up' },
];

/** Faults of one sign-in, by their value in the form. */
export const IDP_FAULTS = {
  none: 'Everything works',
  denied: 'The person says no',
  error: 'The provider reports an error',
  'no-email': 'No email address',
  unverified: 'The email address is not verified',
  nonce: 'The ID token has another nonce',
  slow: 'The provider takes three seconds',
  'half-way': 'The provider fails half way, after the person has signed in',
} as const satisfies Readonly<Record<string, string>>;

export type IdpFault = keyof typeof IDP_FAULTS;

export const isFault = (value: string): value is IdpFault => Object.hasOwn(IDP_FAULTS, value);

/** Tenant of everyone at the development Microsoft. */
export const DEV_TENANT = 'f8cdef31-a31e-4b4a-93e4-5f571e91255a';

/** Sign-in of a person with a fault, as the provider keeps it: `gil|none`. */
export interface DevelopmentSignIn {
  person: IdpPerson;
  fault: IdpFault;
}

export const signInOf = (accountId: string): DevelopmentSignIn | undefined => {
  const [id = '', fault = ''] = accountId.split('|');
  const person = IDP_PEOPLE.find((one) => one.id === id);
  return person && isFault(fault) ? { person, fault } : undefined;
};

/** Provider that the development server acts as: its name, addresses and claims. */
export interface Persona {
  name: string;
  /** Path of its issuer below its own address. */
  issuerPath: string;
  /** Paths of its endpoints, where they differ from those of oidc-provider. */
  routes: Readonly<Record<string, string>>;
  /** Scopes beyond those of OpenID Connect. */
  scopes: readonly string[];
  claims(signIn: DevelopmentSignIn): Readonly<Record<string, unknown>>;
  /** Documents that are read with an access token, by path; for providers without OpenID Connect. */
  documents?: Readonly<Record<string, (signIn: DevelopmentSignIn) => unknown>>;
}

const standard = ({ person, fault }: DevelopmentSignIn) => ({
  sub: person.id,
  name: person.name,
  ...(fault !== 'no-email' && { email: person.email, email_verified: fault !== 'unverified' }),
});

const numberOf = ({ person }: DevelopmentSignIn) => 5_000 + IDP_PEOPLE.indexOf(person);

const plain = { issuerPath: '', routes: {}, scopes: [], claims: standard } as const;

/** Every provider that the development server acts as. Source: protocol/social.md#quirks. */
export const PERSONAS: Readonly<Record<string, Persona>> = {
  google: { ...plain, name: 'Google' },
  microsoft: {
    ...plain,
    name: 'Microsoft',
    issuerPath: `/${DEV_TENANT}/v2.0`,
    claims: (signIn) => ({
      ...standard(signIn),
      tid: DEV_TENANT,
      oid: `00000000-0000-0000-0000-00000000${numberOf(signIn)}`,
      ...(signIn.fault !== 'unverified' && { xms_edov: true }),
    }),
  },
  apple: {
    ...plain,
    name: 'Apple',
    scopes: ['name'],
    claims: (signIn) => {
      const { name: _, email_verified: verified, ...claims } = { email_verified: undefined, ...standard(signIn) };
      return { ...claims, ...(verified !== undefined && { email_verified: String(verified) }) };
    },
  },
  github: {
    ...plain,
    name: 'GitHub',
    routes: { authorization: '/login/oauth/authorize', token: '/login/oauth/access_token' },
    scopes: ['read:user', 'user:email'],
    documents: {
      '/api/v3/user': (signIn) => ({
        id: numberOf(signIn),
        login: signIn.person.id,
        name: signIn.person.name,
        email: null,
      }),
      '/api/v3/user/emails': ({ person: { email }, fault }) =>
        fault === 'no-email' ? [] : [{ email, primary: true, verified: fault !== 'unverified', visibility: 'private' }],
    },
  },
  facebook: {
    ...plain,
    name: 'Facebook',
    routes: { authorization: '/v23.0/dialog/oauth', token: '/v23.0/oauth/access_token' },
    scopes: ['public_profile', 'email'],
    documents: {
      '/v23.0/me': (signIn) => ({
        id: `1015${numberOf(signIn)}`,
        name: signIn.person.name,
        ...(signIn.fault !== 'no-email' && { email: signIn.person.email }),
      }),
    },
  },
  linkedin: {
    ...plain,
    name: 'LinkedIn',
    issuerPath: '/oauth',
    routes: { authorization: '/oauth/v2/authorization', token: '/oauth/v2/accessToken', userinfo: '/v2/userinfo' },
  },
  slack: {
    ...plain,
    name: 'Slack',
    claims: (signIn) => ({
      ...standard(signIn),
      'https://slack.com/team_id': 'T0DEV',
      'https://slack.com/user_id': `U${numberOf(signIn)}`,
    }),
  },
  'acme-id': { ...plain, name: 'Acme ID' },
  enterprise: { ...plain, name: 'Enterprise' },
};

/** Client that every persona has. */
export const DEV_CLIENT = { id: 'fe-dev', secret: 'fe-dev-secret' } as const;
