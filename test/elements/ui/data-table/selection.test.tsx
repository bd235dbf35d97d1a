import { sendKeys } from '@web/test-runner-commands';
import {
  withTicked,
  ALL_SELECTED,
  NOTHING_SELECTED,
  type Selection,
  selectedCount,
} from '../../../../elements/ui/data-table/selection.ts';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { byRole } from '../../../kit/show.tsx';
import { settled, showUsers, type ShownUsers, type User, usersOf } from '../../../kit/ui/users.tsx';

let shown: ShownUsers;
let selection: Selection;
afterEach(() => shown.close());

const open = async (props: Parameters<typeof showUsers>[0] = {}, attributes = {}) => {
  selection = NOTHING_SELECTED;
  shown = await showUsers(
    {
      rows: usersOf(6),
      total: 6,
      selection,
      onSelection: (next) => {
        selection = next;
        void shown.give({ selection });
      },
      ...props,
    },
    attributes,
  );
};
const box = (name: string) => byRole(shown.root, 'input', `Select ${name}`) as HTMLInputElement;
const all = () => byRole(shown.root, 'input', 'Select all on this page') as HTMLInputElement;
const tick = async (node: HTMLElement, modifiers: MouseEventInit = {}) => {
  node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  await settled();
};
const chosen = () => (selection.all ? ['all but', ...selection.except] : [...selection.ids].toSorted());
const press = async (name: string) => {
  byRole(shown.root, 'button', name).click();
  await settled();
};

/** Reasons of skipped rows, as sentences about their names. */
const because = ({ names, count }: { names: string; count: number }) =>
  `${names} ${count === 1 ? 'hasn’t' : 'haven’t'} accepted the invitation yet.`;
const alone = ({ names }: { names: string }) => `${names} isn’t locked.`;

