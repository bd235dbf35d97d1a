import { sendKeys } from '@web/test-runner-commands';
import { NOTHING_SELECTED, type Selection } from '../../../../elements/ui/data-table/selection.ts';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { byRole } from '../../../kit/show.tsx';
import { showUsers, type ShownUsers, usersOf } from '../../../kit/ui/users.tsx';

const COUNT = 10_000;
const many = usersOf(COUNT);

let shown: ShownUsers;
afterEach(() => shown.close());

const open = async (props: Parameters<typeof showUsers>[0] = {}, attributes = {}) => {
  shown = await showUsers({ rows: many, virtual: true, onOpen: () => undefined, ...props }, attributes);
  await eventually(() => expect(shown.names().length).toBeGreaterThan(5));
};
const frame = () => shown.root.querySelector<HTMLElement>('[part=table-frame]')!;
const scrollTo = async (top: number, name: string) => {
  frame().scrollTop = top;
  await eventually(() => expect(shown.row(name)).toBeTruthy());
};
const isSeen = (name: string) => {
  const [row, around] = [shown.row(name).getBoundingClientRect(), frame().getBoundingClientRect()];
  const head = shown.table.tHead!.getBoundingClientRect();
  return row.top >= head.bottom - 1 && row.bottom <= around.bottom + 1;
};
const press = (name: string, shiftKey = false) =>
  byRole(shown.root, 'input', name).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }),
  );

describe('a data table of ten thousand rows', () => {
  it('renders visible rows, with aria-rowcount and aria-rowindex', async () => {
    await open();
    expect(shown.names().length).toBeLessThan(60);
    expect(shown.table.getAttribute('aria-rowcount')).toBe('10001');
    expect(shown.row('Person 1').getAttribute('aria-rowindex')).toBe('2');
    await scrollTo(5000 * 44, 'Person 5001');
    expect(shown.row('Person 5001').getAttribute('aria-rowindex')).toBe('5002');
    expect(shown.names().length).toBeLessThan(60);
    expect(isSeen('Person 5001')).toBe(true);
  });

  it('leaves no gap and no overlap between its rows', async () => {
    await open();
    await scrollTo(300 * 44, 'Person 300');
    const boxes = [...shown.table.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
    for (const [at, box] of boxes.entries()) if (at > 0) expect(box.top).toBe(boxes[at - 1]?.bottom);
  });

  it('ends with the last row', async () => {
    await open();
    await scrollTo(COUNT * 44, 'Person 10000');
    await eventually(() => expect(isSeen('Person 10000')).toBe(true));
    const { bottom } = shown.row('Person 10000').getBoundingClientRect();
    expect(Math.abs(frame().getBoundingClientRect().bottom - bottom)).toBeLessThan(3);
  });

  it('has a sticky header', async () => {
    await open();
    await scrollTo(2000 * 44, 'Person 2001');
    expect(shown.table.tHead!.getBoundingClientRect().top).toBe(frame().getBoundingClientRect().top + 1);
  });

  it('is navigated by keyboard to rows not rendered before', async () => {
    await open();
    byRole(shown.root, 'button', 'Person 1').focus();
    await sendKeys({ press: 'End' });
    await eventually(() => expect(shown.focused()).toBe('Person 10000'));
    expect(isSeen('Person 10000')).toBe(true);
    await sendKeys({ press: 'PageUp' });
    await eventually(() => expect(shown.focused()).toBe('Person 9990'));
    await sendKeys({ press: 'Home' });
    await eventually(() => expect(shown.focused()).toBe('Person 1'));
    expect(isSeen('Person 1')).toBe(true);
    for (let at = 0; at < 40; at += 1) await sendKeys({ press: 'ArrowDown' });
    await eventually(() => expect(shown.focused()).toBe('Person 41'));
    expect(isSeen('Person 41')).toBe(true);
  });

  it('keeps the focused row rendered while scrolling', async () => {
    await open();
    byRole(shown.root, 'button', 'Person 3').focus();
    await scrollTo(5000 * 44, 'Person 5001');
    expect(shown.focused()).toBe('Person 3');
    expect(shown.row('Person 3').getAttribute('aria-rowindex')).toBe('4');
    await sendKeys({ press: 'ArrowDown' });
    await eventually(() => expect(shown.focused()).toBe('Person 4'));
  });

  it('supports selecting all and ranges', async () => {
    let selection: Selection = NOTHING_SELECTED;
    await open({
      selection,
      onSelection: (next) => {
        selection = next;
        void shown.give({ selection });
      },
    });
    press('Select Person 2');
    await eventually(() => expect(shown.status()).toBe('1 selected'));
    await scrollTo(3000 * 44, 'Person 3001');
    press('Select Person 3001', true);
    await eventually(() => expect(shown.status()).toBe('3,000 selected'));
    press('Select all on this page');
    await eventually(() => expect(shown.status()).toBe('10,000 selected'));
  });

  it('measures expanded rows', async () => {
    await open({ details: () => <p style={{ blockSize: 300, margin: 0 }}>More</p> });
    const second = () => shown.row('Person 2').getBoundingClientRect().top;
    const before = second();
    byRole(shown.root, 'button', 'Details of Person 1').click();
    await eventually(() => expect(second() - before).toBeGreaterThan(300));
    expect(second()).toBe(shown.row('Person 1').getBoundingClientRect().bottom);
  });

  it('has rows of two lines where narrow', async () => {
    await open();
    await shown.width(400);
    await eventually(() => expect(shown.row('Person 2').getBoundingClientRect().height).toBe(60));
    await eventually(() =>
      expect(shown.row('Person 2').getBoundingClientRect().top).toBeGreaterThanOrEqual(
        shown.row('Person 1').getBoundingClientRect().bottom,
      ),
    );
    expect(shown.names().length).toBeLessThan(60);
  });

  it('scrolls to the first row on another query', async () => {
    await open({ search: '' });
    await scrollTo(5000 * 44, 'Person 5001');
    await shown.give({ rows: usersOf(9000, 20_000), search: 'person' });
    await eventually(() => expect(isSeen('Person 20000')).toBe(true));
    await scrollTo(5000 * 44, 'Person 25000');
    await shown.give({ sort: { column: 'logins', direction: 'asc' } });
    await eventually(() => expect(isSeen('Person 20000')).toBe(true));
  });

  it('keeps its scroll position on reload', async () => {
    await open();
    await scrollTo(5000 * 44, 'Person 5001');
    await shown.give({ rows: [...many] });
    expect(isSeen('Person 5001')).toBe(true);
  });
});
