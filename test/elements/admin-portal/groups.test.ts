import { sendKeys } from '@web/test-runner-commands';
import { groups } from '../../../core/contract/groups.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { enter } from '../../kit/field-named.ts';
import { portalActions } from '../../kit/portal-actions.ts';
import { missingDir } from '../../kit/missing-dir.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';

let portal: PortalPlace;
const open = async (as: string, path = '/') => {
  portal = await openPortal({ as, tag: 'fe-groups-tab', attributes: { path } });
};
const { root, press, field, type, shows, menuOf, items, pressHere, focused } = portalActions(() => portal);

const checked = () => [...root().querySelectorAll<HTMLElement>('.fe-swatch:has(:checked)')];

/** Places of what is above a list. */
const placesAbove = () =>
  ['.fe-search', '.fe-toolbar-count', '[aria-label="As cards"]', '.fe-toolbar-end'].map((part) => {
    const { left, right, top } = portal.find(part).getBoundingClientRect();
    return [left, right, top];
  });
const expectOwnDirection = () => expect(missingDir(portal.app, portal.element)).toEqual([]);

afterEach(() => portal.close());

describe('<fe-groups-tab>', () => {
  it('creates a group without a description, adds a user and removes them', async () => {
    await open('ada@acme.test');
    await shows('6 groups');
    await press('button', 'Add group');
    await type('Name', 'Night shift');
    await press('dialog button', 'Add group');
    await shows('7 groups', 'This group is empty.');
    const { call } = portal.app.client;
    const list = await call(groups.list, {});
    const made = list.ok ? list.value.groups.find(({ name }) => name === 'Night shift') : undefined;
    expect(made && 'description' in made).toBe(false);
    expect(portal.find('button', 'Night shift').closest('tr')?.textContent).toMatch(/No one.*No roles/);

    const search = await field('Add people');
    search.focus();
    enter(search, 'hana');
    await shows('hana.sato@acme.test');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await press('dialog button', 'Add 1 person');
    await shows('1 person added');
    await press('dialog button', 'Remove Hana Sato');
    await shows('Hana Sato removed', 'This group is empty.');
    // the later of two
    Array.from(root().querySelectorAll<HTMLElement>('.fe-toast-undo')).at(-1)?.click();
    await eventually(() => portal.find('dialog button', 'Remove Hana Sato'));
  });

  it('shows names and descriptions of the company in their own direction', async () => {
    await open('ada@acme.test');
    await shows('Finance', '3 people');
    expectOwnDirection();
    await press('button', 'Finance');
    await shows('hana.sato@acme.test');
    expectOwnDirection();
    await press('[role=tab]', 'Roles');
    await field('Roles of the group');
    expectOwnDirection();
    await press('dialog button', 'Close');
    await press('button', 'As cards');
    await shows('3 people', 'Auditor');
    expectOwnDirection();
  });

  it('marks a synced group beside its name, and puts the facts of adjacent cards in one line', async () => {
    await open('ada@acme.test');
    portal.element.style.inlineSize = '1280px';
    await press('button', 'As cards');
    await shows('6 people', 'Auditor', 'Directory');
    const cards = [...root().querySelectorAll('.fe-group-card')].slice(0, 2);
    const [synced] = cards;
    const middle = (part: string) => {
      const { top, height } = synced?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return Math.round(top + height / 2);
    };
    expect(middle('.fe-badge')).toBe(middle('.fe-group-name'));
    const [first, second] = cards.map((card) => card.querySelector('.fe-avatar')?.getBoundingClientRect().top);
    expect(first).toBe(second);
  });

  it('adds people and roles by the one button at the end of the drawer, and asks before they are discarded', async () => {
    await open('ada@acme.test');
    await press('button', 'Finance');
    await eventually(() => expect(portal.find('dialog button', 'Save changes').ariaDisabled).toBe('true'));
    const people = await field('Add people');
    people.focus();
    enter(people, 'Amara Diallo');
    await shows('amara.diallo@acme.test');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await eventually(() => portal.find('dialog button', 'Add 1 person'));
    await press('[role=tab]', 'Roles');
    const given = await field('Roles of the group');
    given.focus();
    enter(given, 'Member');
    await eventually(() => root().querySelector('dialog [role=option]'));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    expect(root().querySelectorAll('dialog .fe-button-primary')).toHaveLength(1);
    await press('dialog button', 'Cancel');
    await shows('Discard changes?');
    await press('dialog button', 'Keep editing');
    await press('dialog button', 'Save changes');
    await shows('1 person added', 'Roles of Finance saved', '4 people');
    expect(() => portal.find('dialog')).toThrow();
    await eventually(() => expect(portal.find('button', 'Finance').closest('tr')?.textContent).toContain('Member'));
  });

  it('creates a group with its first people and roles', async () => {
    await open('ada@acme.test');
    await press('button', 'Add group');
    await type('Name', 'Night shift');
    const people = await field('Add people optional');
    people.focus();
    enter(people, 'hana');
    await shows('hana.sato@acme.test');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    const given = await field('Roles of the group optional');
    given.focus();
    enter(given, 'Auditor');
    await shows('Reads what was done');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await press('dialog button', 'Add group');
    await shows('7 groups');
    await eventually(() => portal.find('dialog [role=tab]', 'People'));
    await eventually(() => portal.find('dialog button', 'Remove Hana Sato'));
    const { call } = portal.app.client;
    const list = await call(groups.list, { query: { _groupsRelations: 'roles' } });
    const made = list.ok ? list.value.groups.find(({ name }) => name === 'Night shift') : undefined;
    expect(made?.roles?.map(({ name }) => name)).toEqual(['Auditor']);
  });

  it('takes a color back to none', async () => {
    await open('ada@acme.test');
    const { call } = portal.app.client;
    const colorOf = async () => {
      const list = await call(groups.list, {});
      return list.ok ? list.value.groups.find(({ name }) => name === 'Sales')?.color : undefined;
    };
    const edit = async (color: string) => {
      await menuOf('Sales');
      await press('[role=menuitem]', 'Edit');
      (await field(color)).click();
      await press('dialog button', 'Save changes');
      await shows('Sales saved');
    };
    await menuOf('Sales');
    await press('[role=menuitem]', 'Edit');
    (await field('Orange')).focus();
    await sendKeys({ press: 'ArrowRight' });
    await eventually(() => expect(checked().map(({ title }) => title)).toEqual(['Teal']));
    expect(
      checked().every((swatch) => swatch.querySelector('svg')?.checkVisibility({ visibilityProperty: true })),
    ).toBe(true);
    expect(
      Math.min(...checked().flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])),
    ).toBeGreaterThanOrEqual(24);
    await press('dialog button', 'Cancel');
    await press('dialog button', 'Discard changes');
    await edit('None');
    await eventually(async () => expect(await colorOf()).toBe(undefined));
    await edit('Teal');
    await eventually(async () => expect(await colorOf()).toBe('#0f766e'));
    await press('button', 'Undo');
    await eventually(async () => expect(await colorOf()).toBe(undefined));

    // an undo that fails says so
    await edit('Teal');
    await eventually(async () => expect(await colorOf()).toBe('#0f766e'));
    Object.assign(portal.preview.network, { state: 'down', only: /groups/ });
    await press('button', 'Undo');
    const toasts = () => portal.element.shadowRoot?.querySelector('.fe-toasts-list')?.textContent;
    await eventually(() => expect(toasts()).toContain('the service can’t be reached'));
    Object.assign(portal.preview.network, { state: 'up', only: undefined });
    expect(await colorOf()).toBe('#0f766e');
  });

  it('shows who loses what before deleting a group, and restores it', async () => {
    await open('ada@acme.test');
    await menuOf('Finance');
    await press('[role=menuitem]', 'Delete');
    await shows(
      'Delete the group Finance?',
      'Its 3 members stay',
      'They lose these roles unless they have them another way: Auditor.',
    );
    await press('dialog button', 'Delete group');
    await shows('5 groups', 'Finance deleted');
    await press('button', 'Undo');
    await shows('6 groups', 'Finance');
  });

  it('deletes several at once except synced ones, shows who loses what, and restores them', async () => {
    await open('ada@acme.test');
    await shows('6 groups');
    // what is above the list stays where it is, whatever is found
    const places = () =>
      ['Columns', 'Export'].map((name) => {
        const { left, top } = portal.find('.fe-toolbar button', name).getBoundingClientRect();
        return [left, top];
      });
    const before = places();
    portal.element.setAttribute('path', '/?search=zebra');
    await shows('No results', '0 groups');
    expect([places(), portal.find('button', 'Export').ariaDisabled]).toEqual([before, 'true']);
    portal.element.setAttribute('path', '/');
    await shows('6 groups');
    await pressHere('input[type=checkbox]', 'Select all on this page');
    await pressHere('.fe-bulk button', 'Delete 5 groups');
    await shows('Delete 5 groups?', 'Engineering, Field service, Finance', 'Their 22 members stay', 'Auditor');
    await pressHere('dialog button', 'Delete 5 groups');
    await shows('1 group', '5 groups deleted', 'All staff');
    await eventually(() => expect(focused()).toBe('Select all on this page'));
    await press('button', 'Undo');
    await shows('6 groups', 'Engineering');
  });

  it('moves the focus on when its target is gone, and shows filtered groups as cards', async () => {
    await open('ada@acme.test', '/?filter.kept~is=here');
    await shows('5 groups');
    const before = placesAbove();
    await pressHere('button', 'As cards');
    await eventually(() => expect(focused()).toBe('As cards'));
    await shows('Managed by', '1–5 of 5', '5 groups', 'Columns', 'Export');
    expect(root().querySelectorAll('.fe-group-card')).toHaveLength(5);
    expect(placesAbove()).toEqual(before);
    await press('.fe-toolbar button', 'Columns');
    await press('[role=menuitemcheckbox]', 'Roles');
    await eventually(() => expect(root().querySelector('.fe-group-roles, .fe-group-none')).toBe(null));
    await press('button', 'Finance');
    await pressHere('dialog button', 'Remove Hana Sato');
    await eventually(() => expect(focused()).toBe('Remove Katarzyna Wiśniewska'));
  });

  it('puts the second line of a narrow row below the name', async () => {
    await open('ada@acme.test');
    portal.element.style.inlineSize = '375px';
    await shows('Finance', '3 people');
    const row = portal.find('button', 'Finance').closest('tr');
    const second = () => row?.querySelector('.fe-td-plain > .fe-td-value')?.getBoundingClientRect().left;
    await eventually(() => expect(second()).toBe(portal.find('button', 'Finance').getBoundingClientRect().left));
  });

  it('shows that roles of groups are disabled', async () => {
    await open('ada@acme.test', '/cards');
    await press('button', 'Group settings');
    expect(portal.find('button', 'Group settings').textContent).toBe('Group settings');
    await eventually(() => expect(portal.find('dialog button', 'Save changes').ariaDisabled).toBe('true'));
    (await field('Use groups')).click();
    await press('dialog button', 'Save changes');
    await shows('Groups are off. No one gets roles from groups.');
  });

  it('does not edit synced groups, and explains why', async () => {
    await open('ada@acme.test');
    await menuOf('All staff');
    await eventually(() => expect(items().filter((words) => words?.includes('This group is synced'))).toHaveLength(2));
  });

  it('offers no action to a user with read access, whatever the address asks for', async () => {
    await open('ro@acme.test', '/?dialog=add');
    await shows('6 groups');
    expect(() => portal.find('dialog')).toThrow();
    expect(() => portal.find('button', 'Add group')).toThrow();
    await menuOf('Finance');
    await eventually(() => expect(items()).toEqual(['Open']));
  });
});
