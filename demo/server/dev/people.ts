/** Person seeded at the first start of development. */
export interface SeededPerson {
  email: string;
  name: string;
  company: 'Acme Robotics' | 'Northwind Resale';
  /** Other companies they belong to, in the same roles. */
  alsoIn?: readonly string[];
  /** Keys of their roles. */
  roles: readonly string[];
  superUser?: true;
  /** Whether they may enter the accounts below their company. */
  entersBelow?: true;
  /** Purpose of the person in the demo. */
  is: string;
}

/** The password of every seeded person. */
export const SEEDED_PASSWORD = 'Demo-passw0rd-42';

/** The seeded people. Source: architecture.md#development-data. */
export const SEEDED_PEOPLE: readonly SeededPerson[] = [
  { email: 'ada@acme.test', name: 'Ada Lovelace', company: 'Acme Robotics', roles: ['Admin'], is: 'administrator' },
  { email: 'bo@acme.test', name: 'Bo Andersen', company: 'Acme Robotics', roles: ['Member'], is: 'member' },
  { email: 'ro@acme.test', name: 'Ro Tanaka', company: 'Acme Robotics', roles: ['ReadOnly'], is: 'read-only' },
  {
    email: 'sue@acme.test',
    name: 'Sue Okafor',
    company: 'Acme Robotics',
    roles: ['Support'],
    is: 'support, may impersonate',
  },
  {
    email: 'root@acme.test',
    name: 'Root Admin',
    company: 'Acme Robotics',
    roles: ['Admin'],
    superUser: true,
    is: 'super user',
  },
  {
    email: 'rae@reseller.test',
    name: 'Rae Moreau',
    company: 'Northwind Resale',
    alsoIn: ['Fjord Instruments', 'Harbour Logistics'],
    roles: ['Admin'],
    entersBelow: true,
    is: 'reseller, in three companies',
  },
];

/** People of seeded companies who sign in at their company's provider, without a password. */
export const SSO_PEOPLE: readonly { email: string; is: string }[] = [
  { email: 'kim@orbit.test', is: 'by SAML' },
  { email: 'sol@quill.test', is: 'by OpenID Connect' },
];
