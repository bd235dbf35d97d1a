import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { inScene } from '../login-box/place.ts';

const EMAIL = 'ada@acme.test';

/** Changes that a page can make around a box, and the text or looks of the box afterwards. */
const changes: [
  what: string,
  change: (box: HTMLElement, page: HTMLElement) => void,
  becomes: string,
  look: (card: CSSStyleDeclaration) => boolean,
][] = [
  ['its theme', (box) => box.setAttribute('theme', 'classic'), 'Sign in to Acme', (card) => card.boxShadow === 'none'],
  [
    'the scheme of the page',
    (_, page) => page.style.setProperty('color-scheme', 'dark'),
    'Sign in to Acme',
    (card) => card.backgroundColor !== 'rgb(255, 255, 255)',
  ],
  [
    'its own scheme',
    (box) => box.setAttribute('color-scheme', 'light'),
    'Sign in to Acme',
    (card) => card.backgroundColor === 'rgb(255, 255, 255)',
  ],
  ['the language', (_, page) => page.setAttribute('lang', 'he'), 'כניסה אל Acme', (card) => card.direction === 'rtl'],
  ['the direction', (_, page) => page.setAttribute('dir', 'ltr'), 'כניסה אל Acme', (card) => card.direction === 'ltr'],
  ['its layout', (box) => box.setAttribute('layout', 'split'), 'כניסה אל Acme', (card) => card.direction === 'ltr'],
];

describe('a page that changes its theme while the user types', () => {
  it('keeps input and focus', () =>
    inScene('login/email', async (box, reader) => {
      const page = box.parentElement ?? document.body;
      const focused = () => page.ownerDocument.activeElement;
      await eventually(() => expect(reader.focused()).toBe('Email'));
      const input = reader.field('Email');
      input.value = EMAIL;
      for (const [what, change, becomes, look] of changes) {
        change(box, page);
        await eventually(() => {
          const card = box.shadowRoot?.querySelector('fe-tree .fe-box');
          expect({ what, heading: reader.heading(), looks: card && look(getComputedStyle(card)) }).toEqual({
            what,
            heading: becomes,
            looks: true,
          });
        });
        expect(focused()).toBe(input);
        expect(input.value).toBe(EMAIL);
      }
    }));
});
