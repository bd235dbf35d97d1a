import { useLayoutEffect, useState } from 'react';
import type { Column, SubjectColumn } from '../../../elements/ui/data-table/column.ts';
import { DataTable } from '../../../elements/ui/data-table/data-table.tsx';
import type { DataTableProps } from '../../../elements/ui/data-table/data-table.types.ts';
import { eventually, expect } from '../in-page.ts';
import { show, type Shown } from '../show.tsx';

export interface User {
  id: string;
  name: string;
  role: string;
  logins: number;
}

export const usersOf = (count: number, from = 1): User[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `u${at + from}`,
    name: `Person ${at + from}`,
    role: at % 2 ? 'Member' : '',
    logins: at * 10,
  }));

const subject: SubjectColumn<User> = {
  header: 'Name',
  sortable: true,
  of: ({ name, id }) => ({ name, detail: `${id}@acme.test` }),
};
const columns: Column<User>[] = [
  { id: 'role', header: 'Role', cell: ({ role }) => role },
  { id: 'logins', header: 'Logins', sortable: true, sortsFirst: 'desc', numeric: true, cell: ({ logins }) => logins },
  { id: 'note', header: 'Note', hidden: true, cell: () => 'A note' },
];

export const users: DataTableProps<User> = {
  label: 'Users',
  subject,
  columns,
  rows: usersOf(3),
  rowId: ({ id }) => id,
  state: 'ready',
  empty: <p>No users yet</p>,
};

type Props = DataTableProps<User>;

const unmounted = () => undefined;

const namesIn = ({ rows, state, subject: { of } }: Props) =>
  state === 'loading' ? [] : rows.map((row) => of(row).name);

/** A table of users, of which a test can change what its owner gives it. */
export const showUsers = async (props: Partial<Props> = {}, attributes: Record<string, string> = {}) => {
  let give: (change: Partial<Props>) => void = unmounted;
  let rendered: Props = users;
  let renders = 0;
  const Owner = () => {
    const [given, setGiven] = useState<Partial<Props>>(props);
    useLayoutEffect(() => {
      give = (change) => setGiven((before) => ({ ...before, ...change }));
    }, []);
    useLayoutEffect(() => {
      rendered = { ...users, ...given };
      renders += 1;
    }, [given]);
    return <DataTable {...users} {...given} />;
  };
  const shown: Shown = await show(() => <Owner />, attributes);
  const table = await eventually(() => {
    const found = shown.root.querySelector('table');
    if (!found) throw new Error('there is no table');
    return found;
  });
  shown.element.style.inlineSize = '1000px';
  /** The names in the first column, from the top. */
  const names = () => [...table.querySelectorAll('tbody tr .fe-subject-name')].map((name) => name.textContent);
  /** Resolves once all rows are rendered, which come a few with each frame. */
  const complete = async () => {
    if (!rendered.virtual) await eventually(() => expect(names()).toEqual(namesIn(rendered)));
  };
  await complete();
  return {
    ...shown,
    table,
    /** Changes what the owner gives. Resolves once it is all rendered. */
    give: async (change: Partial<Props>) => {
      const before = renders;
      give(change);
      await eventually(() => expect(renders).toBeGreaterThan(before));
      await complete();
      await settled();
    },
    names,
    /** The body's row of this name. */
    row: (name: string): HTMLTableRowElement => {
      const row = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].find(
        (one) => one.querySelector('.fe-subject-name')?.textContent === name,
      );
      if (!row) throw new Error(`there is no row ${name}`);
      return row;
    },
    width: async (px: number) => {
      shown.element.style.inlineSize = `${px}px`;
      await settled();
    },
    status: () => shown.root.querySelector('[part=table] > [role=status]')?.textContent,
    focused: () => shown.root.activeElement?.getAttribute('aria-label') ?? shown.root.activeElement?.textContent,
  };
};

/** React has drawn, and observers have seen it. */
export const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

export type ShownUsers = Awaited<ReturnType<typeof showUsers>>;

export const seesText = (root: ParentNode, text: string) =>
  eventually(() => expect(root.textContent?.includes(text)).toBe(true));
