import { sendKeys } from '@web/test-runner-commands';
import { useLayoutEffect, useState } from 'react';
import { Tree } from '../../../elements/ui/tree/tree.tsx';
import type { TreeBranch, TreeNode } from '../../../elements/ui/tree/tree-rows.ts';
import { walk, type WalkedRow } from '../../../elements/ui/tree/walk.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown | undefined;
let asked: (string | undefined)[];
let chosen: string[];
beforeEach(() => {
  asked = [];
  chosen = [];
});
afterEach(() => {
  shown?.close();
  shown = undefined;
});

const node = (name: string, below?: TreeBranch): TreeNode => ({
  id: name.toLowerCase(),
  name,
  ...(below && { below }),
});
const all = (...nodes: TreeNode[]): TreeBranch => ({ state: 'all', nodes });
const company = all(
  node('Acme', all(node('Rostock', all(node('Ships'))), node('Haifa'), node('Kyoto'))),
  node('Northwind', { state: 'unknown' }),
  node('Öresund'),
);

const rows = () => [...(shown?.root.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
const names = () => rows().map((row) => row.textContent);
const row = (name: string) => {
  const found = rows().find((one) => one.textContent === name);
  if (!found) throw new Error(`there is no row ${name}`);
  return found;
};
const focused = () => shown?.root.activeElement?.textContent;
const keys = async (...presses: string[]) => {
  for (const press of presses) await sendKeys({ press });
};
const status = () => shown?.root.querySelector('.fe-tree > [role=status]')?.textContent;

const put = async (root: TreeBranch, more: { open?: string[]; lang?: string; select?: boolean } = {}) => {
  shown = await show(
    () => (
      <Tree
        label="Accounts"
        root={root}
        defaultOpen={more.open ?? []}
        onLoad={(id) => asked.push(id)}
        {...(more.select && { onSelect: (id: string) => chosen.push(id), selected: 'haifa' })}
      />
    ),
    more.lang ? { lang: more.lang } : {},
  );
};

/** A tree whose branches come when the test says so. */
const give: { current: (root: TreeBranch) => void } = { current: () => undefined };
const Growing = ({ first }: { first: TreeBranch }) => {
  const [root, setRoot] = useState(first);
  useLayoutEffect(() => {
    give.current = setRoot;
  }, []);
  return <Tree label="Accounts" root={root} onLoad={(id) => asked.push(id)} defaultOpen={['acme']} />;
};

const line = (level: number, open?: boolean): WalkedRow => ({ key: '', level, text: '', open });
// 0 Acme (open), 1 Rostock (closed), 2 Haifa, 3 Northwind (closed), 4 Öresund, 5 Zug (open, and empty)
const sample = [line(1, true), line(2, false), line(2), line(1, false), line(1), line(1, true)];
const walks: [key: string, at: number, to: unknown, isRightToLeft?: boolean][] = [
  ['ArrowDown', 0, { to: 1 }],
  ['ArrowDown', 5, undefined],
  ['ArrowUp', 3, { to: 2 }],
  ['ArrowUp', 0, undefined],
  ['Home', 4, { to: 0 }],
  ['End', 0, { to: 5 }],
  ['ArrowRight', 1, { toggle: [1] }],
  ['ArrowRight', 0, { to: 1 }],
  ['ArrowRight', 2, undefined],
  ['ArrowRight', 5, undefined],
  ['ArrowLeft', 0, { toggle: [0] }],
  ['ArrowLeft', 2, { to: 0 }],
  ['ArrowLeft', 4, undefined],
  ['ArrowLeft', 1, { toggle: [1] }, true],
  ['ArrowRight', 2, { to: 0 }, true],
  ['*', 4, { toggle: [3] }],
  ['*', 2, { toggle: [1] }],
  ['Tab', 0, undefined],
];

const said = (name: string) =>
  ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((one) => row(name).getAttribute(one));

describe('the keyboard of a tree', () => {
  for (const [key, at, to, isRightToLeft = false] of walks)
    it(`goes from row ${at} with ${key}${isRightToLeft ? ' from right to left' : ''} to ${JSON.stringify(to)}`, () =>
      expect(walk(key, sample, at, isRightToLeft)).toEqual(to));
});

describe('a tree', () => {
  it('has level, position and set size of each row', async () => {
    await put(company, { open: ['acme'] });
    expect(names()).toEqual(['Acme', 'Rostock', 'Haifa', 'Kyoto', 'Northwind', 'Öresund']);
    expect(said('Acme')).toEqual(['1', '1', '3', 'true']);
    expect(said('Haifa')).toEqual(['2', '2', '3', null]);
    expect(said('Northwind')).toEqual(['1', '2', '3', 'false']);
  });

  it('is one tab stop, navigated with arrows', async () => {
    await put(company);
    expect(rows().filter(({ tabIndex }) => tabIndex === 0).length).toBe(1);
    row('Acme').focus();
    await keys('ArrowRight', 'ArrowRight', 'ArrowDown');
    expect(focused()).toBe('Haifa');
    await keys('ArrowLeft', 'ArrowLeft');
    expect(names()).toEqual(['Acme', 'Northwind', 'Öresund']);
    expect(focused()).toBe('Acme');
    await keys('End');
    expect(focused()).toBe('Öresund');
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([row('Öresund')]);
  });

  it('is mirrored right to left', async () => {
    await put(company, { lang: 'he' });
    row('Acme').focus();
    await keys('ArrowLeft', 'ArrowLeft');
    expect(focused()).toBe('Rostock');
    await keys('ArrowRight');
    expect(focused()).toBe('Acme');
  });

  it('supports typeahead, ignoring accents', async () => {
    await put(all(...['Rostock', 'Haifa', 'Öresund', 'Oslo', 'New York', 'Newport'].map((name) => node(name))));
    row('Rostock').focus();
    await keys('o');
    expect(focused()).toBe('Öresund');
    await keys('o');
    expect(focused()).toBe('Oslo');
    await keys('o');
    expect(focused()).toBe('Öresund');
    await keys('Home');
    await sendKeys({ type: 'new y' });
    expect(focused()).toBe('New York');
  });

  it('selects with Enter, Space and a press', async () => {
    await put(company, { open: ['acme'], select: true });
    expect(row('Haifa').getAttribute('aria-selected')).toBe('true');
    expect(row('Haifa').tabIndex).toBe(0);
    row('Haifa').focus();
    await keys('Enter', 'ArrowDown', 'Space');
    row('Acme').click();
    expect(chosen).toEqual(['haifa', 'kyoto', 'acme']);
    expect(names()).toContain('Haifa');
  });

  it('expands with a press where nothing is selectable, else by its arrow', async () => {
    await put(company);
    row('Acme').click();
    await eventually(() => expect(names()).toContain('Haifa'));
    shown?.close();
    await put(company, { select: true });
    row('Acme').querySelector<HTMLElement>('.fe-tree-opener')?.click();
    await eventually(() => expect(names()).toContain('Haifa'));
    expect(chosen).toEqual([]);
  });

  it('expands all siblings with an asterisk', async () => {
    await put(all(node('A', all(node('A1'))), node('B', all(node('B1'))), node('C')));
    row('C').focus();
    await keys('*');
    expect(names()).toEqual(['A', 'A1', 'B', 'B1', 'C']);
  });

  it('loads a branch when first expanded, and announces loading', async () => {
    shown = await show(() => <Growing first={company} />);
    row('Northwind').focus();
    await keys('ArrowRight');
    expect(asked).toEqual(['northwind']);
    give.current(all(node('Northwind', { state: 'loading' })));
    await eventually(() => expect(row('Northwind').getAttribute('aria-busy')).toBe('true'));
    expect(status()).toBe('Loading Northwind');
    give.current(all(node('Northwind', all(node('Oslo')))));
    await eventually(() => expect(names()).toEqual(['Northwind', 'Oslo']));
    await keys('ArrowLeft', 'ArrowRight');
    expect(asked).toEqual(['northwind']);
  });

  it('offers a retry below a branch that failed to load', async () => {
    shown = await show(() => <Growing first={all(node('Acme', { state: 'failed' }))} />);
    expect(status()).toBe('Acme: Couldn’t load. Try again');
    row('Acme').focus();
    await keys('ArrowDown', 'Enter');
    expect(asked).toEqual(['acme']);
    give.current(all(node('Acme', { state: 'loading' })));
    await eventually(() => expect(focused()).toBe('Acme'));
    expect(names()).toEqual(['Acme']);
  });

  it('loads more, and moves the focus to the first new row', async () => {
    shown = await show(() => <Growing first={all(node('Acme', { state: 'some', nodes: [node('Rostock')] }))} />);
    row('Show more').focus();
    await keys('Enter');
    expect(asked).toEqual(['acme']);
    give.current(all(node('Acme', { state: 'loading', nodes: [node('Rostock')] })));
    await eventually(() => expect(status()).toBe('Loading Acme'));
    expect(focused()).toBe('Show more');
    await keys('Enter');
    expect(asked).toEqual(['acme']);
    give.current(all(node('Acme', { state: 'some', nodes: [node('Rostock'), node('Haifa'), node('Kyoto')] })));
    await eventually(() => expect(focused()).toBe('Haifa'));
    expect(names()).toEqual(['Acme', 'Rostock', 'Haifa', 'Kyoto', 'Show more']);
  });

  it('keeps the focus in the tree when the focused row is removed', async () => {
    shown = await show(() => <Growing first={company} />);
    row('Kyoto').focus();
    give.current(all(node('Acme', all(node('Rostock'), node('Haifa'))), node('Öresund')));
    await eventually(() => expect(focused()).toBe('Öresund'));
  });

  it('does not steal the focus', async () => {
    shown = await show(() => <Growing first={company} />);
    row('Kyoto').focus();
    row('Kyoto').blur();
    give.current(all(node('Öresund')));
    await eventually(() => expect(names()).toEqual(['Öresund']));
    expect(shown.root.activeElement).toBeNull();
  });

  it('shows loading, failure and empty states', async () => {
    shown = await show(() => <Growing first={{ state: 'unknown' }} />);
    const page = () => shown?.root.querySelector('[data-shown]')?.textContent;
    expect(page()).toBe('Loading Accounts');
    give.current({ state: 'failed' });
    await eventually(() => expect(page()).toMatch(/Couldn’t load/));
    shown.root.querySelector<HTMLElement>('[role=alert] button')?.click();
    expect(asked).toEqual([undefined]);
    give.current(all());
    await eventually(() => expect(page()).toBe(''));
  });

  it('does not lay out the rows of a thousand that are far out of sight', async () => {
    await put(all(...Array.from({ length: 1000 }, (_, at) => node(`Account ${at + 1}`))));
    const isLaidOut = (name: string) =>
      row(name).firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    await eventually(() => expect(['Account 1', 'Account 1000'].map(isLaidOut)).toEqual([true, false]));
    row('Account 1').focus();
    await keys('End');
    await eventually(() => expect(['Account 1', 'Account 1000'].map(isLaidOut)).toEqual([false, true]));
    expect(row('Account 1').offsetHeight).toBe(row('Account 1000').offsetHeight);
  });

  it('re-renders two rows per step among a thousand', async () => {
    await put(all(...Array.from({ length: 1000 }, (_, at) => node(`Account ${at + 1}`))));
    row('Account 500').focus();
    await eventually(() => expect(row('Account 1').tabIndex).toBe(-1));
    const touched = new Set<Node>();
    const watcher = new MutationObserver((changes) => changes.forEach(({ target }) => touched.add(target)));
    watcher.observe(shown!.root, { subtree: true, attributes: true, childList: true, characterData: true });
    await keys('ArrowDown');
    await eventually(() => expect(focused()).toBe('Account 501'));
    await eventually(() => expect(row('Account 501').tabIndex).toBe(0));
    watcher.disconnect();
    expect(touched).toEqual(new Set([row('Account 500'), row('Account 501')]));
  });
});
