import { sendKeys } from '@web/test-runner-commands';
import { type Filter, type FilterField, withFilter } from '../../../../elements/ui/data-table/filter.ts';
import { useTableView } from '../../../../elements/ui/data-table/use-table-view.ts';
import { DataTable } from '../../../../elements/ui/data-table/data-table.tsx';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';
import { showUsers, type ShownUsers, users, usersOf } from '../../../kit/ui/users.tsx';

const fields: FilterField[] = [
  {
    id: 'role',
    label: 'Role',
    choices: ['Member', 'Admin'].map((role) => ({ value: role, label: role })),
  },
  {
    id: 'since',
    label: 'Since',
    operators: [
      { value: 'before', label: 'before' },
      { value: 'after', label: 'after' },
    ],
    edit: ([since = ''], onValue) => (
      <input aria-label="Date" value={since} onChange={({ target }) => onValue(target.value ? [target.value] : [])} />
    ),
    inWords: ([since]) => `day ${since}`,
  },
];

let shown: ShownUsers;
let filters: readonly Filter[];
afterEach(() => shown?.close());

const open = async (first: readonly Filter[] = [], props: Parameters<typeof showUsers>[0] = {}) => {
  filters = first;
  shown = await showUsers({
    fields,
    filters,
    onFilters: (next) => {
      filters = next;
      void shown.give({ filters });
    },
    ...props,
  });
};
const press = (selector: string, name: string | RegExp) => byRole(shown.root, selector, name).click();
const add = async (name: string) => {
  press('button', 'Filter');
  (await eventually(() => byRole(shown.root, '[role=menuitem]', name))).click();
};
const chips = () => [...shown.root.querySelectorAll('[part=filter]')].map((chip) => chip.getAttribute('aria-label'));

describe('the filters of a data table', () => {
  it('are added from a menu, open at once, and reported once they have a value', async () => {
    await open();
    await add('Role');
    await eventually(() => expect(chips()).toEqual(['Role is Choose']));
    // what opens has the focus
    await eventually(() => expect(shown.root.activeElement?.closest('[part=popover]')).toBeTruthy());
    expect(filters).toEqual([]);
    byRole(shown.root, 'label', 'Admin').click();
    await eventually(() => expect(filters).toEqual([{ field: 'role', operator: 'is', value: ['Admin'] }]));
    byRole(shown.root, 'label', 'Member').click();
    await eventually(() => expect(chips()).toEqual(['Role is Member or Admin']));
  });

  it('are not reported without a value, but stay to be edited', async () => {
    await open([{ field: 'role', operator: 'is', value: ['Admin'] }]);
    expect(chips()).toEqual(['Role is Admin']);
    press('button', 'Role: Admin');
    (await eventually(() => byRole(shown.root, 'label', 'Admin'))).click();
    await eventually(() => expect(filters).toEqual([]));
    expect(chips()).toEqual(['Role is Choose']);
  });

  it('are offered once each', async () => {
    await open([{ field: 'role', operator: 'is', value: ['Admin'] }]);
    press('button', 'Filter');
    await eventually(() => expect(shown.root.querySelector('[role=menuitem]')).toBeTruthy());
    expect([...shown.root.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)).toEqual(['Since']);
  });

  it('can be custom, with conditions', async () => {
    await open();
    await add('Since');
    const date = await eventually(() => byRole(shown.root, 'input', 'Date'));
    date.focus();
    await sendKeys({ type: '7' });
    await eventually(() => expect(chips()).toEqual(['Since before day 7']));
    const condition = byRole(shown.root, 'select', 'Since: condition') as HTMLSelectElement;
    condition.value = 'after';
    condition.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => expect(filters).toEqual([{ field: 'since', operator: 'after', value: ['7'] }]));
  });

  it('are removed one by one, and all together', async () => {
    await open([
      { field: 'role', operator: 'is', value: ['Admin'] },
      { field: 'since', operator: 'after', value: ['7'] },
    ]);
    press('button', 'Remove the filter Role is Admin');
    await eventually(() => expect(chips()).toEqual(['Since after day 7']));
    press('button', 'Clear all');
    await eventually(() => expect([chips(), filters]).toEqual([[], []]));
  });

  it('can be cleared with the search from an empty result', async () => {
    const told: string[] = [];
    await open([{ field: 'role', operator: 'is', value: ['Admin'] }], {
      rows: [],
      total: 0,
      search: 'ada',
      onSearch: (search) => told.push(search),
    });
    expect(shown.table.textContent).toContain('No results');
    press('button', 'Clear filters');
    expect([told, filters]).toEqual([[''], []]);
  });

  it('of a removed field are ignored', async () => {
    await open([{ field: '"] *{', operator: 'is', value: ['x'] }]);
    expect(chips()).toEqual([]);
  });
});

describe('withFilter', () => {
  const role: Filter = { field: 'role', operator: 'is', value: ['a'] };
  const since: Filter = { field: 'since', operator: 'is', value: ['b'] };

  it('updates a filter in place, appends a new one, and removes one without a value', () => {
    const changed = { ...role, value: ['c'] };
    expect(withFilter([role, since], changed)).toEqual([changed, since]);
    expect(withFilter([role], since)).toEqual([role, since]);
    expect(withFilter([role, since], { ...role, value: [] })).toEqual([since]);
  });
});

describe('a table’s view', () => {
  it('returns to the first page on another search, filter or order', async () => {
    const seen: unknown[] = [];
    const Owner = () => {
      const { query, view } = useTableView({ sort: { column: 'name', direction: 'asc' }, page: 3 });
      seen.push([query.page, query.search, query.sort?.direction]);
      return <DataTable {...users} {...view} rows={usersOf(2)} pageSize={2} total={9} searchLabel="Search users" />;
    };
    const owner: Shown = await show(() => <Owner />);
    byRole(owner.root, 'th button', 'Name').click();
    await eventually(() => expect(seen.at(-1)).toEqual([1, '', 'desc']));
    byRole(owner.root, 'button', 'Page 4').click();
    await eventually(() => expect(seen.at(-1)).toEqual([4, '', 'desc']));
    byRole(owner.root, 'input', 'Search users').focus();
    await sendKeys({ type: 'a' });
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(seen.at(-1)).toEqual([1, 'a', 'desc']));
    owner.close();
  });
});
