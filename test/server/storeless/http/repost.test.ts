import { describe, expect, it } from 'vitest';
import { repostPage } from '../../../../demo/server/federation/repost.ts';
import { type Language, LANGUAGES } from '../../../../elements/i18n/languages.ts';

const pageIn = async (language: Language) =>
  (await repostPage({ action: '/acs', fields: { SAMLResponse: '"><b>' }, targets: [], language })).text();

describe('the page that posts an answer again', () => {
  for (const [language, dir] of Object.entries(LANGUAGES))
    it(`speaks ${language}, in its direction`, async () => {
      // a key of the languages
      const page = await pageIn(language as Language);
      expect(page).toContain(`<html lang="${language}" dir="${dir}">`);
      expect(page).toMatch(/<title>\p{L}.+<\/title>/u);
    });

  it('has words of each language’s own where no script runs', async () => {
    const pages = await Promise.all((['en', 'he', 'de', 'es'] as const).map(pageIn));
    const buttons = pages.map((page) => /<noscript><button>(.+?)<\/button>/.exec(page)?.[1]);
    expect(new Set(buttons).size).toBe(4);
  });

  it('has the fields as they came, with what would be markup as text', async () => {
    expect(await pageIn('en')).toContain('value="&quot;&gt;&lt;b&gt;"');
  });
});
