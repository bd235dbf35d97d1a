import { sendKeys } from '@web/test-runner-commands';
import { Badge } from '../../../../elements/ui/badge/badge.tsx';
import type { SubjectColumn } from '../../../../elements/ui/data-table/column.ts';
import { NOTHING_SELECTED } from '../../../../elements/ui/data-table/selection.ts';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { type MovingTime, movingTime } from '../../../kit/moving-time.ts';
import { byRole } from '../../../kit/show.tsx';
import { showUsers, type ShownUsers, type User, users, usersOf } from '../../../kit/ui/users.tsx';

let shown: ShownUsers;
let time: MovingTime | undefined;
const open = async (...given: Parameters<typeof showUsers>) => {
  shown = await showUsers(...given);
  return shown;
};
const heads = () => [...shown.table.querySelectorAll('th[scope=col]')].map((head) => head.textContent);
const press = (selector: string, name: string | RegExp) => byRole(shown.root, selector, name).click();
const box = (node: Element) => node.getBoundingClientRect();
/** A pointer comes to a name; what it then says of itself. */
const enter = (name: string) => {
  const text = shown.row(name).querySelector<HTMLElement>('.fe-subject-name')!;
  text.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return text.title;
};

afterEach(() => {
  time?.restore();
  time = undefined;
  shown.close();
});

