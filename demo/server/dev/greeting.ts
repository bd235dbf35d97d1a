import { SEEDED_PASSWORD, SEEDED_PEOPLE, SSO_PEOPLE } from './people.ts';

const ADDRESSES: readonly (readonly [name: string, path: string])[] = [
  ['Demo', '/'],
  ['Vanilla', '/vanilla'],
  ['Docs', '/docs/'],
  ['Mailbox', '/dev/mailbox'],
  ['Phone', '/dev/phone'],
  ['Payments', '/dev/payments'],
  ['API', '/dev/openapi'],
  ['Tools', '/dev'],
];

const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
};

/** Startup message of the development server. */
export const greeting = (publicUrl: string): string =>
  [
    'Ready',
    ...table(ADDRESSES.map(([name, path]) => [name, publicUrl + path])),
    '',
    `Sign in with the password ${SEEDED_PASSWORD}`,
    ...table(SEEDED_PEOPLE.map(({ email, is }) => [email, is])),
    '',
    'Single sign-on, without a password',
    ...table(SSO_PEOPLE.map(({ email, is }) => [email, is])),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
