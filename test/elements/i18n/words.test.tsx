import { Suspense } from 'react';
import type { App } from '../../../core/app-types.ts';
import type { WordsModule } from '../../../elements/i18n/areas.ts';
import { lexiconOf } from '../../../elements/i18n/lexicon.ts';
import { defineElement } from '../../../elements/kit/element/define-element.ts';
import { define } from '../../../elements/kit/define.ts';
import { screen } from '../../../elements/kit/screen.tsx';
import { useMessages } from '../../../elements/kit/use-messages.ts';
import type { MailedMessages } from '../../../elements/login-box/words/mailed.en.ts';
import { words as mailedEn } from '../../../elements/login-box/words/mailed.en.ts';
import { words as mailedHe } from '../../../elements/login-box/words/mailed.he.ts';
import { tableEn } from '../../../elements/ui/words/table.en.ts';
import { uiWords } from '../../../elements/ui/words/ui.words.ts';
import { afterEach, beforeEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { quietApp } from '../../kit/quiet-app.ts';

type Module = WordsModule<MailedMessages>;

/** A wire on which one module of words waits until it is let through, or breaks. */
const wire = () => {
  const asked: string[] = [];
  const waiting: { language: string; come: (module: Module) => void; fail: (why: Error) => void }[] = [];
  const over = (language: string) => () => {
    asked.push(language);
    return new Promise<Module>((come, fail) => waiting.push({ language, come, fail }));
  };
  /** The next that is asked for: the words are fetched once the frame has been painted. */
  const take = () =>
    eventually(() => {
      const next = waiting.shift();
      if (!next) throw new Error('nothing is on its way');
      return next;
    });
  return { asked, take, spoken: { en: over('en'), he: over('he'), de: over('de') } };
};

let made = 0;
let app: App;
const place = document.body.appendChild(document.createElement('main'));

const Says = () => <p className="says">{useMessages('loginBox/mailed').resend}</p>;

const SaysByFamily = () => <p className="says">{useMessages('ui').table.saveBar.save}</p>;

/** An element whose words come over that wire, and its screen over another. */
const put = (
  { spoken }: ReturnType<typeof wire>,
  {
    Tree = Says,
    load = Promise.resolve(),
    named = true,
  }: { Tree?: () => unknown; load?: Promise<void>; named?: boolean },
) => {
  const Element = defineElement({
    tag: `fe-words-${(made += 1)}`,
    load: () => load.then(() => ({ Tree })),
    words: { 'loginBox/mailed': spoken, ...uiWords },
    ...(named && { says: ['loginBox/mailed'] as const }),
  });
  define(Element);
  const element = new Element();
  element.app = app.name;
  place.append(element);
  return element;
};

const said = (element: Element) => element.shadowRoot?.querySelector('.says')?.textContent;
const directionOf = (element: Element) => getComputedStyle(element.shadowRoot!.querySelector('.fe-root')!).direction;
const never = new Promise<void>(() => {});

beforeEach(() => {
  app = quietApp();
});
afterEach(async () => {
  place.replaceChildren();
  place.removeAttribute('lang');
  await nextFrame();
  app.destroy();
});

describe('the words of an element', () => {
  it('are fetched beside the code of its screen', async () => {
    const mail = wire();
    put(mail, { load: never });
    await eventually(() => expect(mail.asked).toEqual(['en']));
  });

  it('are fetched in the language of the page alone', async () => {
    place.lang = 'de-AT';
    const mail = wire();
    const element = put(mail, {});
    (await mail.take()).come({ words: mailedEn });
    await eventually(() => expect(said(element)).toBe(mailedEn.resend));
    expect(mail.asked).toEqual(['de']);
  });

  it('are waited for with the frame in its place', async () => {
    const mail = wire();
    const element = put(mail, { named: false });
    await eventually(() => expect(mail.asked).toEqual(['en']));
    expect(element.shadowRoot?.querySelector('.fe-frame')).toBeTruthy();
    (await mail.take()).come({ words: mailedEn });
    await eventually(() => expect(said(element)).toBe(mailedEn.resend));
    expect(element.shadowRoot?.querySelector('.fe-frame')).toBeNull();
  });

  it('that did not load are said to be missing, and come with another try', async () => {
    const mail = wire();
    const element = put(mail, {});
    (await mail.take()).fail(new Error('no such chunk'));
    const retry = await eventually(() => {
      const button = element.shadowRoot?.querySelector<HTMLElement>('[part=retry]');
      expect(button?.textContent).toBe('Try again');
      return button;
    });
    retry?.click();
    await eventually(() => expect(mail.asked).toEqual(['en', 'en']));
    (await mail.take()).come({ words: mailedEn });
    await eventually(() => expect(said(element)).toBe(mailedEn.resend));
  });

  it('change with their direction in one go, once the others are there', async () => {
    const mail = wire();
    const element = put(mail, {});
    (await mail.take()).come({ words: mailedEn });
    await eventually(() => expect(said(element)).toBe(mailedEn.resend));
    element.lang = 'he';
    await eventually(() => expect(mail.asked).toEqual(['en', 'he']));
    await nextFrame();
    expect([said(element), directionOf(element)]).toEqual([mailedEn.resend, 'ltr']);
    (await mail.take()).come({ words: mailedHe });
    await eventually(() => expect([said(element), directionOf(element)]).toEqual([mailedHe.resend, 'rtl']));
  });

  it('stay as they are where the others do not come', async () => {
    const mail = wire();
    const element = put(mail, {});
    (await mail.take()).come({ words: mailedEn });
    await eventually(() => expect(said(element)).toBe(mailedEn.resend));
    element.lang = 'he';
    await eventually(() => expect(mail.asked).toEqual(['en', 'he']));
    (await mail.take()).fail(new Error('no such chunk'));
    await nextFrame();
    expect([said(element), directionOf(element)]).toEqual([mailedEn.resend, 'ltr']);
    element.lang = 'en';
    element.lang = 'he';
    await eventually(() => expect(mail.asked).toEqual(['en', 'he', 'he']));
    (await mail.take()).come({ words: mailedHe });
    await eventually(() => expect(said(element)).toBe(mailedHe.resend));
  });

  it('of a later screen are fetched beside its code', async () => {
    const mail = wire();
    const loads: string[] = [];
    const Later = screen(() => {
      loads.push('later');
      return never.then(() => ({ Screen: Says }));
    }, 'loginBox/mailed');
    put(mail, { Tree: () => <Suspense>{<Later />}</Suspense>, named: false });
    await eventually(() => expect([loads.length > 0, mail.asked]).toEqual([true, ['en']]));
  });

  it('come by family, when the family is read', async () => {
    const element = put(wire(), { Tree: SaysByFamily, named: false });
    await eventually(() => expect(said(element)).toBe(tableEn.saveBar.save));
  });

  it('can be replaced by the page under the name it knows', async () => {
    const mail = wire();
    const element = put(mail, {});
    element.localizations = { en: { loginBox: { resend: 'Once more' } } };
    (await mail.take()).come({ words: mailedEn });
    await eventually(() => expect(said(element)).toBe('Once more'));
  });

  it('have to be in its definition', () => {
    expect(() => lexiconOf({}).read('loginBox/mailed', 'en')).toThrow('no words for "loginBox/mailed"');
  });
});