describe('a data table', () => {
  it('is a table to a screen reader in every layout', async () => {
    const { table } = await open({ total: 64, page: 2, onPage: () => undefined, pageSize: 3 });
    expect([table.tagName, table.getAttribute('role'), table.getAttribute('aria-label')]).toEqual([
      'TABLE',
      'table',
      'Users',
    ]);
    expect(heads()).toEqual(['Name', 'Role', 'Logins']);
    expect(table.getAttribute('aria-rowcount')).toBe('65');
    const row = shown.row('Person 1');
    expect(row.getAttribute('aria-rowindex')).toBe('5');
    expect([...row.cells].map((cell) => cell.getAttribute('role'))).toEqual(['rowheader', 'cell', 'cell']);
    expect([...row.cells].map((cell) => cell.querySelector('.fe-td-value')?.textContent)).toEqual([
      undefined,
      '—None',
      '0',
    ]);
  });

  it('has rows of 44 pixels, 36 where the page wants it compact', async () => {
    const { element } = await open();
    expect(shown.row('Person 2').getBoundingClientRect().height).toBe(44);
    element.style.setProperty('--fe-density', '0.85');
    expect(shown.row('Person 2').getBoundingClientRect().height).toBeCloseTo(36, 0);
  });

  it('shows truncated text in full on hover', async () => {
    const long = { id: 'u9', name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim(), role: '', logins: 0 };
    await open({ rows: [long, ...usersOf(1)] });
    expect([enter(long.name), enter('Person 1')]).toEqual([long.name, '']);
  });

  it('sorts by a press on a column header, with aria-sort', async () => {
    const sorts: unknown[] = [];
    await open({ sort: { column: 'name', direction: 'asc' }, onSort: (sort) => sorts.push(sort) });
    const sortOf = (name: string) =>
      [...shown.table.querySelectorAll('th')].find((head) => head.textContent === name)?.getAttribute('aria-sort');
    expect([sortOf('Name'), sortOf('Role'), sortOf('Logins')]).toEqual(['ascending', null, null]);
    expect(shown.table.querySelectorAll('th button').length).toBe(2);
    press('th button', 'Name');
    press('th button', 'Logins');
    expect(sorts).toEqual([
      { column: 'name', direction: 'desc' },
      { column: 'logins', direction: 'desc' },
    ]);
    await shown.give({ sort: { column: 'logins', direction: 'desc' } });
    expect([sortOf('Name'), sortOf('Logins')]).toEqual([null, 'descending']);
    expect(shown.status()).toBe('Sorted by Logins, descending');
  });

  it('hides and shows columns, but never the first', async () => {
    await open();
    press('button', 'Columns');
    const items = await eventually(() => {
      const found = [...shown.root.querySelectorAll<HTMLElement>('[role=menuitemcheckbox]')];
      expect(found.length).toBe(3);
      return found;
    });
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      ['Role', 'true'],
      ['Logins', 'true'],
      ['Note', 'false'],
    ]);
    items[0]?.click();
    await eventually(() => expect(heads()).toEqual(['Name', 'Logins']));
    items[2]?.click();
    await eventually(() => expect(heads()).toEqual(['Name', 'Logins', 'Note']));
  });

  it('supports controlled column visibility', async () => {
    const told: unknown[] = [];
    await open({ hidden: ['role', 'note'], onHidden: (hidden) => told.push(hidden) });
    expect(heads()).toEqual(['Name', 'Logins']);
    press('button', 'Columns');
    const role = await eventually(() => byRole(shown.root, '[role=menuitemcheckbox]', 'Role'));
    role.click();
    expect(told).toEqual([['note']]);
    expect(heads()).toEqual(['Name', 'Logins']);
  });

  it('opens a row by its name, and by a press on any inactive part', async () => {
    const opened: string[] = [];
    const told: string[] = [];
    await open({
      onOpen: ({ name }: User) => opened.push(name),
      actions: ({ name }) => [{ label: 'Delete', onPress: () => told.push(name) }],
      selection: NOTHING_SELECTED,
      onSelection: () => undefined,
    });
    press('button', 'Person 1');
    shown.row('Person 2').querySelector<HTMLElement>('.fe-td-text, .fe-td-value')!.click();
    expect(opened).toEqual(['Person 1', 'Person 2']);
    press('button', 'Actions for Person 3');
    (await eventually(() => byRole(shown.root, '[role=menuitem]', 'Delete'))).click();
    press('input', 'Select Person 3');
    expect([opened.length, told]).toEqual([2, ['Person 3']]);
  });

  it('does not open a row while its text is selected', async () => {
    const opened: string[] = [];
    await open({ onOpen: ({ name }: User) => opened.push(name) });
    const cell = shown.row('Person 1').cells[1]!;
    const at = (type: string, clientX: number) =>
      cell.dispatchEvent(new (type === 'click' ? MouseEvent : PointerEvent)(type, { bubbles: true, clientX }));
    at('pointerdown', 100);
    at('click', 160);
    expect(opened).toEqual([]);
    at('pointerdown', 100);
    at('click', 101);
    expect(opened).toEqual(['Person 1']);
  });

  it('links a row, which can be opened in another tab', async () => {
    const opened: string[] = [];
    await open({ onOpen: ({ id }: User) => opened.push(id), hrefOf: ({ id }) => `#/users/${id}` });
    const link = byRole(shown.root, 'a', 'Person 2') as HTMLAnchorElement;
    expect(link.getAttribute('href')).toBe('#/users/u2');
    link.click();
    const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(elsewhere);
    expect(opened).toEqual(['u2']);
  });

  it('expands details of rows that have them', async () => {
    await open({ details: ({ id }) => (id === 'u2' ? undefined : <p>More about {id}</p>) });
    expect(shown.root.querySelectorAll('[aria-expanded]').length).toBe(3);
    expect(() => byRole(shown.root, 'button', 'Details of Person 2')).toThrow();
    press('button', 'Details of Person 1');
    await eventually(() => expect(shown.row('Person 1').textContent).toContain('More about u1'));
    expect(byRole(shown.root, 'button', 'Details of Person 1').getAttribute('aria-expanded')).toBe('true');
    press('button', 'Details of Person 1');
    await eventually(() => expect(shown.row('Person 1').textContent).not.toContain('More about u1'));
  });

  it('searches, exports and counts', async () => {
    const told: string[] = [];
    await open({
      searchLabel: 'Search users',
      search: '',
      onSearch: (search) => told.push(search),
      onExport: () => told.push('export'),
      total: 1284,
      count: (total) => `${total} users`,
    });
    // a slow machine's pause between two letters is none of typing
    time = movingTime();
    byRole(shown.root, 'input', 'Search users').focus();
    await sendKeys({ type: 'ada' });
    await sendKeys({ press: 'Enter' });
    press('button', 'Export');
    expect(told).toEqual(['ada', 'export']);
    expect(shown.root.querySelector('[part=toolbar]')?.textContent).toContain('1284 users');
  });
});

