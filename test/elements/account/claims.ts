import type { AccountSceneName } from '../../../demo/preview/scenes/scenes.ts';

/** Expected contents of a scene, by role and name. */
export interface Claim {
  /** The control itself; empty where there is none. */
  button: string;
  busy?: true;
  menu?: string[];
  options?: string[];
  says?: string[];
  alert?: string;
  /** The name, or for a list the row, that has the focus. */
  focus?: string;
}

const ADA = 'Account: Ada Lovelace, Acme Robotics';
const ACME = 'Company: Acme Robotics';
const FEW = ['Acme Robotics', 'Fjord Instruments', 'Harbour Logistics', 'Northwind Resale'];
const LONG = 'Consolidated Robotics and Unmanned Vehicles of Northern Europe';

/** Every scene, and what it promises to show. A scene without a claim does not compile. */
export const claims: Record<AccountSceneName, Claim> = {
  'user-button/closed': { button: ADA, says: ['Ada Lovelace', 'Acme Robotics'] },
  'user-button/open': { button: ADA, menu: ['Account settings', 'Sign out'], focus: 'Account settings' },
  'user-button/open/several': { button: ADA, menu: ['Account settings', 'Switch company', 'Sign out'] },
  'user-button/companies': { button: ADA, options: FEW, focus: 'Acme Robotics' },
  'user-button/long': {
    button: `Account: Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Elder, ${LONG}`,
    menu: ['Account settings', 'Sign out'],
  },
  'user-button/nameless': { button: 'Account: ada@acme.test, Acme Robotics', menu: ['Sign out'], focus: 'Sign out' },
  'user-button/photo': { button: ADA, menu: ['Sign out'] },
  'user-button/photo-missing': { button: ADA, says: ['AL'] },
  'user-button/compact': { button: ADA },
  'user-button/loading': { button: '', says: ['Loading'] },
  'user-button/leaving': { button: ADA, busy: true, says: ['Signing out'] },
  'user-button/acting': {
    button: 'Account: Bo Andersen, Acme Robotics. Impersonated by sue@acme.test',
    menu: ['Stop impersonating', 'Sign out'],
    says: ['sue@acme.test is impersonating Bo Andersen.', 'Ends in '],
    focus: 'Stop impersonating',
  },
  'acting-bar/placed': {
    button: '',
    says: ['sue@acme.test is impersonating Bo Andersen.', 'Everything is logged', 'Ends in '],
  },
  'acting-bar/automatic': {
    button: '',
    says: ['sue@acme.test is impersonating Bo Andersen.', 'Ends in '],
  },
  'tenant-switcher/one': { button: '', says: ['Acme Robotics'] },
  'tenant-switcher/closed': { button: ACME },
  'tenant-switcher/open': { button: ACME, options: FEW, focus: 'Acme Robotics' },
  'tenant-switcher/many': { button: ACME, says: ['Recent', 'All companies'], focus: 'Search companies' },
  'tenant-switcher/many/found': { button: ACME, says: ['Porto Dairy'], focus: 'Search companies' },
  'tenant-switcher/many/none': { button: ACME, options: [], says: ['No results for “zanzibar”.'] },
  'tenant-switcher/long': { button: `Company: ${LONG}` },
  'tenant-switcher/per-tab': { button: ACME, options: FEW, says: ['Only this tab switches.'] },
  'tenant-switcher/entering': { button: ACME, busy: true },
  'tenant-switcher/refused': {
    button: ACME,
    options: FEW,
    alert: 'Harbour Logistics didn’t open. Check your connection and try again.',
  },
  'tenant-switcher/loading': { button: '', says: ['Loading'] },
};
