import type { SceneName } from '../../../demo/preview/scenes/scenes.ts';
import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { inScene } from './place.ts';

const WIDE = 1280;
const TABLET = 768;
const PHONE = 320;

/** Position of the card in the box: its distance to either side, as shares of the box, and the content beside it. */
const standing = (box: HTMLElement) => {
  const place = box.getBoundingClientRect();
  const card = box.shadowRoot?.querySelector('fe-tree .fe-box')?.getBoundingClientRect();
  const side = box.shadowRoot?.querySelector('.fe-side')?.getBoundingClientRect();
  if (!card || !side) throw new Error('the box has no card or no side');
  return {
    left: (card.left - place.left) / place.width,
    right: (place.right - card.right) / place.width,
    side: { share: side.width / place.width, isLeft: side.left < card.left, isBelow: side.top >= card.bottom },
  };
};

const stands = (
  name: SceneName,
  width: number,
  language: 'en' | 'he',
  claim: (where: ReturnType<typeof standing>) => void,
) => inScene(name, (box) => eventually(() => claim(standing(box))), { width, language });

describe('the layout of a login box', () => {
  it('is center by default', () =>
    stands('login/email', WIDE, 'en', ({ left, right, side }) => {
      expect(left).toBeCloseTo(right, 2);
      expect(side.share).toBe(0);
    }));

  const floating: [SceneName, 'en' | 'he', near: 'left' | 'right', far: 'left' | 'right'][] = [
    ['layout/float-left', 'en', 'left', 'right'],
    ['layout/float-right', 'en', 'right', 'left'],
    ['layout/float-left', 'he', 'right', 'left'],
    ['layout/float-right', 'he', 'left', 'right'],
  ];
  for (const [name, language, near, far] of floating)
    it(`puts the card ${near} in ${name} of a page in ${language}`, () =>
      stands(name, WIDE, language, (where) => {
        expect(where[near]).toBeLessThan(0.12);
        expect(where[far]).toBeGreaterThan(0.5);
      }));

  for (const [language, isLeft] of [
    ['en', false],
    ['he', true],
  ] as const)
    it(`puts the page's content ${isLeft ? 'left' : 'right'} of the card in ${language} with split`, () =>
      stands('layout/split', WIDE, language, ({ side }) => {
        expect(side).toEqual({ share: 0.5, isLeft, isBelow: false });
      }));

  for (const name of ['layout/float-left', 'layout/float-right', 'layout/split'] as const)
    for (const width of [TABLET, PHONE])
      it(`is one column in ${name} at ${width} pixels`, () =>
        stands(name, width, 'en', ({ left, right }) => expect(left).toBeCloseTo(right, 2)));

  it('puts the page’s content below the box on a phone', () =>
    stands('layout/split', PHONE, 'en', ({ side }) =>
      expect(side).toEqual({ share: 1, isLeft: false, isBelow: true }),
    ));

  it('shows no picture on a phone', () =>
    inScene(
      'layout/split/empty',
      (box) => eventually(() => expect(box.shadowRoot?.querySelector<HTMLElement>('.fe-side')?.offsetHeight).toBe(0)),
      { width: PHONE },
    ));

  it('sizes the side by --fe-split, within bounds', () =>
    inScene(
      'layout/split',
      async (box) => {
        for (const [asked, given] of [
          ['0.4', 0.4],
          ['2', 0.6],
          ['0', 0.25],
        ] as const) {
          box.style.setProperty('--fe-split', asked);
          await eventually(() => expect(standing(box).side.share).toBeCloseTo(given, 3));
        }
      },
      { width: WIDE },
    ));

  it('can change at runtime, keeping input and focus', () =>
    inScene(
      'login/email',
      async (box, reader) => {
        await eventually(() => expect(reader.focused()).toBe('Email'));
        reader.field('Email').value = 'ada@acme.test';
        for (const [layout, claim] of [
          ['split', ({ side }) => side.share === 0.5],
          ['float-right', ({ right }) => right < 0.12],
          ['float-left', ({ left }) => left < 0.12],
          ['nowhere', ({ left, right }) => Math.abs(left - right) < 0.01],
        ] as [string, (where: ReturnType<typeof standing>) => boolean][]) {
          box.setAttribute('layout', layout);
          await eventually(() => expect(claim(standing(box))).toBe(true));
          expect(reader.focused()).toBe('Email');
          expect(reader.field('Email').value).toBe('ada@acme.test');
        }
      },
      { width: WIDE },
    ));
});