describe('the rows of a data table', () => {
  it('do not re-render while another page loads, and call the latest handlers', async () => {
    let drawn = 0;
    const columns = [{ ...users.columns[0]!, cell: ({ role }: User) => ((drawn += 1), role) }];
    const opened: string[] = [];
    const saying = (text: string) => ({
      actions: () => [{ label: text }],
      onOpen: ({ name }: User) => opened.push(`${text} ${name}`),
      locked: ({ id }: User) => (id === 'u2' ? text : undefined),
    });
    const owner = { columns, page: 1, total: 9, onPage: () => undefined, onSelection: () => undefined };
    await open({ ...owner, ...saying('Before') });
    drawn = 0;
    await shown.give({ ...saying('After'), page: 2, state: 'reloading' });
    expect(drawn).toBe(0);
    press('button', 'Person 1');
    expect(opened).toEqual(['After Person 1']);
    await eventually(() => expect(byRole(shown.root, 'input', 'Select Person 2').title).toBe('After'));
    press('button', 'Actions for Person 1');
    await eventually(() => byRole(shown.root, '[role=menuitem]', 'After'));
    expect(shown.row('Person 1').getAttribute('aria-rowindex')).toBe('2');
  });

  it('are changed in place where another page comes, and stay themselves where some remain', async () => {
    await open({ rows: usersOf(3), page: 1, total: 9, onPage: () => undefined });
    const before = [1, 2, 3].map((at) => shown.row(`Person ${at}`));
    await shown.give({ rows: usersOf(3, 4), page: 2 });
    expect([4, 5, 6].map((at) => shown.row(`Person ${at}`))).toEqual(before);
    expect(before.map((row) => [row.dataset['id'], row.getAttribute('aria-rowindex')])).toEqual([
      ['u4', '22'],
      ['u5', '23'],
      ['u6', '24'],
    ]);
    await shown.give({ rows: [...usersOf(1, 6), ...usersOf(1, 1), ...usersOf(1, 4)] });
    expect(shown.row('Person 6')).toBe(before[2]);
    expect(shown.row('Person 4')).toBe(before[0]);
    expect(before).not.toContain(shown.row('Person 1'));
  });

  it('close their menus where another page comes', async () => {
    const chosen: string[] = [];
    const actions = ({ name }: User) => [{ label: 'Remove', onPress: () => chosen.push(name) }];
    await open({ rows: usersOf(2), page: 1, total: 4, onPage: () => undefined, actions });
    press('button', 'Actions for Person 1');
    await eventually(() => byRole(shown.root, '[role=menuitem]', 'Remove'));
    await shown.give({ rows: usersOf(2, 3), page: 2 });
    expect(shown.root.querySelector('[role=menu]')).toBe(null);
    const button = byRole(shown.root, 'button', 'Actions for Person 3');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.click();
    await eventually(() => byRole(shown.root, '[role=menuitem]', 'Remove').click());
    expect(chosen).toEqual(['Person 3']);
  });

  it('have skeletons while they load', async () => {
    await open({ rows: [], state: 'loading', pageSize: 4 });
    const skeleton = shown.table.querySelector('tbody')!;
    expect(shown.table.getAttribute('aria-busy')).toBe('true');
    expect(skeleton.getAttribute('aria-hidden')).toBe('true');
    const heightOf = () => shown.table.querySelector('tbody')!.getBoundingClientRect().height;
    const height = heightOf();
    await shown.width(400);
    const asCards = await eventually(() => {
      expect(heightOf()).not.toBe(height);
      return heightOf();
    });
    await shown.give({ state: 'ready', rows: usersOf(4) });
    expect(heightOf()).toBe(asCards);
    await shown.width(1000);
    await eventually(() => expect(heightOf()).toBe(height));
  });

  it('come a few with each frame, so that a long page is no long task', async () => {
    await open({ rows: [], state: 'loading' });
    const counts: number[] = [];
    const done: number[] = [];
    const watcher = new MutationObserver(() => {
      counts.push(shown.names().length);
      if (!shown.root.querySelector('[aria-busy=true]')) done.push(shown.names().length);
    });
    watcher.observe(shown.table, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    await shown.give({ state: 'ready', rows: usersOf(30) });
    watcher.disconnect();
    expect([...new Set(done)]).toEqual([30]);
    const steps = counts.map((count, at) => count - (counts[at - 1] ?? 0)).filter((step) => step > 0);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(30);
    // each has one more than the one before, up to three, or fewer
    expect(steps.filter((step, at) => step > Math.min((steps[at - 1] ?? 0) + 1, 3))).toEqual([]);
  });

  it('are styled already when the first badge comes', async () => {
    const sheets = () => [...shown.root.adoptedStyleSheets];
    await open({ rows: usersOf(2) });
    const before = sheets();
    const subject: SubjectColumn<User> = { header: 'User', of: ({ name }) => ({ name, mark: <Badge>You</Badge> }) };
    await shown.give({ rows: usersOf(2, 3), subject });
    expect(shown.row('Person 3').querySelectorAll('[part=badge]').length).toBe(1);
    expect(sheets()).toEqual(before);
  });

  it('stay dimmed while they reload', async () => {
    await open({ state: 'reloading' });
    expect(shown.names()).toEqual(['Person 1', 'Person 2', 'Person 3']);
    const look = () => {
      const { color, filter, opacity } = getComputedStyle(
        shown.row('Person 1').querySelector('.fe-subject-name')!.closest('tbody')!,
      );
      return [color, opacity, filter];
    };
    await eventually(() => expect(look()[1]).toBe('0.92'));
    const [dimmed, , filter] = look();
    expect(shown.table.getAttribute('aria-busy')).toBe('true');
    await shown.give({ state: 'ready' });
    await eventually(() => expect(look()[1]).toBe('1'));
    // nothing that is inherited or contains: every element of the rows would be styled or laid out again
    expect([dimmed, filter]).toEqual([look()[0], 'none']);
  });

  it('have three empty states: none yet, no match, and failed to load', async () => {
    const told: string[] = [];
    await open({
      rows: [],
      total: 0,
      searchLabel: 'Search users',
      search: '',
      onSearch: (search) => told.push(`search ${search}`),
    });
    expect(shown.table.textContent).toContain('No users yet');
    // a search would find nothing
    expect(shown.root.querySelector('[role=search], .fe-toolbar')).toBe(null);
    await shown.give({ search: 'zzz' });
    expect(shown.root.querySelector('.fe-toolbar')).not.toBe(null);
    expect(shown.table.textContent).toContain('No results');
    expect(shown.table.textContent).not.toContain('No users yet');
    press('button', 'Clear search');
    await shown.give({ search: '', state: 'failed', onRetry: () => told.push('again') });
    expect(shown.root.querySelector('[role=alert]')?.textContent).toContain('Couldn’t load');
    press('button', 'Try again');
    expect(told).toEqual(['search ', 'again']);
  });

  it('stay after a failed reload, with a warning that they may be out of date', async () => {
    let again = 0;
    await open({ state: 'failed', onRetry: () => (again += 1) });
    expect(shown.names().length).toBe(3);
    expect(shown.root.querySelector('[role=alert]')?.textContent).toContain('may be out of date');
    press('button', 'Try again');
    expect(again).toBe(1);
  });

  it('keep their page when one changes, and go back a page when it empties', async () => {
    const pages: number[] = [];
    const onPage = (page: number) => pages.push(page);
    const page = { page: 3, pageSize: 2, onPage };
    await open({ ...page, rows: usersOf(1, 5), total: 5 });
    await shown.give({ rows: [{ ...usersOf(1, 5)[0]!, role: 'Support' }] });
    expect(pages).toEqual([]);
    await shown.give({ rows: [], total: 4 });
    expect(pages).toEqual([2]);
    expect(shown.table.textContent).not.toContain('No users yet');
    await shown.give({ page: 2, rows: usersOf(2, 3) });
    expect([shown.names(), pages]).toEqual([['Person 3', 'Person 4'], [2]]);
  });

  it('are paged through', async () => {
    const pages: number[] = [];
    await open({ page: 1, pageSize: 3, total: 9, onPage: (page) => pages.push(page) });
    press('button', 'Next page');
    await eventually(() => expect(pages).toEqual([2]));
    expect(shown.root.querySelector('nav')?.getAttribute('aria-label')).toBe('Pages of “Users”');
  });
});

describe('a narrow data table', () => {
  it('has rows of two lines: subject, and first values below', async () => {
    await open({
      sort: { column: 'name', direction: 'asc' },
      onSort: () => undefined,
      selection: NOTHING_SELECTED,
      onSelection: () => undefined,
    });
    await shown.width(500);
    const row = await eventually(() => {
      const found = shown.row('Person 2');
      expect(box(found).height).toBeLessThanOrEqual(64);
      return found;
    });
    const [, subject, role, logins] = [...row.cells];
    expect([role?.textContent, logins?.textContent]).toEqual(['RoleMember', 'Logins10']);
    expect(box(logins!).top).toBe(box(role!).top);
    expect(box(role!).top).toBeGreaterThanOrEqual(box(subject!).bottom);
    // no head is left to be sorted by: a menu is
    expect(byRole(shown.root, 'th button', 'Name').checkVisibility()).toBe(false);
  });

  it('selects a page by the menu of its tools', async () => {
    const selections: unknown[] = [];
    await open({ selection: NOTHING_SELECTED, onSelection: (selection) => selections.push(selection) });
    await shown.width(400);
    await eventually(() => press('button', 'Sort and export'));
    (await eventually(() => byRole(shown.root, '[role=menuitem]', 'Select all on this page'))).click();
    expect(selections).toHaveLength(1);
  });

  it('shows the values for the second line, without empty ones', async () => {
    const columns = [
      { id: 'a', header: 'A', cell: () => 'one', line: () => 'first' },
      { id: 'b', header: 'B', cell: () => 'two', line: () => '' },
      { id: 'c', header: 'C', cell: () => 'three' },
    ];
    await open({ columns });
    await shown.width(400);
    await eventually(() => expect(shown.row('Person 1').cells[1]?.textContent).toBe('Afirst'));
    expect(shown.row('Person 1').cells).toHaveLength(2);
  });

  it('is sorted by a menu', async () => {
    const sorts: unknown[] = [];
    await open({ sort: { column: 'name', direction: 'asc' }, onSort: (sort) => sorts.push(sort) });
    await shown.width(400);
    await eventually(() => press('button', 'Sort and export'));
    const order = await eventually(() => byRole(shown.root, '[role=menuitemcheckbox]', 'Logins, descending'));
    expect(byRole(shown.root, '[role=menuitemcheckbox]', 'Name, ascending').getAttribute('aria-checked')).toBe('true');
    order.click();
    expect(sorts).toEqual([{ column: 'logins', direction: 'desc' }]);
  });

  it('has its tools in one row, replaced by the actions of a selection', async () => {
    await open({
      searchLabel: 'Search users',
      onSearch: () => undefined,
      sort: { column: 'name', direction: 'asc' },
      onSort: () => undefined,
      onExport: () => undefined,
      selection: NOTHING_SELECTED,
      onSelection: () => undefined,
      bulk: [{ label: 'Lock', onPress: () => undefined }],
      filters: [],
      onFilters: () => undefined,
      fields: [{ id: 'role', label: 'Role', choices: [] }],
    });
    await shown.width(335);
    const bars = shown.root.querySelector('.fe-data-bars')!;
    await eventually(() => byRole(shown.root, 'button', 'Sort and export'));
    const { height } = box(bars);
    expect(height).toBe(box(byRole(shown.root, 'button', 'Sort and export')).height);
    await shown.give({ selection: { all: false, ids: new Set(['u2']) } });
    const bulk = await eventually(() => shown.root.querySelector('.fe-bulk')!);
    expect([box(bars).height, box(bulk).height]).toEqual([height, height]);
  });

  it('fits into 320 pixels', async () => {
    await open({
      searchLabel: 'Search users',
      onExport: () => undefined,
      total: 900,
      page: 1,
      onPage: () => undefined,
    });
    await shown.width(320);
    const { right } = box(shown.element);
    await eventually(() => {
      const out = [...shown.root.querySelectorAll('[part=table] *')].filter(
        (node) => node.checkVisibility() && !node.closest('.fe-visually-hidden') && box(node).right > right + 1,
      );
      expect(out.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    });
  });

  it('shows as many columns as fit, by priority, without scrolling', async () => {
    const columns = ['a', 'b', 'c', 'd'].map((id) => ({ id, header: id, cell: () => id.repeat(16), narrow: true }));
    await open({ columns, actions: () => [{ label: 'Delete', onPress: () => undefined }] });
    const shows = (ids: string) =>
      eventually(() => {
        const heads = [...shown.table.tHead!.querySelectorAll('[data-column]')].slice(1);
        expect(heads.map(({ textContent }) => textContent).join('')).toBe(ids);
        const frame = shown.root.querySelector<HTMLElement>('[part=table-frame]')!;
        expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
        const values = [...shown.root.querySelectorAll<HTMLElement>('td .fe-td-value')];
        expect(values.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
      });
    await shown.width(1400);
    await shows('abcd');
    await shown.width(700);
    await shows('ab');
    // what is asked for comes before the others
    press('button', 'Columns');
    (await eventually(() => byRole(shown.root, '[role=menuitemcheckbox]', 'd'))).click();
    await shows('ad');
    await shown.width(1400);
    await shows('abcd');
  });

  it('distributes remaining width to truncated texts', async () => {
    const long = 'Engineering, Design, Support and everything else';
    await open({ columns: [{ id: 'groups', header: 'Groups', cell: () => long, width: 120 }] });
    await shown.width(1200);
    await eventually(() => {
      const text = shown.root.querySelector<HTMLElement>('td .fe-td-text')!;
      expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    });
  });

  it('has a header that is sticky to the page', async () => {
    await open({ rows: usersOf(60) });
    const head = shown.table.tHead!;
    expect(getComputedStyle(head).position).toBe('sticky');
    shown.row('Person 50').scrollIntoView({ block: 'end' });
    expect(box(head).top).toBe(0);
  });

  it('is mirrored right to left', async () => {
    await open({ actions: () => [{ label: 'Delete', onPress: () => undefined }] }, { lang: 'he' });
    const cells = [...shown.row('Person 1').cells].map((cell) => box(cell).left);
    expect(cells).toEqual(cells.toSorted((one, other) => other - one));
    expect(byRole(shown.root, 'button', 'פעולות עבור Person 1')).toBeTruthy();
  });
});

describe('a data table without columns or rows', () => {
  it('renders the subject column', async () => {
    await open({ rows: [], columns: [], total: 0 });
    expect(heads()).toEqual(['Name']);
    await shown.give({ rows: users.rows });
    expect(shown.names().length).toBe(3);
  });
});
