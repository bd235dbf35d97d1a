import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { pageSlots } from '../../../elements/ui/pagination/pagination.tsx';
import { Pagination, type PaginationProps } from '../../../elements/ui/pagination/pagination.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
let open: Shown[] = [];
afterEach(() => {
  for (const one of open) one.close();
  open = [];
});

const Turning = ({ first = 1, ...rest }: Omit<PaginationProps, 'page' | 'onChange'> & { first?: number }) => {
  const [page, setPage] = useState(first);
  return <Pagination page={page} onChange={setPage} {...rest} />;
};
const put = async (...shape: Parameters<typeof show>) => {
  const one = await show(...shape);
  open.push(one);
  return one;
};
const range = () => shown.root.querySelector('[role=status]')?.textContent;
const button = (name: string) => byRole(shown.root, 'button', name);
const has = (name: string) => shown.root.querySelector(`button[aria-label="${name}"]`) !== null;
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const focused = () => shown.root.activeElement?.getAttribute('aria-label');

describe('the row of pages', () => {
  const rows: [page: number, pages: number, row: string][] = [
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [5, 20, '1 … 4 5 6 … 20'],
    [20, 20, '1 … 16 17 18 19 20'],
  ];
  for (const [page, pages, row] of rows)
    it(`is ${row} on page ${page} of ${pages}`, () => {
      const drawn = pageSlots(page, pages).map((slot) => (typeof slot === 'number' ? slot : '…'));
      expect(drawn.join(' ')).toBe(row);
    });

  it('has the same number of slots on every page of a long list', () => {
    const sizes = new Set(Array.from({ length: 40 }, (_, at) => pageSlots(at + 1, 40).length));
    expect(sizes).toEqual(new Set([7]));
  });
});

describe('the pagination', () => {
  it('shows the range and the total', async () => {
    shown = await put(() => <Turning pageSize={20} total={132} first={2} />);
    expect(range()).toBe('21–40 of 132');
    button('Page 7').click();
    await eventually(() => expect(range()).toBe('121–132 of 132'));
  });

  it('writes numbers as the locale does', async () => {
    shown = await put(() => <Turning pageSize={1000} total={12_840} first={2} />, { lang: 'he' });
    expect(range()).toBe('1,001–2,000 מתוך 12,840');
  });

  it('writes a range of one as one', async () => {
    shown = await put(() => <Turning pageSize={20} total={21} first={2} />);
    expect(range()).toBe('21 of 21');
  });

  it('marks the current page and disables buttons at the ends', async () => {
    shown = await put(() => <Turning pageSize={20} total={50} />);
    expect(button('Page 1').getAttribute('aria-current')).toBe('page');
    expect([isOff('Previous page'), isOff('Next page')]).toEqual([true, false]);
    button('Page 3').click();
    await eventually(() => expect([isOff('Previous page'), isOff('Next page')]).toEqual([false, true]));
    button('Next page').click();
    expect(button('Page 3').getAttribute('aria-current')).toBe('page');
  });

  it('counts a second press that comes before the page of the first is shown', async () => {
    const asked: number[] = [];
    shown = await put(() => <Pagination page={1} pageSize={20} total={50} onChange={(page) => asked.push(page)} />);
    for (let press = 0; press < 4; press += 1) button('Next page').click();
    button('Page 1').click();
    expect(asked).toEqual([2, 3, 1]);
    shown = await put(() => <Pagination page={4} pageSize={20} more onChange={(page) => asked.push(page)} />);
    for (let press = 0; press < 3; press += 1) button('Next page').click();
    expect(asked.slice(3)).toEqual([5]);
  });

  it('keeps the focus on "Next page" on the last page', async () => {
    shown = await put(() => <Turning pageSize={20} total={40} />);
    button('Next page').focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(isOff('Next page')).toBe(true));
    expect(focused()).toBe('Next page');
  });

  it('has no buttons with one page, and does not render without rows', async () => {
    shown = await put(() => (
      <>
        <Turning pageSize={20} total={12} label="One page" />
        <Turning pageSize={20} total={0} label="Nothing" />
      </>
    ));
    expect(shown.root.querySelectorAll('nav').length).toBe(1);
    expect(shown.root.querySelector('nav')?.textContent).toBe('1–12 of 12');
    expect(shown.root.querySelector('button')).toBeNull();
  });

  it('pages through a list without a total, until its last page gives it', async () => {
    shown = await put(() => <Turning pageSize={20} first={3} more />);
    expect(range()).toBe('41–60');
    expect([has('Page 3'), isOff('Next page')]).toEqual([false, false]);
    shown = await put(() => <Turning pageSize={20} first={3} shown={7} />);
    expect(range()).toBe('41–47 of 47');
    expect(isOff('Next page')).toBe(true);
  });

  it('shows the last page of a list that has become shorter', async () => {
    shown = await put(() => <Turning pageSize={20} total={25} first={9} />);
    expect(range()).toBe('21–25 of 25');
    expect(button('Page 2').getAttribute('aria-current')).toBe('page');
  });

  it('is navigated with arrow keys, Home and End, mirrored right to left', async () => {
    shown = await put(() => <Turning pageSize={20} total={60} first={2} />);
    button('Page 2').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(focused()).toBe('Page 3');
    await sendKeys({ press: 'Home' });
    expect(focused()).toBe('Previous page');
    await sendKeys({ press: 'End' });
    expect(focused()).toBe('Next page');
    shown = await put(() => <Turning pageSize={20} total={60} first={2} />, { lang: 'he' });
    button('עמוד 2').focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(focused()).toBe('עמוד 3');
  });

  it('shows only previous and next where narrow', async () => {
    shown = await put(() => <Turning pageSize={20} total={400} first={5} />);
    shown.element.style.inlineSize = '300px';
    const visible = [...shown.root.querySelectorAll('button')].filter((node) => node.checkVisibility());
    expect(visible.map((node) => node.getAttribute('aria-label'))).toEqual(['Previous page', 'Next page']);
    expect(range()).toBe('81–100 of 400');
  });
});
