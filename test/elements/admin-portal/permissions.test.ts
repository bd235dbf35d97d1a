import type { Preview } from '../../../demo/preview/index.ts';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../../../demo/server/ports.ts';
import { before, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';
import { CONTROLS, type Place } from '../../kit/portal-controls.ts';

const ADA = 'ada@acme.test';
const KEY = 'Tester';

let ports: Ports;
/** Puts Ada into a role of the most powerful level, that gives what each test says. */
const seed = async (given: Ports) => {
  ports = given;
  const now = given.clock.now().toISOString();
  await given.store.scoped({ across: 'seeds' }).transaction(async (rows) => {
    const [ada] = await rows.users.find({ where: { email: ADA } });
    if (!ada) throw new Error('Ada is not there');
    const id = crypto.randomUUID() as string as RoleId; // branded where it is made
    const { tenantId } = ada;
    const times = { createdAt: now, updatedAt: now };
    const role = { id, tenantId, key: KEY, name: KEY, description: '', isDefault: false, level: 0, permissionIds: [] };
    await rows.roles.insert({ ...role, ...times });
    await rows.memberships.update({ userId: ada.id }, { roleIds: [id] });
  });
};

/** Lets Ada hold these, and no others. */
const hold = (may: (key: string) => boolean) =>
  ports.store.scoped({ across: 'seeds' }).transaction(async (rows) => {
    const all = await rows.permissions.find();
    await rows.roles.update({ key: KEY }, { permissionIds: all.filter(({ key }) => may(key)).map(({ id }) => id) });
  });

const idOf = async (kind: 'users' | 'groups' | 'roles', name: string): Promise<string> => {
  const [found] = await ports.store.scoped({ across: 'seeds' })[kind].find({ where: { name } });
  return found?.id ?? '';
};

interface Way {
  readonly tag: string;
  readonly path: string | (() => Promise<string>);
  /** What shows that it is there. */
  readonly there: string;
  /** What is pressed there, and what of it unfolds more, if there is more. */
  readonly press?: string;
  readonly unfold?: string;
  /** What is looked at. */
  readonly within: string;
  /** What is offered besides, to whoever may look. */
  readonly harmless: readonly string[];
}

const [USERS, GROUPS, ROLES] = ['fe-users-tab', 'fe-groups-tab', 'fe-roles-tab'] as const;
/** What a list has once it is loaded, or what it says to whoever may not see it. */
const ROW = ':is(tbody th button, .fe-empty)';

const tools = (search: string) => [search, 'Filter', 'Columns', 'Export', 'Actions'];
const page = (tag: string, harmless: readonly string[]): Way => ({
  tag,
  path: '/',
  there: ROW,
  within: '.fe-root :not(tbody *)',
  harmless,
});
const menu = (tag: string, path: string, name: string, harmless: readonly string[] = []): Way => ({
  tag,
  path,
  there: ROW,
  press: `Actions for ${name}`,
  within: '[role=menu] *',
  harmless,
});
const chosen = (tag: string, path: string, name: string, harmless: readonly string[] = []): Way => ({
  tag,
  path,
  there: ROW,
  press: `Select ${name}`,
  unfold: '.fe-bulk [aria-haspopup=menu]',
  within: '.fe-bulk *',
  harmless: ['Clear the selection', ...harmless],
});
const dialog = (tag: string, path: () => Promise<string>, there: string, harmless: readonly string[]): Way => ({
  tag,
  path,
  there: `dialog ${there}`,
  within: 'dialog :not(tbody *)',
  harmless: ['Close', ...harmless],
});
const about = (kind: 'users' | 'groups' | 'roles', name: string, wanted: string) => async () =>
  `/?row=${await idOf(kind, name)}${wanted && `&dialog=${wanted}`}`;
const IN_A_USER = ['Actions', 'Profile', 'Roles', 'Copy Email', 'Copy ID'];
const COLUMNS = ['User', 'Roles', 'Status', 'Two-factor', 'Last sign-in', 'Signs in with'];
/** A field that searches has a button that unfolds its list. */
const IN_A_GROUP = ['People', 'Roles', 'Show the list'];
const IN_A_ROLE = ['Permissions', 'Cancel', 'Search permissions', 'Permission', 'Auditor'];

/** How to come to each place. */
const WAYS: Readonly<Record<Place, Way>> = {
  'the portal': { tag: 'fe-admin-portal', path: '/', there: '.fe-nav', within: '.fe-nav *', harmless: ['Users'] },
  users: page(USERS, [
    ...tools('Search users'),
    // its views, one with how many wait
    'Everybody',
    'Invitations3',
    ...COLUMNS,
    'Select all on this page',
    'Page 1',
    'Page 2',
    'Next page',
  ]),
  'the menu of a user': menu(USERS, '/?search=amara', 'Amara Diallo'),
  'the menu of an invited user': menu(USERS, '/?search=tomasz', 'Tomasz Nowak'),
  'the menu of a locked user': menu(USERS, '/?search=dmitri', 'Dmitri Volkov'),
  'a user': dialog(USERS, about('users', 'Amara Diallo', ''), 'h3', IN_A_USER),
  'chosen users': chosen(USERS, '/?search=amara', 'Amara Diallo', ['More actions']),
  groups: page(GROUPS, [...tools('Search groups'), 'As a table', 'As cards', 'Name', 'People', 'Roles']),
  'the menu of a group': menu(GROUPS, '/', 'Finance', ['People and roles']),
  'chosen groups': chosen(GROUPS, '/', 'Finance'),
  'the people of a group': dialog(GROUPS, about('groups', 'Sales', 'people'), '.fe-people-one', IN_A_GROUP),
  'the roles of a group': dialog(GROUPS, about('groups', 'Finance', 'roles'), ':is(.fe-badge, [role=combobox])', [
    ...IN_A_GROUP,
    'Remove Auditor',
  ]),
  roles: page(ROLES, [...tools('Search roles'), 'Roles', 'Permissions', 'Name', 'Key', 'Level', 'Kind']),
  'the menu of a role': menu(ROLES, '/', 'Auditor', ['Permissions']),
  'chosen roles': chosen(ROLES, '/', 'Auditor'),
  'a role': dialog(ROLES, about('roles', 'Auditor', 'role'), '[role=grid]', IN_A_ROLE),
  'the matrix': {
    tag: ROLES,
    path: '/permissions?search=webhooks',
    there: '[role=grid]',
    within: '[role=grid] tr:not(.fe-grid-of) *',
    harmless: [
      'Permission',
      'Tester',
      'Auditor',
      'Administrator',
      'Support',
      'Member',
      'Read-only',
      'See webhooks, Tester',
    ],
  },
};

const root = ({ element }: PortalPlace) => {
  if (!element.shadowRoot) throw new Error('The element has no shadow root');
  return element.shadowRoot;
};

const ASKED = ':is(button, a[href], input, h3, thead th)';
const nameOf = (node: Element) =>
  (
    node.getAttribute('aria-label') ??
    (node instanceof HTMLInputElement ? node.labels?.[0]?.textContent : node.textContent) ??
    ''
  ).trim();

/** What was pressed is drawn. */
const rested = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What a place offers to whoever is in: names of controls, of columns and of parts; once what is claimed of it holds. */
const offeredAt = async (
  place: Place,
  over: Preview,
  claim: (offered: readonly string[]) => void = () => undefined,
): Promise<readonly string[]> => {
  const { tag, path, there, press, unfold, within } = WAYS[place];
  const address = typeof path === 'string' ? path : await path();
  const portal = await openPortal({ over, tag, attributes: { path: address } });
  try {
    await eventually(() => expect(root(portal).querySelector(there)).toBeTruthy());
    const pressed = Array.from(root(portal).querySelectorAll<HTMLElement>('button, input'));
    const trigger = pressed.find((node) => nameOf(node) === press);
    // whoever may do nothing has nothing to press
    if (press && !trigger) {
      claim([]);
      return [];
    }
    trigger?.click();
    const shown = () =>
      Array.from(root(portal).querySelectorAll<HTMLElement>(within)).filter(
        (node) => node.matches(ASKED) && node.checkVisibility() && !node.matches(':disabled, [aria-disabled=true]'),
      );
    // whoever may not see the list at all is told so
    await eventually(() => expect(shown().length > 0 || root(portal).querySelector('.fe-empty') !== null).toBe(true));
    if (unfold) root(portal).querySelector<HTMLElement>(unfold)?.click();
    await rested();
    // one part may come after the other
    return await eventually(() => {
      const offered = [...new Set(shown().map(nameOf))];
      claim(offered);
      return offered;
    });
  } finally {
    portal.close();
  }
};

describe('whoever lacks a permission', () => {
  let preview: Preview;
  before(async () => {
    const first = await openPortal({ as: ADA, tag: ROLES, preview: { seed } });
    ({ preview } = first);
    first.close();
  });

  for (const [place, controls] of Map.groupBy(CONTROLS, ({ at }) => at))
    it(`would miss, of ${place}, what is said and nothing else`, async () => {
      await hold(() => true);
      const expected = new Set([...controls.map(({ name }) => name), ...WAYS[place].harmless]);
      await offeredAt(place, preview, (offered) => expect(offered.toSorted()).toEqual([...expected].toSorted()));
    });

  for (const [key, controls] of Map.groupBy(CONTROLS, ({ needs }) => needs))
    it(`of ${key} is offered nothing that needs it`, async () => {
      await hold((held) => held !== key);
      for (const [place, there] of Map.groupBy(controls, ({ at }) => at)) {
        const offered = await offeredAt(place, preview);
        expect(there.map(({ name }) => name).filter((name) => offered.includes(name))).toEqual([]);
      }
    });
});
