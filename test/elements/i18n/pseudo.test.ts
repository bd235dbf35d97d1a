import { pseudoPhrase, pseudoText } from '../../../demo/preview/pseudo/pseudo-text.ts';
import { formatsOf } from '../../../elements/i18n/formats.ts';
import { describe, expect, it } from '../../kit/in-page.ts';
import { untranslated, visibleTexts } from '../../kit/visible-texts.ts';

const { message, counted } = formatsOf('en-XA');
describe('a pseudo text', () => {
  it('is accented, two fifths longer and in brackets', () => {
    expect(pseudoText('Sign in')).toBe('⟦Šîĝñ îñ öñ⟧');
    expect(pseudoText(' and the ')).toMatch(/^ ⟦.+⟧ $/);
    expect(pseudoText('')).toBe('');
  });

  it('keeps the values filled in', () => {
    expect(pseudoPhrase(message('Sent to {{email}}'))({ email: 'ada@acme.test' })).toBe('⟦Šéñţ ţö ada@acme.test öñé⟧');
    expect(pseudoPhrase(counted({ one: '{{count}} day', other: '{{count}} days' }))({ count: 2 })).toMatch(/^⟦2 ðáýš/);
  });

  it('reveals every text outside the language files', () => {
    const place = document.body.appendChild(document.createElement('p'));
    place.innerHTML =
      '<b>⟦Šîĝñ <i>⟦x⟧</i>⟧</b><button title="Close"></button><span hidden>No</span><em>⟦a ⟦b⟧ c⟧ d</em>';
    expect(
      visibleTexts(place)
        .map(({ text }) => untranslated(text))
        .filter(Boolean),
    ).toEqual(['Close', 'd']);
    place.remove();
  });
});
