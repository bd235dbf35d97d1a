import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { useState } from 'react';
import { DateRange, type DateRangeProps } from '../../../../elements/ui/date-range/date-range.tsx';
import type { DateRangeValue } from '../../../../elements/ui/date-range/range.ts';
import { AccountTimeContext } from '../../../../elements/ui/relative-time/account-time.ts';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';
import { byLabel } from '../../../kit/ui/by-label.ts';

const DAYS = { from: '2026-11-03', to: '2026-11-14' };

let shown: Shown;
let chosen: DateRangeValue | undefined;
afterEach(() => {
  shown.close();
  chosen = undefined;
});

const When = ({ value: first, ...props }: Partial<DateRangeProps>) => {
  const [value, setValue] = useState(first);
  const choose = (range: DateRangeValue) => {
    chosen = range;
    setValue(range);
  };
  return <DateRange label="When" timeZone="UTC" latest="2026-11-21" {...props} value={value} onChange={choose} />;
};

const put = async (props: Partial<DateRangeProps> = {}, attributes: Record<string, string> = {}) => {
  shown = await show(() => <When {...props} />, { lang: 'en-GB', ...attributes });
};
const field = () => byLabel(shown.root, HTMLButtonElement, /^When/);
const span = (name: string) => byRole(shown.root, 'button', name);
const days = () => [...shown.root.querySelectorAll<HTMLElement>('[role=grid] button')];
/** Its name as this browser says it in British English. */
const nameOf = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(iso));
const day = (iso: string) => byRole(shown.root, '[role=grid] button', nameOf(iso));
const focused = () => shown.root.activeElement?.ariaLabel ?? shown.root.activeElement?.textContent;
const inRange = () =>
  [...shown.root.querySelectorAll('[role=gridcell][aria-selected=true]')].map(({ textContent }) => textContent);
const keys = async (...presses: string[]) => {
  for (const press of presses) await sendKeys({ press });
};
const openDays = async () => {
  field().click();
  await eventually(() => span('Choose days').click());
  await eventually(() => expect(days().length).toBeGreaterThan(27));
};

describe('a date range', () => {
  it('is a span by one press, and says it', async () => {
    await put();
    field().focus();
    await keys('Enter');
    await eventually(() => expect(focused()).toBe('Last 24 hours'));
    await keys('ArrowDown', 'Enter');
    await eventually(() => expect([chosen, field().textContent]).toEqual(['7d', 'Last 7 days']));
    expect([shown.root.activeElement === field(), field().ariaExpanded]).toEqual([true, 'false']);
  });

  it('says days as its language does', async () => {
    for (const [lang, words] of [
      ['en-GB', /^3.14 Nov 2026$/],
      ['de', /^0?3\..14\.11\.2026$/],
      ['he', /^3.14 בנוב׳ 2026$/],
    ] as const) {
      await put({ value: DAYS }, { lang });
      const says = () => shown.root.querySelector('.fe-range-value')?.textContent?.replaceAll(/\s?–\s?/g, '–');
      await eventually(() => expect(says()).toMatch(words));
      if (lang !== 'he') shown.close();
    }
  });

  it('is two days of a calendar, in either order', async () => {
    await put({ value: DAYS });
    await openDays();
    day('2026-11-20').click();
    await eventually(() => expect(inRange()).toEqual(['20']));
    day('2026-11-16').click();
    await eventually(() => expect(chosen).toEqual({ from: '2026-11-16', to: '2026-11-20' }));
    await eventually(() => expect(field().ariaExpanded).toBe('false'));
  });

  it('may be a single day', async () => {
    await put({ value: DAYS });
    await openDays();
    day('2026-11-20').click();
    await eventually(() => expect(inRange()).toEqual(['20']));
    day('2026-11-20').click();
    await eventually(() => expect(chosen).toEqual({ from: '2026-11-20', to: '2026-11-20' }));
  });

  it('stays as it was when it is left after the first day', async () => {
    await put({ value: DAYS });
    const before = field().textContent;
    await openDays();
    day('2026-11-20').focus();
    await keys('Enter');
    await eventually(() => expect(inRange()).toEqual(['20']));
    await keys('Escape');
    await eventually(() => expect(field().ariaExpanded).toBe('false'));
    expect([chosen, field().textContent]).toEqual([undefined, before]);
  });

  it('shows what would be chosen while the pointer moves', async () => {
    await put({ value: DAYS });
    await openDays();
    day('2026-11-16').click();
    await eventually(() => expect(inRange()).toEqual(['16']));
    for (const motion of shown.root.getAnimations()) motion.finish();
    const { left, top, width, height } = day('2026-11-18').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    await eventually(() => expect(inRange()).toEqual(['16', '17', '18']));
  });

  it('leaves the focus where it is while the pointer moves', async () => {
    await put({ value: DAYS });
    await openDays();
    day('2026-11-16').click();
    await eventually(() => expect(inRange()).toEqual(['16']));
    const month = shown.root.querySelector('select');
    month?.focus();
    for (const motion of shown.root.getAnimations()) motion.finish();
    const { left, top, width, height } = day('2026-11-19').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    await eventually(() => expect(inRange()).toEqual(['16', '17', '18', '19']));
    expect(shown.root.activeElement).toBe(month);
  });

  it('is words alone where it may only be read', async () => {
    await put({ value: '30d', readOnly: true });
    expect(byLabel(shown.root, HTMLInputElement, 'When').value).toBe('Last 30 days');
  });
});

