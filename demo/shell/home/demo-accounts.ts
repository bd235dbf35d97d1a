/** Account that is there in development. */
export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** Reason to try it. */
  readonly shows: string;
}

/** Password of every account. Source: architecture.md#development-data. */
export const DEMO_PASSWORD = 'Demo-passw0rd-42';

/** Accounts that are there in development. Source: architecture.md#development-data. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'ada@acme.test',
    name: 'Ada Lovelace',
    role: 'Administrator',
    shows: 'Edits and publishes experiences, and manages the company.',
  },
  { email: 'bo@acme.test', name: 'Bo Andersen', role: 'Member', shows: 'Follows experiences and their results.' },
  { email: 'ro@acme.test', name: 'Ro Tanaka', role: 'Read-only', shows: 'Sees everything, and changes nothing.' },
  { email: 'sue@acme.test', name: 'Sue Okafor', role: 'Support', shows: 'Acts as someone else, to help them.' },
  { email: 'root@acme.test', name: 'Root Admin', role: 'Super user', shows: 'May do everything.' },
  {
    email: 'rae@reseller.test',
    name: 'Rae Moreau',
    role: 'Reseller',
    shows: 'Works in three companies, and switches between them.',
  },
];
