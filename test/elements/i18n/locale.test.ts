import type { App } from '../../../core/app-types.ts';
import { localize } from '../../../elements/i18n/localize.ts';
import { formatList, formatsOf } from '../../../elements/i18n/formats.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { localeOf } from '../../../elements/kit/host/locale.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { fakeServerApp } from '../../kit/fake-server-app.ts';
import { FeSample } from '../kit/sample.element.ts';

registerElement(FeSample);
type Sample = InstanceType<typeof FeSample>;
let app: App;
const place = document.createElement('div');
document.body.append(place);

const put = (html: string): Sample => {
  place.innerHTML = html.replace('<fe-sample', `<fe-sample app="${app.name}"`);
  return place.querySelector('fe-sample') as Sample;
};
const says = (element: Element, words: string) =>
  eventually(() => expect(element.shadowRoot?.querySelector('.words')?.textContent).toBe(words));
const direction = (element: Element) => getComputedStyle(element.shadowRoot!.querySelector('.fe-root')!).direction;

beforeEach(() => {
  app = fakeServerApp({ localizations: { en: { common: { tryAgain: 'Once more' } } } });
});
afterEach(() => {
  place.replaceChildren();
  document.documentElement.lang = 'en';
  document.documentElement.removeAttribute('dir');
  app.destroy();
});

describe('the language of an element', () => {
  it("is the page's, and English where we lack it", async () => {
    document.documentElement.lang = 'xx';
    await says(put('<fe-sample></fe-sample>'), 'Once more');
    document.documentElement.lang = 'he';
    await says(place.firstElementChild!, 'ניסיון נוסף');
  });

  it('is reported on the console once where unsupported', () => {
    const { warn } = console;
    const lines: string[] = [];
    // oxlint-disable-next-line no-console -- it is what is looked at
    console.warn = (...words: unknown[]) => void lines.push(words.map(String).join(' '));
    for (const lang of ['eo', 'de-CH', 'eo']) localeOf(Object.assign(document.createElement('p'), { lang }));
    // oxlint-disable-next-line no-console -- it is put back
    console.warn = warn;
    expect(lines).toEqual([expect.stringMatching(/^lang="eo" has no messages.*Languages: en, he, de/)]);
  });

  it('is that of the nearest ancestor, then its own, and follows both', async () => {
    const element = put('<section lang="he"><fe-sample></fe-sample></section>');
    await says(element, 'ניסיון נוסף');
    expect(direction(element)).toBe('rtl');
    element.lang = 'en-GB';
    await says(element, 'Once more');
    expect(direction(element)).toBe('ltr');
    element.removeAttribute('lang');
    await says(element, 'ניסיון נוסף');
  });

  it('accepts messages of the page by property', async () => {
    const element = put('<fe-sample></fe-sample>');
    element.localizations = { any: { common: { tryAgain: 'Encore' } } };
    await says(element, 'Encore');
  });
});

const locales: [html: string, language: string, tag: string, direction: string][] = [
  ['<p></p>', 'en', 'en', 'ltr'],
  ['<p lang="iw"></p>', 'he', 'he', 'rtl'],
  ['<p lang="EN-gb"></p>', 'en', 'en-GB', 'ltr'],
  ['<p lang="not a tag"></p>', 'en', 'en', 'ltr'],
  ['<p lang="xx-CA"></p>', 'en', 'en', 'ltr'],
  ['<div dir="rtl"><p lang="en"></p></div>', 'en', 'en', 'ltr'],
  ['<div dir="rtl" lang="en"><p></p></div>', 'en', 'en', 'rtl'],
  ['<div lang="he"><p dir="ltr"></p></div>', 'he', 'he', 'ltr'],
];

describe('the locale of an element', () => {
  for (const [html, language, tag, direction] of locales)
    it(`is ${tag}, ${direction} for ${html}`, () => {
      place.innerHTML = html;
      expect(localeOf(place.querySelector('p')!)).toEqual({ language, tag, direction });
    });
});

const { message, counted } = formatsOf('en');
const messages = {
  plain: 'Plain',
  sent: message('Sent to {{to}}'),
  days: counted({ one: '{{count}} day', other: '{{count}} days' }),
};

describe('messages', () => {
  it('are filled, with the plural forms of the language', () => {
    expect(messages.sent({ to: 'Ada' })).toBe('Sent to Ada');
    expect([1, 1200].map((count) => messages.days({ count }))).toEqual(['1 day', '1,200 days']);
    expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b, and c');
  });

  it('make the plural rules of a language once', () => {
    const { PluralRules } = Intl;
    const made: unknown[] = [];
    const counting = new Proxy(PluralRules, {
      construct: (rules, args) => {
        made.push(args[0]);
        return Reflect.construct(rules, args) as Intl.PluralRules;
      },
    });
    Object.assign(Intl, { PluralRules: counting });
    const { counted } = formatsOf('lt');
    const days = counted({ one: '{{count}} diena', few: '{{count}} dienos', other: '{{count}} dienų' });
    expect([1, 2, 10].map((count) => days({ count }))).toEqual(['1 diena', '2 dienos', '10 dienų']);
    Object.assign(Intl, { PluralRules });
    expect(made).toEqual(['lt']);
  });

  it('of the page replace ours: any, then the language, then the locale', () => {
    const own = { any: { common: { plain: 'any', sent: 'To {{to}}' } }, en: { common: { plain: 'en' } }, 'en-GB': {} };
    const area = localize(messages, 'common', 'en-GB', own);
    expect([area.plain, area.sent({ to: 'Bo' })]).toEqual(['en', 'To Bo']);
    const forms = { en: { common: { days: { one: 'a day', other: '{{count}} d' } } } };
    const { days } = localize(messages, 'common', 'en', forms);
    expect([days({ count: 1 }), days({ count: 2 })]).toEqual(['a day', '2 d']);
  });

  it('of the page add no keys, change no types and cannot change prototypes', () => {
    const own = JSON.parse(
      '{"en":{"__proto__":{"polluted":1},"common":{"plain":{"x":1},"days":7,"new":"new","constructor":"x"}}}',
    );
    const area = localize(messages, 'common', 'en', own);
    expect(Object.keys(area)).toEqual(['plain', 'sent', 'days']);
    expect([area.plain, area.days({ count: 1 })]).toEqual(['Plain', '1 day']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