describe('a calendar by keyboard', () => {
  const ways: [key: string, day: string][] = [
    ['ArrowRight', '2026-11-15'],
    ['ArrowLeft', '2026-11-13'],
    ['ArrowDown', '2026-11-21'],
    ['ArrowUp', '2026-11-07'],
    ['Home', '2026-11-09'],
    ['End', '2026-11-15'],
    ['PageUp', '2026-10-14'],
    ['Shift+PageUp', '2025-11-14'],
    // not later than the last day that can be chosen
    ['PageDown', '2026-11-21'],
  ];
  for (const [key, then] of ways)
    it(`goes by ${key} to ${then}`, async () => {
      await put({ value: DAYS });
      await openDays();
      await eventually(() => expect(focused()).toBe(nameOf('2026-11-14')));
      await keys(key);
      await eventually(() => expect(focused()).toBe(nameOf(then)));
      expect(days().filter(({ tabIndex }) => tabIndex === 0).length).toBe(1);
    });

  it('chooses both days by Enter and Space', async () => {
    await put({ value: DAYS });
    await openDays();
    await eventually(() => expect(focused()).toBe(nameOf('2026-11-14')));
    await keys('Enter', 'ArrowDown');
    await eventually(() => expect(inRange().length).toBe(8));
    await keys('Space');
    await eventually(() => expect(chosen).toEqual({ from: '2026-11-14', to: '2026-11-21' }));
  });

  it('goes the other way from right to left', async () => {
    await put({ value: DAYS }, { dir: 'rtl' });
    await openDays();
    await eventually(() => expect(focused()).toBe(nameOf('2026-11-14')));
    await keys('ArrowLeft');
    await eventually(() => expect(focused()).toBe(nameOf('2026-11-15')));
  });
});

const heads = () => [...shown.root.querySelectorAll('th')].map(({ abbr }) => abbr);

describe('the days of a calendar', () => {
  it('begin with the first weekday of the place', async () => {
    for (const [lang, first] of [
      ['en-GB', 'Monday'],
      ['en-US', 'Sunday'],
      ['he', 'יום ראשון'],
    ] as const) {
      shown = await show(() => <When value={DAYS} defaultOpen />, { lang });
      await eventually(() => expect(heads()[0]).toBe(first));
      if (lang !== 'he') shown.close();
    }
  });

  it('can be chosen from the first to the last and no further', async () => {
    await put({ value: DAYS, earliest: '2026-11-02' });
    await openDays();
    for (const off of ['2026-11-22', '2026-11-01']) {
      day(off).focus();
      await keys('Enter');
    }
    expect([inRange().length, chosen]).toEqual([12, undefined]);
    for (const name of ['Previous month', 'Next month'])
      expect(byRole(shown.root, 'button', name).ariaDisabled).toBe('true');
  });

  it('are reached by month and year, as far back as there are any', async () => {
    await put({ value: DAYS, earliest: '2024-06-15' });
    await openDays();
    const [month, year] = shown.root.querySelectorAll('select');
    expect([...(year?.options ?? [])].map(({ text }) => text)).toEqual(['2024', '2025', '2026']);
    if (year) year.value = '2024';
    year?.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => day('2024-11-14'));
    if (month) month.value = '0';
    month?.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => expect(days().find(({ tabIndex }) => tabIndex === 0)?.ariaLabel).toBe(nameOf('2024-06-15')));
  });

  it('are those of the account’s zone, which is named', async () => {
    shown = await show(() => (
      <AccountTimeContext.Provider value={{ timezone: 'Europe/Berlin' }}>
        <When value={DAYS} timeZone={undefined} defaultOpen />
      </AccountTimeContext.Provider>
    ));
    await eventually(() => expect(shown.root.textContent).toContain('Days are in Central European Time.'));
  });

  it('are those of a zone that there is', async () => {
    await put({ value: DAYS, timeZone: 'Mars/Olympus', defaultOpen: true });
    await eventually(() => expect(days().length).toBe(30));
  });
});
