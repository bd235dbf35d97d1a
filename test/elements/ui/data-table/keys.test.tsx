import { sendKeys } from '@web/test-runner-commands';
import { NOTHING_SELECTED } from '../../../../elements/ui/data-table/selection.ts';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { byRole } from '../../../kit/show.tsx';
import { showUsers, type ShownUsers, type User, usersOf } from '../../../kit/ui/users.tsx';

let shown: ShownUsers;
afterEach(() => shown.close());

const open = async (props: Parameters<typeof showUsers>[0] = {}, attributes = {}) => {
  shown = await showUsers(
    {
      rows: usersOf(30),
      selection: NOTHING_SELECTED,
      onSelection: () => undefined,
      onOpen: () => undefined,
      actions: ({ id }: User) => (id === 'u2' ? [] : [{ label: 'Delete', onPress: () => undefined }]),
      ...props,
    },
    attributes,
  );
};
const focus = (selector: string, name: string) => byRole(shown.root, selector, name).focus();
const after = async (...keys: string[]) => {
  for (const press of keys) await sendKeys({ press });
  return shown.focused();
};

describe('keyboard navigation in a data table', () => {
  it('moves to the same control of the next row, and back', async () => {
    await open();
    focus('input', 'Select Person 1');
    expect(await after('ArrowDown')).toBe('Select Person 2');
    expect(await after('ArrowDown')).toBe('Select Person 3');
    expect(await after('ArrowUp')).toBe('Select Person 2');
    expect(await after('ArrowUp', 'ArrowUp')).toBe('Select Person 1');
  });

  it('moves sideways from control to control of a row', async () => {
    await open();
    focus('input', 'Select Person 1');
    expect(await after('ArrowRight')).toBe('Person 1');
    expect(await after('ArrowRight')).toBe('Actions for Person 1');
    expect(await after('ArrowRight')).toBe('Actions for Person 1');
    expect(await after('ArrowLeft')).toBe('Person 1');
  });

  it('is mirrored right to left', async () => {
    await open({}, { lang: 'he' });
    focus('button', 'Person 1');
    expect(await after('ArrowLeft')).toBe('פעולות עבור Person 1');
    expect(await after('ArrowRight', 'ArrowRight')).toBe('בחירת Person 1');
  });

  it('moves to the first and last row, and by pages', async () => {
    await open();
    focus('button', 'Person 2');
    expect(await after('End')).toBe('Person 30');
    expect(await after('PageUp')).toBe('Person 20');
    expect(await after('Home')).toBe('Person 1');
    expect(await after('PageDown')).toBe('Person 11');
    // the last row is not passed
    expect(await after('End', 'PageDown', 'ArrowDown')).toBe('Person 30');
  });

  it('opens a menu by arrow keys, as elsewhere', async () => {
    await open();
    focus('button', 'Actions for Person 1');
    await after('ArrowDown');
    await eventually(() => expect(shown.root.activeElement?.getAttribute('role')).toBe('menuitem'));
    await after('ArrowDown');
    expect(shown.root.activeElement?.textContent).toBe('Delete');
    expect(await after('Escape')).toBe('Actions for Person 1');
  });

  it('moves to the nearest control where a row lacks one', async () => {
    await open();
    focus('button', 'Actions for Person 12');
    // the dots answer the arrows up and down themselves
    expect(await after('PageUp')).toBe('Person 2');
  });

  it('makes a row one Tab stop, wherever in it the focus is', async () => {
    await open();
    focus('button', 'Person 1');
    expect([await after('Tab'), await after('Tab')]).toEqual(['Person 2', 'Person 3']);
    expect([await after('ArrowRight'), await after('Tab'), await after('Shift+Tab')]).toEqual([
      'Actions for Person 3',
      'Person 4',
      'Actions for Person 3',
    ]);
  });

  it('makes a row one Tab stop also where its menu comes later', async () => {
    await open({ actions: () => [] });
    await shown.give({ actions: () => [{ label: 'Delete', onPress: () => undefined }] });
    const menu = await eventually(() => byRole(shown.root, 'button', 'Actions for Person 2'));
    await eventually(() => expect(menu.tabIndex).toBe(-1));
    focus('button', 'Person 1');
    expect([await after('Tab'), await after('Tab')]).toEqual(['Person 2', 'Person 3']);
  });

  it('leaves keys to an input in a cell', async () => {
    await open({ columns: [{ id: 'note', header: 'Note', cell: ({ id }) => <input aria-label={`Note of ${id}`} /> }] });
    focus('input', 'Note of u1');
    expect(await after('ArrowDown', 'Home', 'ArrowRight')).toBe('Note of u1');
  });

  it('reaches the search by a slash, unless something is typed in', async () => {
    await open({ searchLabel: 'Search users', onSearch: () => undefined });
    byRole(shown.root, 'button', 'Person 1').focus();
    await sendKeys({ press: '/' });
    const search = shown.root.querySelector<HTMLInputElement>('input[type=search]')!;
    expect(shown.root.activeElement).toBe(search);
    await sendKeys({ press: '/' });
    expect(search.value).toBe('/');
  });

  it('opens a row with Enter', async () => {
    const opened: string[] = [];
    await open({ onOpen: ({ name }) => opened.push(name) });
    focus('button', 'Person 3');
    await after('Enter');
    expect(opened).toEqual(['Person 3']);
  });
});

describe('the focus in a data table', () => {
  it('moves to the next row when its row is removed, or to the previous one at the end', async () => {
    await open({ rows: usersOf(3) });
    focus('button', 'Person 2');
    await shown.give({ rows: usersOf(3).filter(({ id }) => id !== 'u2') });
    await eventually(() => expect(shown.focused()).toBe('Person 3'));
    await shown.give({ rows: usersOf(1) });
    await eventually(() => expect(shown.focused()).toBe('Person 1'));
  });

  it('returns to the rows after they were reloaded', async () => {
    await open({ rows: usersOf(3) });
    focus('input', 'Select Person 2');
    await shown.give({ rows: [], state: 'loading' });
    await shown.give({ rows: usersOf(3, 4), state: 'ready' });
    await eventually(() => expect(shown.focused()).toBe('Select Person 5'));
  });

  it('stays at its place where another page comes, or moves to its last row', async () => {
    await open({ rows: usersOf(3) });
    focus('input', 'Select Person 2');
    await shown.give({ rows: usersOf(3, 4) });
    await eventually(() => expect(shown.focused()).toBe('Select Person 5'));
    await shown.give({ rows: usersOf(1, 7) });
    await eventually(() => expect(shown.focused()).toBe('Select Person 7'));
  });

  it('stays where the user has moved it during a reload', async () => {
    await open({ rows: usersOf(3) });
    const elsewhere = document.body.appendChild(document.createElement('input'));
    focus('input', 'Select Person 2');
    await shown.give({ rows: [], state: 'loading' });
    elsewhere.focus();
    await shown.give({ rows: usersOf(3, 4), state: 'ready' });
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});
