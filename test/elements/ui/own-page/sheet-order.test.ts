import { entryNames } from '../../../../demo/preview/gallery/entries.ts';
import { themeStyles } from '../../../../elements/themes/styles.ts';
import { afterEach, describe, expect, it } from '../../../kit/in-page.ts';
import { randomFrom } from '../../../kit/random.ts';
import { close, open, place } from '../../../kit/ui/gallery-place.ts';
import { differences, styleSnapshot } from '../../isolation/style-snapshot.ts';

/** Style sheets of the kit, and the tokens that come with them. */
const kit = Object.values(
  import.meta.glob<string>(
    ['../../../../elements/ui/**/*.css', '../../../../elements/themes/{mono,overlays,settled,tones}.css'],
    {
      query: '?inline',
      import: 'default',
      eager: true,
    },
  ),
);

/** Sheet whose rules for a coarse pointer are those for any, so that they are in the picture too. */
const sheetOf = (css: string, coarse: boolean): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(coarse ? css.replaceAll(/\(pointer: coarse\)/g, '(min-width: 0)') : css);
  return sheet;
};

const random = randomFrom(20_261_122);
const shuffled = <Value>(list: readonly Value[]): Value[] =>
  list
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);

/** Rules of a component's own page: the gallery's. */
const isOfOthers = (sheet: CSSStyleSheet) => [...sheet.cssRules].some((rule) => rule.cssText.includes('.fe-states'));

/** Sheets of both pages, with the width of their place. */
const pages = [
  { coarse: false, width: '100%' },
  { coarse: true, width: '320px' },
].map(({ coarse, width }) => ({
  width,
  first: themeStyles.map((css) => sheetOf(css, coarse)),
  sheets: kit.map((css) => sheetOf(css, coarse)),
}));
const still = sheetOf(
  '@layer fe.ui { *, *::before, *::after { animation: none !important; transition: none !important } }',
  false,
);

afterEach(close);

for (const name of entryNames)
  describe(`the look of "${name}"`, () => {
    it('is independent of the order of adopted style sheets', async () => {
      const root = await open(name);
      const frame = [...root.adoptedStyleSheets].filter(isOfOthers);
      for (const { width, first, sheets } of pages) {
        place.style.inlineSize = width;
        const appearanceOf = (order: readonly CSSStyleSheet[]) => {
          root.adoptedStyleSheets = [...first, ...order, ...frame, still];
          return styleSnapshot(root.host as HTMLElement);
        };
        const look = appearanceOf(sheets);
        for (const order of [sheets.toReversed(), shuffled(sheets), shuffled(sheets)])
          expect(differences(look, appearanceOf(order))).toEqual([]);
      }
    });
  });
