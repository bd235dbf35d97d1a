import { firstWeekdayIn, firstWeekdayOf } from '../../../elements/ui/date-range/first-weekday.ts';
import { addDays, addMonths, clamp, isDay, weekdayOf, weeksOf } from '../../../elements/ui/date-range/days.ts';
import {
  dayRange,
  type DateRangeValue,
  instantsOf,
  rangeOf,
  rangeText,
} from '../../../elements/ui/date-range/range.ts';
import { dayAt, isZone, startOfDay } from '../../../elements/ui/date-range/zone.ts';
import { describe, expect, it } from '../../kit/in-page.ts';

const hours = (ms: number) => ms / 3_600_000;
const iso = (instant: number) => new Date(instant).toISOString();

describe('days', () => {
  const steps: [day: string, count: number, then: string][] = [
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
  ];
  for (const [day, count, then] of steps)
    it(`are ${count} on from ${day}: ${then}`, () => expect(addDays(day, count)).toBe(then));

  const months: [day: string, count: number, then: string][] = [
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -13, '2025-02-28'],
  ];
  for (const [day, count, then] of months)
    it(`are ${count} months on from ${day}: ${then}`, () => expect(addMonths(day, count)).toBe(then));

  it('are of this calendar', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', '0x10-01-01', '2026-11-21'].filter(isDay)).toEqual([
      '2026-11-21',
    ]);
  });

  it('are clamped to the selectable range', () => {
    const all = ['2026-01-01', '2026-06-01', '2026-12-31'];
    expect(all.map((day) => clamp(day, '2026-02-01', '2026-11-01'))).toEqual([
      '2026-02-01',
      '2026-06-01',
      '2026-11-01',
    ]);
    expect(all.map((day) => clamp(day, undefined, undefined))).toEqual(all);
  });

  it('are grouped in weeks by the first weekday', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    const [first, ...rest] = weeksOf('2026-11', 1);
    expect(first).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
    expect([rest.length, rest.at(-1)?.[0], rest.at(-1)?.[1]]).toEqual([5, '2026-11-30', undefined]);
    expect(weeksOf('2026-02', 7).length).toBe(4);
    expect(weeksOf('2026-12', 7).at(-1)?.filter(Boolean)).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });
});

describe('the first day of the week', () => {
  const tags: [tag: string, day: number][] = [
    ['en-US', 7],
    ['en', 7],
    ['en-GB', 1],
    ['de', 1],
    ['he', 7],
    ['ar-EG', 6],
  ];
  for (const [tag, day] of tags) it(`is ${day} in ${tag}`, () => expect(firstWeekdayOf(tag)).toBe(day));

  it('is the same without engine support', () => {
    for (const region of ['US', 'GB', 'DE', 'IL', 'EG', 'BR', 'FR', 'JP', 'IN', 'MV', 'SA', 'AU', 'IR', 'PT', 'CN'])
      expect([region, firstWeekdayIn(region)]).toEqual([region, firstWeekdayOf(`und-${region}`)]);
  });
});

describe('the start of a day', () => {
  const starts: [what: string, day: string, zone: string, start: string][] = [
    ['at midnight', '2026-11-21', 'Europe/Berlin', '2026-11-20T23:00:00.000Z'],
    ['before clocks go forward', '2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['before clocks go back', '2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['at one, where there is no midnight', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    [
      'at the second midnight, where the first is of the day before',
      '2018-02-18',
      'America/Sao_Paulo',
      '2018-02-18T03:00:00.000Z',
    ],
    ['at the first of two midnights', '2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
    ['a day ahead', '2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
    ['at three quarters', '2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
    ['without a zone', '2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ];
  for (const [what, day, zone, start] of starts)
    it(`is ${what}: ${day} in ${zone}`, () => {
      expect(iso(startOfDay(day, zone))).toBe(start);
      expect(dayAt(startOfDay(day, zone), zone)).toBe(day);
      expect(dayAt(startOfDay(day, zone) - 1, zone)).not.toBe(day);
    });

  it('needs a valid time zone', () => {
    expect(['Europe/Berlin', 'Mars/Olympus', ''].map(isZone)).toEqual([true, false, false]);
  });
});

const now = Date.parse('2026-11-21T12:34:56Z');
/** How many hours days have in Berlin. */
const long = (from: string, to: string) => {
  const instants = instantsOf({ from, to }, 'Europe/Berlin', now);
  return hours(instants.until - instants.from);
};

describe('a range', () => {
  it('of a span ends now', () => {
    for (const [span, count] of [
      ['24h', 24],
      ['7d', 168],
      ['30d', 720],
    ] as const) {
      const { from, until } = instantsOf(span, 'Europe/Berlin', now);
      expect([hours(until - from), until]).toEqual([count, now]);
    }
  });

  it('of days has the hours that they have', () => {
    expect([
      long('2026-11-21', '2026-11-21'),
      long('2026-03-29', '2026-03-29'),
      long('2026-10-25', '2026-10-25'),
    ]).toEqual([24, 23, 25]);
  });

  it('begins with the earlier day', () => {
    expect(dayRange('2026-11-21', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  });

  it('round-trips through an address, and invalid text is refused', () => {
    const ranges: DateRangeValue[] = ['24h', '7d', { from: '2026-11-03', to: '2026-11-14' }];
    expect(ranges.map((range) => rangeOf(rangeText(range)))).toEqual(ranges);
    for (const text of [
      '',
      '7',
      'd',
      '7w',
      '-7d',
      '2026-11-03',
      '2026-11-14..2026-11-03',
      '2026-02-30..2026-03-01',
      'a..b..c',
    ])
      expect([text, rangeOf(text)]).toEqual([text, undefined]);
  });
});
