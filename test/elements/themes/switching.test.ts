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
  [
    'its theme',
    (box) => box.setAttribute('theme', 'classic'),
    'Sign in to Tasklane',
    (card) => card.boxShadow === 'none',
  ],
  [
    'the scheme of the page',
    (_, page) => page.style.setProperty('color-scheme', 'dark'),
    'Sign in to Tasklane',
    (card) => card.backgroundColor !== 'rgb(255, 255, 255)',
  ],
  [
    'its own scheme',
    (box) => box.setAttribute('color-scheme', 'light'),
    'Sign in to Tasklane',
    (card) => card.backgroundColor === 'rgb(255, 255, 255)',
  ],
  [
    'the language',
    (_, page) => page.setAttribute('lang', 'he'),
    'כניסה אל Tasklane',
    (card) => card.direction === 'rtl',
  ],
  [
    'the direction',
    (_, page) => page.setAttribute('dir', 'ltr'),
    'כניסה אל Tasklane',
    (card) => card.direction === 'ltr',
  ],
  ['its layout', (box) => box.setAttribute('layout', 'split'), 'כניסה אל Tasklane', (card) => card.direction === 'ltr'],
];

describe('a box on a page', () => {
  for (const [background, hasCanvas] of [
    ['#fff', true],
    ['#111', false],
    ['', false],
  ] as const)
    it(`has ${hasCanvas ? 'a canvas of its own' : 'no canvas'} on ${background || 'no background'} under a dark color scheme`, () =>
      inScene(
        'login/email',
        async (box, reader) => {
          const page = box.parentElement ?? document.body;
          page.style.background = background || 'canvas';
          await eventually(() => expect(reader.words()).toContain('Secured by'));
          const root = box.shadowRoot?.querySelector('.fe-root') as HTMLElement;
          reader.field('Email').value = EMAIL;
          box.querySelector('form')?.requestSubmit();
          await eventually(() => expect(reader.heading()).toBe('Enter your password'));
          expect(getComputedStyle(root).backgroundColor === 'rgba(0, 0, 0, 0)').toBe(!hasCanvas);
        },
        { scheme: 'dark' },
      ));
});

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
