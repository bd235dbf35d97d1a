import { pseudoLocalizations } from '../../../demo/preview/pseudo/pseudo-localizations.ts';
import { pseudoPhrase, pseudoText } from '../../../demo/preview/pseudo/pseudo-text.ts';
import { scenes, sceneNames } from '../../../demo/preview/scenes/scenes.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import { wordsIn } from '../../../elements/i18n/words.ts';
import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { unspoken, wordsInSight } from '../../kit/words-in-sight.ts';
import { inScene } from '../login-box/place.ts';

const { phrase, counted } = wordsIn('en-XA');
const localizations = await pseudoLocalizations();

/** Names, addresses and hosts are data; so is who made the box. */
const DATA = [/^\S+@\S+$/, /^[\w-]+(\.[\w-]+)+$/, /^fe-elements$/, /^\p{Lu}$/u];
const vendors = new Set(
  sceneNames.map((name) => {
    const { preview } = scenes[name] as { preview?: { config?: { vendor?: { name: string } } } };
    return preview?.config?.vendor?.name ?? DEFAULT_CONFIG.vendor.name;
  }),
);
const isData = (text: string) =>
  !/\p{L}/u.test(text) || vendors.has(text) || DATA.some((pattern) => pattern.test(text));

describe('a pseudo text', () => {
  it('is accented, two fifths longer and in brackets', () => {
    expect(pseudoText('Sign in')).toBe('⟦Šîĝñ îñ öñ⟧');
    expect(pseudoText(' and the ')).toMatch(/^ ⟦.+⟧ $/);
    expect(pseudoText('')).toBe('');
  });

  it('leaves alone what fills it', () => {
    expect(pseudoPhrase(phrase('Sent to {{email}}'))({ email: 'ada@acme.test' })).toBe('⟦Šéñţ ţö ada@acme.test öñé⟧');
    expect(pseudoPhrase(counted({ one: '{{count}} day', other: '{{count}} days' }))({ count: 2 })).toMatch(/^⟦2 ðáýš/);
  });

  it('shows every letter that is not in a language file', () => {
    const place = document.body.appendChild(document.createElement('p'));
    place.innerHTML =
      '<b>⟦Šîĝñ <i>⟦x⟧</i>⟧</b><button title="Close"></button><span hidden>No</span><em>⟦a ⟦b⟧ c⟧ d</em>';
    expect(
      wordsInSight(place)
        .map(({ text }) => unspoken(text))
        .filter(Boolean),
    ).toEqual(['Close', 'd']);
    place.remove();
  });
});

/** What is ours of a box: all but what a page puts into it. */
const oursIn = (box: HTMLElement): ParentNode[] => {
  const inPage = box.querySelectorAll(':scope > :not([slot=logo], [slot=side])');
  return [...inPage, ...(box.shadowRoot ? [box.shadowRoot] : [])];
};

describe('the login box says nothing that is not in a language file', () => {
  for (const name of sceneNames)
    it(`in ${name}`, () =>
      inScene(
        name,
        (box) =>
          eventually(() => {
            const said = wordsInSight(...oursIn(box));
            expect(said.filter(({ text }) => !isData(unspoken(text)))).toEqual([]);
            if (!box.hidden) expect(said.length).toBeGreaterThan(0);
          }),
        { language: 'en-XA', options: { localizations } },
      ));
});
