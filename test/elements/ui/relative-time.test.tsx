import { AccountTimeContext, type AccountTime } from '../../../elements/ui/relative-time/account-time.ts';
import { datesIn } from '../../../elements/ui/relative-time/dates.ts';
import { AbsoluteTime, RelativeTime } from '../../../elements/ui/relative-time/relative-time.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

/** The timers that run, whichever test started them. */
const timers = new Set<unknown>();
const [start, end] = [globalThis.setInterval, globalThis.clearInterval];
globalThis.setInterval = Object.assign((...given: Parameters<typeof setInterval>) => {
  const timer = start(...given);
  timers.add(timer);
  return timer;
}, start);
globalThis.clearInterval = (timer) => {
  timers.delete(timer);
  end(timer);
};

let shown: Shown | undefined;
const realNow = Date.now;
afterEach(() => {
  Date.now = realNow;
  shown?.close();
  shown = undefined;
});

const NOW = '2026-06-09T12:00:00Z';
const time = () => shown!.root.querySelector('time')!;
/** As when a person comes back to the tab. */
const lookAgainAt = (moment: string) => {
  Date.now = () => Date.parse(moment);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Some versions of the browser's data have narrow or fixed spaces, as before AM and PM. */
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

const distances: [at: string, said: string, zone?: string, now?: string][] = [
  ['2026-06-09T11:59:58Z', 'now'],
  ['2026-06-09T11:58:30Z', '1 minute ago'],
  ['2026-06-09T11:00:30Z', '59 minutes ago'],
  ['2026-06-09T11:00:00Z', '1 hour ago'],
  ['2026-06-08T12:30:00Z', '23 hours ago'],
  ['2026-06-08T11:30:00Z', 'yesterday'],
  ['2026-06-07T23:00:00Z', '2 days ago'],
  ['2026-06-07T23:00:00Z', 'yesterday', 'Europe/Berlin'],
  ['2026-05-11T12:00:00Z', '29 days ago'],
  ['2026-05-10T12:00:00Z', '1 month ago'],
  ['2025-07-09T12:00:00Z', '11 months ago'],
  ['2025-06-10T12:00:00Z', '11 months ago'],
  ['2025-06-09T12:00:00Z', '1 year ago'],
  ['2020-01-01T00:00:00Z', '6 years ago'],
  ['2026-06-09T12:00:20Z', 'in 1 minute'],
  ['2026-06-09T14:30:00Z', 'in 2 hours'],
  ['2026-06-10T18:00:00Z', 'tomorrow'],
  ['2026-07-20T12:00:00Z', 'in 1 month'],
  ['2026-02-28T12:00:00Z', '1 month ago', 'UTC', '2026-03-31T12:00:00Z'],
  ['2026-10-25T00:10:00+02:00', 'yesterday', 'Europe/Berlin', '2026-10-25T23:50:00+01:00'],
];

/** Short times, as tables have them. */
const short: [locale: string, at: string, said: string][] = [
  ['en', '2026-06-09T11:55:00Z', '5m ago'],
  ['en-US', '2026-06-06T12:00:00Z', '3d ago'],
  ['de', '2026-06-09T11:55:00Z', 'vor 5 Min.'],
  ['de', '2026-06-04T12:00:00Z', 'vor 5 Tagen'],
  ['fr', '2026-06-09T10:00:00Z', 'il y a 2 h'],
  ['fr-CA', '2026-06-12T12:00:00Z', 'dans 3 jours'],
  ['fr', '2026-02-09T12:00:00Z', 'il y a 4 mois'],
  ['es', '2026-06-09T11:56:00Z', 'hace 4 min'],
  ['es', '2026-02-09T12:00:00Z', 'hace 4 meses'],
  ['es', '2024-06-09T12:00:00Z', 'hace 2 años'],
  ['he', '2026-06-09T11:00:00Z', 'לפני שעה'],
  ['he', '2026-06-09T10:00:00Z', 'לפני שעתיים'],
  ['he', '2026-06-06T12:00:00Z', 'לפני 3 ימים'],
  ['he', '2026-08-09T12:00:00Z', 'בעוד חודשיים'],
];

describe('a relative time', () => {
  for (const [locale, at, said] of short)
    it(`in short is "${said}" for ${at} in ${locale}`, () =>
      expect(plain(datesIn(locale, { timezone: 'UTC' }).relativeShort(Date.parse(at), Date.parse(NOW)))).toBe(said));

  it('in whole words has no number behind a Hebrew form that names it', () => {
    const { relative } = datesIn('he', { timezone: 'UTC' });
    const said = ['2026-06-09T11:59:00Z', '2026-06-09T10:00:00Z', '2026-05-09T12:00:00Z'].map((at) =>
      relative(Date.parse(at), Date.parse(NOW)),
    );
    expect(said).toEqual(['לפני דקה', 'לפני שעתיים', 'לפני חודש']);
  });

  for (const [at, said, timezone = 'UTC', now = NOW] of distances)
    it(`calls ${at} "${said}" at ${now} in ${timezone}`, () =>
      expect(datesIn('en', { timezone }).relative(Date.parse(at), Date.parse(now))).toBe(said));

  it('has the exact time in datetime and title', async () => {
    Date.now = () => Date.parse(NOW);
    shown = await show(() => (
      <AccountTimeContext.Provider value={{ timezone: 'Europe/Berlin' }}>
        <RelativeTime at="2026-06-06T12:00:00Z" />
      </AccountTimeContext.Provider>
    ));
    expect(time().textContent).toBe('3 days ago');
    expect(time().dateTime).toBe('2026-06-06T12:00:00.000Z');
    expect(plain(time().title)).toBe('Jun 6, 2026, 2:00 PM GMT+2');
  });

  it('updates by itself', async () => {
    Date.now = () => Date.parse(NOW);
    shown = await show(() => <RelativeTime at={NOW} />);
    expect(time().textContent).toBe('Now');
    lookAgainAt('2026-06-09T12:05:00Z');
    await eventually(() => expect(time().textContent).toBe('5 minutes ago'));
  });

  it('begins with a capital letter unless it stands in a sentence', async () => {
    Date.now = () => Date.parse(NOW);
    shown = await show(() => (
      <>
        <RelativeTime at="2026-06-08T11:30:00Z" short />
        <RelativeTime at="2026-06-08T11:30:00Z" inline />
      </>
    ));
    const texts = () => Array.from(shown!.root.querySelectorAll('time'), ({ textContent }) => textContent);
    expect(texts()).toEqual(['Yesterday', 'yesterday']);
    shown.element.lang = 'de';
    await eventually(() => expect(texts()).toEqual(['Gestern', 'gestern']));
  });

  it('is short in a table and follows the language', async () => {
    Date.now = () => Date.parse(NOW);
    shown = await show(() => <RelativeTime at="2026-06-06T12:00:00Z" short />);
    expect(time().textContent).toBe('3d ago');
    shown.element.lang = 'he';
    await eventually(() => expect(time().textContent).toBe('לפני 3 ימים'));
  });

  it('is a dash for missing or invalid times, and accepts dates and numbers', async () => {
    shown = await show(() => (
      <>
        <RelativeTime at={undefined} />
        <RelativeTime at="soon" />
        <AbsoluteTime at={null} />
        <AbsoluteTime at="" />
        <AbsoluteTime at={new Date(NOW)} />
        <AbsoluteTime at={Date.parse(NOW)} />
      </>
    ));
    expect(shown.root.querySelectorAll('time').length).toBe(2);
    expect(shown.root.querySelectorAll('.fe-visually-hidden:not([aria-live])').length).toBe(4);
  });

  it('leaves no timer behind', async () => {
    shown = await show(() => (
      <>
        <RelativeTime at={NOW} />
        <RelativeTime at={NOW} />
      </>
    ));
    await eventually(() => expect(timers.size).toBe(1));
    shown.close();
    await eventually(() => expect(timers.size).toBe(0));
  });
});

const formats: [account: AccountTime, date: string, time: string][] = [
  [{}, 'Jun 9, 2026', '9:05 PM'],
  [{ timezone: 'Asia/Tokyo' }, 'Jun 10, 2026', '6:05 AM'],
  [{ timezone: 'Not/AZone' }, 'Jun 9, 2026', '9:05 PM'],
  [{ dateFormat: 'DD/MM/YYYY', timeFormat: '24h' }, '09/06/2026', '21:05'],
  [{ dateFormat: 'dd.MM.yyyy', timeFormat: 'HH:mm' }, '09.06.2026', '21:05'],
  [{ dateFormat: 'MM-DD-YY', timeFormat: 'hh:mm a' }, '06-09-26', '9:05 PM'],
  [{ dateFormat: 'YYYY-MM-DD', timeFormat: '12h' }, '2026-06-09', '9:05 PM'],
  [{ dateFormat: 'D MMM YYYY' }, '9 Jun 2026', '9:05 PM'],
  [{ dateFormat: 'MMMM D, YYYY' }, 'June 9, 2026', '9:05 PM'],
  [{ dateFormat: 'Qo [quarter]', timeFormat: 'soon' }, 'Jun 9, 2026', '9:05 PM'],
  [{ dateFormat: '__proto__' }, 'Jun 9, 2026', '9:05 PM'],
];

describe('the times of an account', () => {
  for (const [account, date, clock] of formats)
    it(`are ${date} and ${clock} with ${JSON.stringify(account)}`, () => {
      // the browser that runs the tests is in UTC
      const dates = datesIn('en', { timezone: account.timezone ?? 'UTC', ...account });
      const at = Date.parse('2026-06-09T21:05:00Z');
      expect([plain(dates.date(at)), plain(dates.time(at))]).toEqual([date, clock]);
    });

  it('show midnight as 00, not 24', () =>
    expect(datesIn('en', { timezone: 'UTC', timeFormat: '24h' }).time(Date.parse('2026-06-09T00:05:00Z'))).toBe(
      '00:05',
    ));

  it('are written in the element’s language', async () => {
    shown = await show(
      () => (
        <AccountTimeContext.Provider value={{ timezone: 'UTC' }}>
          <AbsoluteTime at="2026-06-09T21:05:00Z" only="date" />
        </AccountTimeContext.Provider>
      ),
      { lang: 'he' },
    );
    const hebrew = new Intl.DateTimeFormat('he', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(time().textContent).toBe(hebrew.format(Date.parse('2026-06-09T21:05:00Z')));
  });
});
