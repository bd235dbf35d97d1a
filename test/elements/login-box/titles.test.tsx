import { LANGUAGES } from '../../../elements/i18n/languages.ts';
import { Step } from '../../../elements/ui/step/step.tsx';
import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show } from '../../kit/show.tsx';

/** Keys of messages that a step has as its title. */
const TITLE =
  /^(title|titleAlone|titleInvited|titleJoining|sentTitle|untried)$|^(linkFailures|invalid)\.(expired|used|invalid)$/;
const SLOTS = { vendor: 'Acme', company: 'Globex', provider: 'Microsoft', name: 'Bo Jensen' };

const titlesIn = (messages: object, group = ''): string[] =>
  Object.entries(messages).flatMap(([key, message]) => {
    if (typeof message === 'object') return titlesIn(message, key);
    if (!TITLE.test(key) && !TITLE.test(`${group}.${key}`)) return [];
    return [typeof message === 'function' ? message(SLOTS) : message];
  });

const files = import.meta.glob<{ messages: object }>([
  '../../../elements/i18n/*/login.ts',
  '../../../elements/i18n/*/login-more.ts',
  '../../../elements/i18n/*/federation.ts',
]);

/** Contents of a card at 320 and at 375 pixels. */
const WIDTHS = [280, 335];

describe('titles of the login box', () => {
  for (const language of Object.keys(LANGUAGES))
    it(`fit in a line at 320 pixels in ${language}`, async () => {
      const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
      const titles = (await Promise.all(own.map(([, load]) => load()))).flatMap(({ messages }) => titlesIn(messages));
      expect(titles.length).toBeGreaterThan(60);
      const shown = await show(() =>
        WIDTHS.map((width) => (
          <div key={width} style={{ inlineSize: width, containerType: 'inline-size' }}>
            {titles.map((title, index) => (
              <Step key={index} title={title} />
            ))}
          </div>
        )),
      );
      const headings = () => Array.from(shown.root.querySelectorAll('h1'));
      await eventually(() => {
        expect(headings()).toHaveLength(titles.length * WIDTHS.length);
        expect(getComputedStyle(headings()[0] as Element).fontSize).toBe('17px');
      });
      const broken = headings().filter((node) => node.offsetHeight > 28);
      expect(broken.map(({ textContent }) => textContent)).toEqual([]);
      shown.close();
    });

  it('name a long company in the subtitle, where they would take a second line', async () => {
    const title = 'Join Northwind International Resale and Distribution';
    const shown = await show(() => (
      <div style={{ inlineSize: 335, containerType: 'inline-size' }}>
        <Step title={title} shortTitle="You’re invited" keepsTitle subtitle="Expires tomorrow." />
      </div>
    ));
    await eventually(() => expect(shown.root.querySelector('h1')?.textContent).toBe('You’re invited'));
    expect(shown.root.querySelector('p')?.textContent).toBe(`${title}. Expires tomorrow.`);
    shown.close();
  });
});