describe('the selection of a data table', () => {
  it('is counted, and has actions', async () => {
    const told: string[] = [];
    await open({ bulk: [{ label: 'Lock', onPress: () => told.push('lock') }] });
    expect(shown.root.querySelector('[part=bulk-bar]')).toBeNull();
    await tick(box('Person 2'));
    await tick(box('Person 5'));
    expect([chosen(), shown.status()]).toEqual([['u2', 'u5'], '2 selected']);
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    await press('Lock');
    expect(told).toEqual(['lock']);
  });

  it('is a range with Shift, both ways', async () => {
    await open();
    await tick(box('Person 2'));
    await tick(box('Person 5'), { shiftKey: true });
    expect(chosen()).toEqual(['u2', 'u3', 'u4', 'u5']);
    await tick(box('Person 3'), { shiftKey: true });
    expect(chosen()).toEqual(['u2']);
  });

  it('is a range with Shift and the space bar', async () => {
    await open();
    box('Person 1').focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Space' });
    await sendKeys({ up: 'Shift' });
    await eventually(() => expect(chosen()).toEqual(['u1', 'u2', 'u3']));
  });

  it('covers the page by the header checkbox, except locked rows', async () => {
    await open({ locked: ({ id }: User) => (id === 'u1' ? 'You cannot choose yourself.' : undefined) });
    expect([box('Person 1').disabled, box('Person 1').title]).toEqual([true, 'You cannot choose yourself.']);
    await tick(all());
    expect(chosen()).toEqual(['u2', 'u3', 'u4', 'u5', 'u6']);
    expect(all().checked).toBe(true);
    await tick(all());
    expect(chosen()).toEqual([]);
  });

  it('persists across pages', async () => {
    const pages: Record<number, User[]> = { 1: usersOf(3), 2: usersOf(3, 4) };
    await open({
      rows: pages[1]!,
      total: 6,
      page: 1,
      pageSize: 3,
      onPage: (page) => void shown.give({ page, rows: pages[page]! }),
    });
    await tick(box('Person 2'));
    await press('Next page');
    await eventually(() => expect([box('Person 5').checked, all().indeterminate]).toEqual([false, false]));
    await tick(box('Person 5'));
    expect(chosen()).toEqual(['u2', 'u5']);
    await press('Previous page');
    await eventually(() => expect(box('Person 2').checked).toBe(true));
  });

  it('can be all pages except some rows', async () => {
    await open({ total: 1284, page: 1, pageSize: 6, onPage: () => undefined });
    await tick(all());
    await press('Select all 1,284');
    expect([selection.all, shown.status()]).toEqual([true, '1,284 selected']);
    await tick(box('Person 3'));
    expect([chosen(), shown.status()]).toEqual([['all but', 'u3'], '1,283 selected']);
    await shown.give({ rows: usersOf(6, 7), page: 2 });
    await eventually(() => expect(box('Person 9').checked).toBe(true));
    await press('Clear selection');
    expect(chosen()).toEqual([]);
  });

  it('replaces the toolbar without layout shift', async () => {
    await open({ searchLabel: 'Search users', bulk: [{ label: 'Lock' }] });
    const top = () => shown.table.getBoundingClientRect().top;
    const before = top();
    await tick(box('Person 2'));
    expect(shown.root.querySelector('[part=bulk-bar]')).toBeTruthy();
    expect(top()).toBe(before);
  });

  it('returns the focus to the row when the bar closes', async () => {
    await open({ bulk: [{ label: 'Lock' }] });
    box('Person 2').focus();
    await sendKeys({ press: 'Space' });
    await eventually(() => expect(chosen()).toEqual(['u2']));
    const clear = byRole(shown.root, 'button', 'Clear selection');
    clear.focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(chosen()).toEqual([]));
    await eventually(() => expect(shown.focused()).toBe('Select Person 2'));
  });

  it('has a reason beside disabled actions, and a menu for overflow', async () => {
    const bulk = ['Edit roles', 'Lock', 'Sign out', 'Delete'].map((label) => ({ label }));
    await open({ bulk: [{ label: 'Export', disabled: 'Nothing to export.' }, ...bulk] });
    await tick(box('Person 2'));
    expect(byRole(shown.root, 'button', 'Export').getAttribute('aria-disabled')).toBe('true');
    expect(byRole(shown.root, '[role=tooltip]', 'Nothing to export.')).toBeTruthy();
    await press('More actions');
    expect([...shown.root.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)).toEqual([
      'Lock',
      'Sign out',
      'Delete',
    ]);
  });

  it('leaves a summary of skipped rows with reasons', async () => {
    let dismissed = 0;
    await open({
      outcome: {
        done: '8 people locked',
        skipped: [
          { name: 'Ada', reason: 'You can’t do this to your own account.' },
          { name: 'Ivy', reason: alone },
          ...['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].map((name) => ({ name, reason: because })),
        ],
      },
      onDismissOutcome: () => (dismissed += 1),
    });
    const summary = shown.root.querySelector('[part=banner]');
    expect(summary?.getAttribute('role')).toBe('status');
    expect(summary?.textContent).toContain('8 people locked and 9 skipped');
    expect([...(summary?.querySelectorAll('li') ?? [])].map((reason) => reason.textContent)).toEqual([
      'Ada: You can’t do this to your own account.',
      'Ivy isn’t locked.',
      'Bo, Cy, Di, Ed, Flo, and 2 more haven’t accepted the invitation yet.',
    ]);
    await press('Dismiss');
    expect(dismissed).toBe(1);
  });
});

const some = (...ids: string[]): Selection => ({ all: false, ids: new Set(ids) });

describe('a selection', () => {
  it('keeps the selection of other pages', () => {
    expect(withTicked(some('x', 'a'), ['a', 'b'], { b: true })).toEqual(some('x', 'b'));
    expect(withTicked(ALL_SELECTED, ['a', 'b'], { b: true })).toEqual({ all: true, except: new Set(['a']) });
    expect(withTicked({ all: true, except: new Set(['a', 'x']) }, ['a'], { a: true })).toEqual({
      all: true,
      except: new Set(['x']),
    });
  });

  it('counts', () => {
    expect(selectedCount(some('a', 'b'), 10)).toBe(2);
    expect(selectedCount({ all: true, except: new Set(['a']) }, 10)).toBe(9);
    expect(selectedCount({ all: true, except: new Set(['a', 'b']) }, 1)).toBe(0);
  });
});
