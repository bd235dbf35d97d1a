import mono from '../../../elements/themes/mono.css?inline';
import overlay from '../../../elements/themes/overlays.css?inline';
import { deferredStyles } from '../../../elements/kit/deferred-styles/deferred-styles.ts';
import { themeStyles } from '../../../elements/themes/styles.ts';
import tones from '../../../elements/themes/tones.css?inline';
import page from '../../../elements/ui/page/page.css?inline';
import docs from '../../../demo/docs/theming.md?raw';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';

const COLOUR = 'rgb(18, 52, 86)';

/** Effect of each token: the private one that the components read, and where it shows. */
const reach: Record<string, [value: string, read: string, property: string, becomes: string]> = {
  '--fe-accent': [COLOUR, 'var(--_fe-brand)', 'color', COLOUR],
  '--fe-accent-contrast': [COLOUR, 'var(--_fe-on-accent)', 'color', COLOUR],
  '--fe-danger': [COLOUR, 'var(--_fe-danger)', 'color', COLOUR],
  '--fe-warning': [COLOUR, 'var(--_fe-warning)', 'color', COLOUR],
  '--fe-success': [COLOUR, 'var(--_fe-success)', 'color', COLOUR],
  '--fe-info': [COLOUR, 'var(--_fe-info)', 'color', COLOUR],
  '--fe-neutral': ['oklch(0.5 0.1 200)', 'var(--_fe-text-muted)', 'color', 'oklch(0.48 0.1 200)'],
  '--fe-surface': [COLOUR, 'var(--_fe-surface)', 'color', COLOUR],
  '--fe-canvas': [COLOUR, 'var(--_fe-canvas)', 'color', COLOUR],
  '--fe-text': [COLOUR, 'var(--_fe-text)', 'color', COLOUR],
  '--fe-border': [COLOUR, 'var(--_fe-border)', 'color', COLOUR],
  '--fe-ring': [COLOUR, 'var(--_fe-ring)', 'color', COLOUR],
  '--fe-overlay': [COLOUR, 'var(--_fe-overlay)', 'color', COLOUR],
  '--fe-shadow': [`${COLOUR} 1px 2px 3px 0px`, 'var(--_fe-shadow)', 'boxShadow', `${COLOUR} 1px 2px 3px 0px`],
  '--fe-radius': ['20px', 'var(--_fe-radius-control)', 'borderTopLeftRadius', '15px'],
  '--fe-font': ['Papyrus', 'var(--_fe-font)', 'fontFamily', 'Papyrus'],
  '--fe-font-mono': ['Courier', 'var(--_fe-font-mono)', 'fontFamily', 'Courier'],
  '--fe-font-size': ['20px', 'var(--_fe-font-size)', 'fontSize', '20px'],
  '--fe-density': ['1.25', 'var(--_fe-control)', 'height', '45px'],
  '--fe-duration': ['7s', 'var(--_fe-duration)', 'transitionDuration', '7s'],
  '--fe-box-width': ['500px', 'var(--fe-box-width)', 'width', '500px'],
};

const documented = Array.from(docs.matchAll(/^\| `(--fe-[a-z-]+)`/gm), ([, token = '']) => token);

const place = document.createElement('div');
const host = place.appendChild(document.createElement('div'));
const shadow = host.attachShadow({ mode: 'open' });
const probe = shadow.appendChild(document.createElement('i'));
shadow.adoptedStyleSheets = [...themeStyles, ...deferredStyles.element, tones, overlay, mono, page].map((css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
});

afterEach(() => {
  place.removeAttribute('style');
  probe.removeAttribute('style');
  place.remove();
});

describe('a theming token', () => {
  for (const [token, [value, read, property, becomes]] of Object.entries(reach))
    for (const [where, node] of [['above the element', place] as const, ['on the element', host] as const])
      it(`${token} applies ${where}`, () => {
        document.body.append(place);
        probe.style.display = 'block';
        Reflect.set(probe.style, property, read);
        const show = () => Reflect.get(getComputedStyle(probe), property) as unknown; // a table names it
        expect(show()).not.toBe(becomes);
        node.style.setProperty(token, value);
        expect(show()).toBe(becomes);
        node.style.removeProperty(token);
      });

  it('--fe-content-width limits the width of a page', () => {
    document.body.append(place);
    const content = shadow.appendChild(document.createElement('div'));
    content.className = 'fe-screen-in';
    place.style.setProperty('--fe-content-width', '640px');
    expect(getComputedStyle(content).maxInlineSize).toBe('640px');
    content.remove();
  });

  it('is documented, and no other is', () => {
    // the page's and the login box' own tests hold the other two
    expect(documented.toSorted()).toEqual([...Object.keys(reach), '--fe-content-width', '--fe-split'].toSorted());
  });
});
