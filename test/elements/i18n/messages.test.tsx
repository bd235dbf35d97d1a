import { Suspense } from 'react';
import type { App } from '../../../core/app-types.ts';
import { catalogs } from '../../../elements/i18n/catalog.ts';
import { catalog as german } from '../../../elements/i18n/de/catalog.ts';
import { catalog as english } from '../../../elements/i18n/en/catalog.ts';
import { messages as inEnglish } from '../../../elements/i18n/en/login-more.ts';
import { messages as tables } from '../../../elements/i18n/en/ui-more.ts';
import { catalog as hebrew } from '../../../elements/i18n/he/catalog.ts';
import { messages as inHebrew } from '../../../elements/i18n/he/login-more.ts';
import type { Catalog, Messages, MessagesFile } from '../../../elements/i18n/namespaces.ts';
import { defineElement } from '../../../elements/kit/element/define-element.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { lazyScreen } from '../../../elements/kit/lazy-screen.tsx';
import { useMessages } from '../../../elements/kit/use-messages.ts';
import { afterEach, beforeEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { fakeServerApp } from '../../kit/fake-server-app.ts';

type File = MessagesFile<Messages['login-more']>;

const real = { ...catalogs };

/** Network on which one file of messages waits until it is let through, or breaks. */
const wire = () => {
  const asked: string[] = [];
  const waiting: { come: (file: File) => void; fail: (why: Error) => void }[] = [];
  const over = (language: string, { common, files }: Catalog) => {
    const load = () => {
      asked.push(language);
      return new Promise<File>((come, fail) => waiting.push({ come, fail }));
    };
    const catalog: Catalog = { common, files: { ...files, './login-more.ts': load } };
    catalogs[language] = () => catalog;
  };
  over('en', english);
  over('de', german);
  over('he', hebrew);
  /** The next that is asked for: messages are fetched once the frame has been painted. */
  const take = () =>
    eventually(() => {
      const next = waiting.shift();
      if (!next) throw new Error('nothing is on its way');
      return next;
    });
  return { asked, take };
};

let made = 0;
let app: App;
const place = document.body.appendChild(document.createElement('main'));

const Shows = () => <p className="shown">{useMessages('login-more').resend}</p>;

const ShowsOthers = () => <p className="shown">{useMessages('ui-more').table.saveBar.save}</p>;

/** An element whose messages come over that wire, and its screen over another. */
const put = ({
  Tree = Shows,
  load = Promise.resolve(),
  named = true,
}: {
  Tree?: () => unknown;
  load?: Promise<void>;
  named?: boolean;
} = {}) => {
  const Element = defineElement({
    tag: `fe-messages-${(made += 1)}`,
    load: () => load.then(() => ({ Tree })),
    ...(named && { messages: ['login-more'] as const }),
  });
  registerElement(Element);
  const element = new Element();
  element.app = app.name;
  place.append(element);
  return element;
};

const shown = (element: Element) => element.shadowRoot?.querySelector('.shown')?.textContent;
const directionOf = (element: Element) => getComputedStyle(element.shadowRoot!.querySelector('.fe-root')!).direction;
const never = new Promise<void>(() => {});

beforeEach(() => {
  app = fakeServerApp();
});
afterEach(async () => {
  Object.assign(catalogs, real);
  place.replaceChildren();
  place.removeAttribute('lang');
  await nextFrame();
  app.destroy();
});

describe('the messages of an element', () => {
  it('are fetched beside the code of its screen', async () => {
    const network = wire();
    put({ load: never });
    await eventually(() => expect(network.asked).toEqual(['en']));
  });

  it('are fetched only in the language of the page', async () => {
    place.lang = 'de-AT';
    const network = wire();
    const element = put();
    (await network.take()).come({ messages: inEnglish });
    await eventually(() => expect(shown(element)).toBe(inEnglish.resend));
    expect(network.asked).toEqual(['de']);
  });

  it('are awaited while the frame is shown', async () => {
    const network = wire();
    const element = put({ named: false });
    await eventually(() => expect(network.asked).toEqual(['en']));
    expect(element.shadowRoot?.querySelector('.fe-frame')).toBeTruthy();
    (await network.take()).come({ messages: inEnglish });
    await eventually(() => expect(shown(element)).toBe(inEnglish.resend));
    expect(element.shadowRoot?.querySelector('.fe-frame')).toBeNull();
  });

  it('that failed to load show an error, and load on retry', async () => {
    const network = wire();
    const element = put();
    (await network.take()).fail(new Error('no such chunk'));
    const retry = await eventually(() => {
      const button = element.shadowRoot?.querySelector<HTMLElement>('[part=retry]');
      expect(button?.textContent).toBe('Try again');
      return button;
    });
    retry?.click();
    await eventually(() => expect(network.asked).toEqual(['en', 'en']));
    (await network.take()).come({ messages: inEnglish });
    await eventually(() => expect(shown(element)).toBe(inEnglish.resend));
  });

  it('change together with the direction, once loaded', async () => {
    const network = wire();
    const element = put();
    (await network.take()).come({ messages: inEnglish });
    await eventually(() => expect(shown(element)).toBe(inEnglish.resend));
    element.lang = 'he';
    await eventually(() => expect(network.asked).toEqual(['en', 'he']));
    await nextFrame();
    expect([shown(element), directionOf(element)]).toEqual([inEnglish.resend, 'ltr']);
    (await network.take()).come({ messages: inHebrew });
    await eventually(() => expect([shown(element), directionOf(element)]).toEqual([inHebrew.resend, 'rtl']));
  });

  it('stay where the new ones fail to load', async () => {
    const network = wire();
    const element = put();
    (await network.take()).come({ messages: inEnglish });
    await eventually(() => expect(shown(element)).toBe(inEnglish.resend));
    element.lang = 'he';
    await eventually(() => expect(network.asked).toEqual(['en', 'he']));
    (await network.take()).fail(new Error('no such chunk'));
    await nextFrame();
    expect([shown(element), directionOf(element)]).toEqual([inEnglish.resend, 'ltr']);
    element.lang = 'en';
    element.lang = 'he';
    await eventually(() => expect(network.asked).toEqual(['en', 'he', 'he']));
    (await network.take()).come({ messages: inHebrew });
    await eventually(() => expect(shown(element)).toBe(inHebrew.resend));
  });

  it('of a later screen are fetched beside its code', async () => {
    const network = wire();
    const loads: string[] = [];
    const Later = lazyScreen(() => {
      loads.push('later');
      return never.then(() => ({ Screen: Shows }));
    }, 'login-more');
    put({ Tree: () => <Suspense>{<Later />}</Suspense>, named: false });
    await eventually(() => expect([loads.length > 0, network.asked]).toEqual([true, ['en']]));
  });

  it('are fetched when a screen reads them, if nothing has fetched them before', async () => {
    const element = put({ Tree: ShowsOthers, named: false });
    await eventually(() => expect(shown(element)).toBe(tables.table.saveBar.save));
  });

  it('are those of English where a language lacks them', async () => {
    place.lang = 'de';
    const network = wire();
    const element = put({ Tree: () => [<Shows key="a" />, <p key="b">{useMessages('login-more').sentHint}</p>] });
    (await network.take()).come({ incomplete: { resend: 'Noch mal' } });
    (await network.take()).come({ messages: inEnglish });
    await eventually(() => expect(shown(element)).toBe('Noch mal'));
    expect([element.shadowRoot?.textContent.includes(inEnglish.sentHint), network.asked]).toEqual([true, ['de', 'en']]);
  });

  it('are those of English where a language has no such file', async () => {
    place.lang = 'de';
    catalogs['de'] = () => ({ common: german.common, files: {} });
    const element = put();
    await eventually(() => expect(shown(element)).toBe(inEnglish.resend));
  });

  it('can be replaced by the page under their public name', async () => {
    const network = wire();
    const element = put();
    element.localizations = { en: { loginBox: { resend: 'Once more' } } };
    (await network.take()).come({ messages: inEnglish });
    await eventually(() => expect(shown(element)).toBe('Once more'));
  });
});
