import type { Provider } from '../../../core/contract/entities/user.ts';

/** Seeded colleague at Acme Robotics, to fill its lists. */
export interface Colleague {
  name: string;
  /** Local part of their address, unique. */
  address: string;
  jobTitle: string;
  role: 'Admin' | 'Support' | 'Member' | 'ReadOnly' | 'Auditor';
  groups: readonly string[];
  joinedDaysAgo: number;
  /** Undefined for a pending invitation. */
  seenHoursAgo?: number;
  provider?: Provider;
  is?: 'locked' | 'breached' | 'directory';
  secondFactor?: true;
  /** Hue of their picture; most have none. */
  hue?: number;
}

/** A group of theirs; a directory's where it says so. */
export interface ColleagueGroup {
  name: string;
  color: string;
  description?: string;
  role?: 'Auditor';
  scim2?: true;
}

/** Acme Robotics' groups. */
export const GROUPS: readonly ColleagueGroup[] = [
  { name: 'Engineering', color: '#3b6fd4', description: 'Builds the arms and what moves them' },
  { name: 'Field service', color: '#b4540a', description: 'Installs and repairs on site' },
  { name: 'Finance', color: '#0f766e', description: 'Reads the log and pays the bills', role: 'Auditor' },
  { name: 'Sales', color: '#a21caf' },
  { name: 'Support desk', color: '#be123c', description: 'Answers customers, day and night' },
  { name: 'All staff', color: '#475569', description: 'Kept by the directory', scim2: true },
];

const [ENGINEERING, FIELD, FINANCE, SALES, DESK, STAFF] = GROUPS.map(({ name }) => name) as [
  string,
  string,
  string,
  string,
  string,
  string,
]; // as many as there are

const colleague = (
  name: string,
  address: string,
  jobTitle: string,
  role: Colleague['role'],
  groups: readonly string[],
  joinedDaysAgo: number,
  seenHoursAgo?: number,
  more: Partial<Colleague> = {},
): Colleague => ({
  name,
  address,
  jobTitle,
  role,
  groups,
  joinedDaysAgo,
  ...(seenHoursAgo !== undefined && { seenHoursAgo }),
  ...more,
});

