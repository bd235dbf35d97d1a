import { loginBoxHtml, printLoginBox } from '../../../adapters/server/index.ts';
import { findApp } from '../../../core/apps.ts';
import { FeLoginBox } from '../../../elements/login-box/login-box.element.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { LANGUAGES } from '../../../elements/i18n/languages.ts';
import { after, afterEach, before, describe, eventually, expect, it } from '../../kit/in-page.ts';

registerElement(FeLoginBox);
const place = document.createElement('div');
document.body.append(place);

/** Printed box in a document without scripts: nothing is defined there. */
const printed = (html: string): HTMLElement => {
  const box = Document.parseHTMLUnsafe(html).querySelector('fe-login-box');
  if (!(box instanceof HTMLElement)) throw new Error('there is no box');
  return box;
};
/** The same markup made by the element itself. */
const made = async (attributes: Readonly<Record<string, string>>, lang: string): Promise<HTMLElement> => {
  const box = document.createElement('fe-login-box');
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  place.lang = lang;
  place.replaceChildren(box);
  const { enterEmail } = (await import(`../../../elements/i18n/${lang}/common.ts`)).messages;
  await eventually(() => expect(box.shadowRoot?.textContent).toContain(enterEmail));
  return box;
};
const inputIn = (box: HTMLElement) => {
  const input = box.querySelector('input');
  if (!input) throw new Error('there is no input');
  return input;
};
/** Markup without what differs from one box to the next: ids, and what is there for the time before a script. */
const comparable = (node: Element | null | undefined): string => {
  const copy = node?.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'for', 'autofocus', 'disabled', 'data-fe-printed']) one.removeAttribute(name);
    // the live regions come after the first paint
    if (one.matches('style, .fe-mount, [role=alert], form > [role=status]')) one.remove();
    for (const { name, value } of [...one.attributes].toSorted((a, b) => a.name.localeCompare(b.name))) {
      one.removeAttribute(name);
      one.setAttribute(name, value);
    }
  }
  return copy.outerHTML;
};

/** HTML of a box for a page in Hebrew, as a parser writes it again. */
const printedInHebrew = (attributes: Readonly<Record<string, string>>, inputId?: string): string => {
  const copy = document.createElement('template');
  copy.innerHTML = loginBoxHtml({ attributes, lang: 'he', dir: 'rtl', nonce: 'abc', inputId });
  return copy.innerHTML;
};

/** Look of the title's placeholder in a box. */
const painted = (box: HTMLElement) => {
  const title = box.shadowRoot?.querySelector('.fe-skeleton-title');
  const { backgroundColor, height } = getComputedStyle(title ?? box);
  return { isTransparent: backgroundColor === 'rgba(0, 0, 0, 0)', height };
};

before(() => {
  // the login route, and no app: the box waits as it is
  location.hash = '#/account/login';
});
after(() => {
  location.hash = '';
});
afterEach(() => {
  place.replaceChildren();
  findApp()?.destroy();
});

describe('a login box that a server printed', () => {
  for (const lang of Object.keys(LANGUAGES))
    for (const attributes of [{}, { 'login-hint': 'ada@acme.test' }, { layout: 'split' }])
      it(`is what the element shows first in ${lang}, with ${JSON.stringify(attributes)}`, async () => {
        const early = printed(loginBoxHtml({ attributes, lang }));
        const box = await made(attributes, lang);
        expect(comparable(early.shadowRoot?.querySelector('.fe-root'))).toBe(
          comparable(box.shadowRoot?.querySelector('.fe-root')),
        );
        expect(early.querySelectorAll('form').length).toBe(box.querySelectorAll('form').length);
        if (early.querySelector('form'))
          expect(comparable(early.querySelector('form'))).toBe(comparable(box.querySelector('form')));
      });

  it('is the same where it is printed into the tag, in the DOM of a server', () => {
    const page = Document.parseHTMLUnsafe(
      '<html lang="he" dir="rtl"><fe-login-box layout="split"></fe-login-box><fe-login-box></fe-login-box>',
    );
    const [first, second] = page.querySelectorAll<HTMLElement>('fe-login-box');
    for (const box of [first, second]) if (box) printLoginBox(box, { nonce: 'abc' });
    expect(first?.outerHTML).toBe(printedInHebrew({ layout: 'split' }));
    expect(second?.outerHTML).toBe(printedInHebrew({}, 'fe-login-box-email-2'));
  });

  it('has placeholders that are painted, as the one of the page', async () => {
    expect(painted(await made({}, 'en'))).toEqual({ isTransparent: false, height: '28px' });
    // under another name: the element would take it over
    place.setHTMLUnsafe(loginBoxHtml().replaceAll('fe-login-box', 'fe-printed-box'));
    const [box] = place.querySelectorAll<HTMLElement>('fe-printed-box');
    expect(box && painted(box)).toEqual({ isTransparent: false, height: '28px' });
  });

  for (const attributes of [{}, { theme: 'classic' }, { embedded: true }])
    it(`holds the place of its form while a parser is on its way through it, with ${JSON.stringify(attributes)}`, () => {
      // under another name: the element would take it over
      const whole = loginBoxHtml({ attributes }).replaceAll('fe-login-box', 'fe-printed-box');
      const before = (part: string) => whole.slice(0, whole.indexOf(part));
      const tops = [before('<form'), before('<div class="fe-c-control"'), before('<button'), whole].map((html) => {
        place.setHTMLUnsafe(html);
        const box = place.querySelector('fe-printed-box');
        return box?.shadowRoot?.querySelector('.fe-skeleton-method')?.getBoundingClientRect().top;
      });
      expect(tops[0]).toBeGreaterThan(0);
      expect(new Set(tops).size).toBe(1);
    });

  it('keeps its nodes and what was typed when the element takes it over', async () => {
    const box = printed(loginBoxHtml());
    const input = inputIn(box);
    const shown = box.querySelector('button');
    input.value = 'ada@acme.t';
    place.append(document.adoptNode(box));
    expect(inputIn(box)).toBe(input);
    expect(input.value).toBe('ada@acme.t');
    expect(box.querySelectorAll('form').length).toBe(1);
    expect(box.querySelector('button')).toBe(shown);
    expect(shown?.disabled).toBe(false);
    expect(box.shadowRoot?.querySelectorAll('style').length).toBe(0);
    await eventually(() => expect(document.activeElement).toBe(input));
  });

  it('stands until the messages of its language are there', async () => {
    const box = printed(loginBoxHtml({ lang: 'he' }));
    place.lang = 'he';
    place.append(document.adoptNode(box));
    expect(box.shadowRoot?.querySelector('slot[name=credentials]')).toBeTruthy();
    await eventually(() => expect(box.shadowRoot?.querySelectorAll('style').length).toBe(0));
    expect(inputIn(box).labels?.[0]?.textContent).toBe('אימייל');
  });

  it('makes a form of its own where a framework has emptied the printed one', () => {
    const box = printed(loginBoxHtml());
    box.querySelector('form')?.replaceChildren();
    place.append(document.adoptNode(box));
    expect(box.querySelectorAll('form').length).toBe(1);
    expect(inputIn(box).labels?.length).toBe(1);
  });

  it('escapes what it is given, and refuses what is no attribute', () => {
    const text = loginBoxHtml({ attributes: { 'terms-url': '"><script>' }, nonce: '"><b>', lang: '"><i>' });
    expect(printed(text).getAttribute('terms-url')).toBe('"><script>');
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('<b>');
    expect(text).not.toContain('<i>');
    expect(() => loginBoxHtml({ attributes: { 'a b': '' } })).toThrow('is not the name of an attribute');
  });
});
