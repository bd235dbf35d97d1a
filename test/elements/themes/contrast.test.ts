import { sendMouse } from '@web/test-runner-commands';
import { deferredStyles } from '../../../elements/kit/deferred-styles/deferred-styles.ts';
import { themeStyles } from '../../../elements/themes/styles.ts';
import { themes } from '../../../elements/themes/themes.ts';
import tones from '../../../elements/themes/tones.css?inline';
import button from '../../../elements/ui/button/button.css?inline';
import { contrast, shown } from '../../kit/contrast.ts';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { randomFrom } from '../../kit/random.ts';

const TEXT = 4.5;
const CONTROL = 3;
const ACCENTS = 200;

/** Backgrounds of text and controls. */
const GROUNDS = ['surface', 'canvas', 'glow', 'hover', 'accent-subtle'];
const TONES = ['danger', 'warning', 'success', 'info'];
/** Backgrounds of controls with an edge of their own. */
const PLAIN = ['surface', 'canvas', 'glow'];

type Claim = readonly [fore: string, grounds: readonly string[], least: number];

const claims: readonly Claim[] = [
  ['text', [...GROUNDS, ...TONES.map((tone) => `${tone}-subtle`)], TEXT],
  ['text-muted', [...GROUNDS, ...TONES.map((tone) => `${tone}-subtle`)], TEXT],
  ['accent-strong', GROUNDS, TEXT],
  ['accent', PLAIN, CONTROL],
  ['on-accent', ['accent', 'accent-hover', 'accent-active'], TEXT],
  ...TONES.map((tone): Claim => [`${tone}-strong`, ['surface', 'canvas', 'hover', `${tone}-subtle`], TEXT]),
  ['danger-strong', ['accent-subtle'], TEXT],
  ['edge', PLAIN, CONTROL],
  ['edge-hover', PLAIN, CONTROL],
  ['accent-edge', PLAIN, CONTROL],
  ['ring', [...PLAIN, 'hover', 'accent-subtle'], CONTROL],
];
const names = [...new Set(claims.flatMap(([fore, grounds]) => [fore, ...grounds]))];

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const root = shadow.appendChild(document.createElement('div'));
root.className = 'fe-root';
const probes = names.map((name) => {
  const probe = root.appendChild(document.createElement('i'));
  // a canvas may be of several colours: then these are its ends
  probe.style.backgroundColor =
    name === 'canvas' ? 'var(--_fe-ground, var(--_fe-canvas))' : `var(--_fe-${name}, var(--_fe-canvas))`;
  return probe;
});

const sheetOf = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};
const common = [...themeStyles, ...deferredStyles.element, tones].map(sheetOf);

const wear = (css: string, scheme: string) => {
  shadow.adoptedStyleSheets = [...common, ...(css ? [sheetOf(css)] : [])];
  host.style.colorScheme = scheme;
  document.body.append(host);
};

/** The claims that do not hold, as the browser paints them. */
const broken = (): string[] => {
  const colours = shown(probes.map((probe) => getComputedStyle(probe).backgroundColor));
  const of = new Map(names.map((name, at) => [name, colours[at]]));
  return claims.flatMap(([fore, grounds, least]) =>
    grounds.flatMap((ground) => {
      const [one, other] = [of.get(fore), of.get(ground)];
      const ratio = one && other ? contrast(one, other) : 0;
      return ratio < least ? [`${fore} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
};

const random = randomFrom(20_261_121);
const part = () => Math.floor(random() * 256);
const accents = [
  '#000000',
  '#ffffff',
  '#777777',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#0000ff',
  '#ff0000',
  '#00ff00',
  ...Array.from({ length: ACCENTS }, () => `rgb(${part()} ${part()} ${part()})`),
];

const sheets = await Promise.all(
  [['modern', async () => ({ default: '' })] as const, ...Object.entries(themes)].map(
    async ([name, load]) => [name, (await load()).default] as const,
  ),
);

afterEach(() => {
  host.remove();
  host.removeAttribute('style');
});

for (const [theme, css] of sheets)
  for (const scheme of ['light', 'dark'])
    describe(`the theme ${theme}, ${scheme}`, () => {
      it('has sufficient contrast', () => {
        wear(css, scheme);
        expect(broken()).toEqual([]);
      });

      it(`can be so in any brand's colour`, () => {
        wear(css, scheme);
        const faults = accents.flatMap((accent) => {
          host.style.setProperty('--fe-accent', accent);
          return broken().map((fault) => `${accent}: ${fault}`);
        });
        expect(faults).toEqual([]);
      });
    });

describe('a filled button', () => {
  const card = probes[names.indexOf('surface')] as Element;
  const [rest, hover] = [document.createElement('button'), document.createElement('button')];
  // both lie at the same place, and the pointer comes to one of them
  rest.style.pointerEvents = 'none';

  /** Contrast of its fill or edge against the card, and of its label against the fill. */
  const measured = (button: Element) => {
    const style = getComputedStyle(button);
    const transparent = style.borderTopColor === 'rgba(0, 0, 0, 0)';
    const edgeColor = transparent ? style.backgroundColor : style.borderTopColor;
    const around = getComputedStyle(card).backgroundColor;
    const [fill, edge, ground, label] = shown([style.backgroundColor, edgeColor, around, style.color]);
    if (!fill || !edge || !ground || !label) throw new Error('there is no color');
    return { outline: Math.max(contrast(fill, ground), contrast(edge, ground)), label: contrast(label, fill) };
  };
  const faults = (look: string, colors: readonly string[]) =>
    colors.flatMap((color) => {
      host.style.setProperty(`--fe-${look === 'danger' ? 'danger' : 'accent'}`, color);
      return Object.entries({ rest, hover }).flatMap(([state, button]) => {
        const { outline, label } = measured(button);
        if (outline >= CONTROL && label >= TEXT) return [];
        return [`${look} ${state}, ${color || 'of the theme'}: ${outline.toFixed(2)}, ${label.toFixed(2)}`];
      });
    });

  for (const [theme, css] of sheets)
    for (const scheme of ['light', 'dark'])
      it(`stands out from a card and has a readable label in the theme ${theme}, ${scheme}, also hovered`, async () => {
        wear(`${css} ${button} .fe-button { transition: none; position: fixed; inset: 0 }`, scheme);
        const found: string[] = [];
        for (const look of ['primary', 'danger']) {
          for (const one of [rest, hover]) one.className = `fe-button fe-button-${look}`;
          await sendMouse({ type: 'move', position: [-1, -1] });
          // each further node would be styled again for every colour
          root.replaceChildren(card, rest, hover);
          await sendMouse({ type: 'move', position: [20, 20] });
          expect([rest, hover].map((one) => one.matches(':hover'))).toEqual([false, true]);
          found.push(...faults(look, [...accents, '']));
          root.replaceChildren(...probes);
        }
        expect(found).toEqual([]);
      });
});