// biome-ignore format: one line a person
/** Acme Robotics' people besides those one signs in as. Ours. */
export const COLLEAGUES: readonly Colleague[] = [
  colleague('Amara Diallo', 'amara.diallo', 'Motion control engineer', 'Member', [ENGINEERING, STAFF], 812, 2, { provider: 'google', secondFactor: true, hue: 24 }),
  colleague('Benedikt Hofstätter', 'benedikt.hofstaetter', 'Service technician', 'Member', [FIELD, ENGINEERING], 655, 20),
  colleague('Chloé Marchand', 'chloe.marchand', 'Product designer', 'Member', [ENGINEERING], 240, 5, { hue: 330 }),
  colleague('Dmitri Volkov', 'dmitri.volkov', 'Firmware engineer', 'Member', [ENGINEERING], 901, 2200, { is: 'locked' }),
  colleague('Elif Yıldız', 'elif.yildiz', 'Head of IT', 'Admin', [ENGINEERING, STAFF], 1010, 1, { secondFactor: true, hue: 200 }),
  colleague('Farah Haddad', 'farah.haddad', 'Account executive', 'Member', [SALES], 133, 31),
  colleague('Gustavo Ribeiro', 'gustavo.ribeiro', 'Service technician', 'Member', [FIELD], 2),
  colleague('Hana Sato', 'hana.sato', 'Controller', 'ReadOnly', [FINANCE, STAFF], 720, 48, { provider: 'saml' }),
  colleague('Ingrid Sørensen', 'ingrid.soerensen', 'Robotics researcher', 'Member', [ENGINEERING], 388, 9, { secondFactor: true }),
  colleague('Jamal Whitfield', 'jamal.whitfield', 'Support lead', 'Support', [DESK], 564, 3, { secondFactor: true, hue: 150 }),
  colleague('Katarzyna Wiśniewska', 'katarzyna.wisniewska', 'Accountant', 'Auditor', [FINANCE], 301, 72),
  colleague('Liam O’Sullivan', 'liam.osullivan', 'Account executive', 'Member', [SALES], 777, 3500),
  colleague('Mei-Ling Chen', 'meiling.chen', 'Perception engineer', 'Member', [ENGINEERING], 95, 12, { provider: 'github' }),
  colleague('נועם לוי', 'noam.levi', 'Service technician', 'Member', [FIELD], 210, 26),
  colleague('Oluwaseun Adebayo-Thompson', 'oluwaseun.adebayo', 'Regional service manager', 'Member', [FIELD, SALES, STAFF], 690, 16, { hue: 45 }),
  colleague('Priya Raghunathan', 'priya.raghunathan', 'Test engineer', 'Member', [ENGINEERING], 44, 7, { provider: 'google' }),
  colleague('Quentin Lefèvre', 'quentin.lefevre', 'Buyer', 'Member', [FINANCE], 480, 190, { is: 'breached' }),
  colleague('Rosa Delgado', 'rosa.delgado', 'Warehouse lead', 'Member', [STAFF], 150, 60, { provider: 'scim2', is: 'directory' }),
  colleague('Søren Kjær', 'soeren.kjaer', 'Support agent', 'Member', [DESK], 61, 4),
  colleague('Tomasz Nowak', 'tomasz.nowak', 'Support agent', 'Member', [DESK], 9),
  colleague('Ursula von Hohenstein-Wallenrodt', 'ursula.hohenstein', 'General counsel', 'ReadOnly', [], 930, 400),
  colleague('Valentina Rossi', 'valentina.rossi', 'Marketing manager', 'Member', [SALES], 176, 28, { provider: 'microsoft' }),
  colleague('Wei Zhang', 'wei.zhang', 'Data engineer', 'Member', [ENGINEERING, STAFF], 20, 6),
  colleague('Yusuf Demir', 'yusuf.demir', 'Service technician', 'Member', [FIELD], 845, 2900),
  colleague('Zoë van den Berg', 'zoe.vandenberg', 'Working student', 'ReadOnly', [], 1),
];

/** A company below one of the seeded ones, with its people. */
export interface SubAccount {
  name: string;
  below: string;
  domain: string;
  people: readonly Colleague[];
}

// biome-ignore format: one line a person
/** Companies below Acme Robotics and below the reseller. Ours. */
export const SUB_ACCOUNTS: readonly SubAccount[] = [
  { name: 'Acme Robotics Iberia', below: 'Acme Robotics', domain: 'iberia.acme.test', people: [
    colleague('Lucía Fernández', 'lucia.fernandez', 'Country manager', 'Admin', [], 410, 8, { secondFactor: true }),
    colleague('Iker Etxeberria', 'iker.etxeberria', 'Service technician', 'Member', [], 220, 30),
    colleague('Beatriz Carvalho', 'beatriz.carvalho', 'Sales engineer', 'Member', [], 64, 50),
  ] },
  { name: 'Acme Robotics Japan', below: 'Acme Robotics', domain: 'japan.acme.test', people: [
    colleague('Haruto Nakamura', 'haruto.nakamura', 'Country manager', 'Admin', [], 520, 10),
    colleague('Yui Kobayashi', 'yui.kobayashi', 'Service technician', 'Member', [], 18),
  ] },
  { name: 'Harbor Analytics', below: 'Northwind Resale', domain: 'harbor.test', people: [
    colleague('Nadia Petrova', 'nadia.petrova', 'Managing director', 'Admin', [], 300, 26),
    colleague('Oskar Lind', 'oskar.lind', 'Analyst', 'Member', [], 120, 5),
  ] },
  { name: 'Blue Pine Logistics', below: 'Northwind Resale', domain: 'bluepine.test', people: [
    colleague('Grace Mbeki', 'grace.mbeki', 'Operations lead', 'Admin', [], 250, 70),
  ] },
];
