/** A person of Acme Robotics, as a table of users has them. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly group: string;
  readonly status: 'active' | 'invited' | 'locked';
  readonly lastSeen: string | undefined;
  readonly sessions: number;
}

const GIVEN = ['Ada', 'Grace', 'Noa', 'Jürgen', 'Aiko', 'Tomás', 'Leila', 'דוד', 'Chidi', 'Ingrid', 'Siobhán', 'Mateo'];
const FAMILY = [
  'Lovelace',
  'Hopper',
  'Ben-Ami',
  'Müller-Lüdenscheidt',
  'Tanaka',
  'Nováková',
  'Haddad',
  'כהן',
  'Okonkwo',
  'Ó Súilleabháin',
  'Wolfeschlegelsteinhausenbergerdorff',
];
const ROLES = ['Administrator', 'Member', 'Member', 'Read-only', 'Support', 'Billing'];
const GROUPS = ['Robotics', 'Field service', 'Finance', 'Unmanned underwater vehicles', ''];

const pick = <One>(list: readonly One[], at: number): One => list[at % list.length] as One;

/** As many people as asked for, always the same. */
export const staffOf = (count: number): StaffMember[] =>
  Array.from({ length: count }, (_, at) => {
    const [given, family] = [pick(GIVEN, at * 7 + Math.floor(at / 12)), pick(FAMILY, at * 5 + Math.floor(at / 11))];
    const status = at % 9 === 4 ? 'invited' : at % 17 === 11 ? 'locked' : 'active';
    return {
      id: `u-${at + 1}`,
      name: `${given} ${family}`,
      email: `person.${at + 1}@acme.test`,
      role: pick(ROLES, at),
      group: pick(GROUPS, at * 3),
      status,
      lastSeen: status === 'invited' ? undefined : new Date(Date.now() - (at * 37 + 3) * 3_600_000).toISOString(),
      sessions: status === 'active' ? (at * 13) % 23 : 0,
    };
  });
