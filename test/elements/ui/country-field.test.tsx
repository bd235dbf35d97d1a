import { sendKeys } from '@web/test-runner-commands';
import { CountryField } from '../../../elements/ui/country-field/country-field.tsx';
import { enter, fieldNamed } from '../../kit/field-named.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';
import { WithState } from '../../kit/with-state.tsx';

let shown: Shown;
let seen: string[];
afterEach(() => shown.close());

const put = async (first = '', attributes: Record<string, string> = {}) => {
  seen = [];
  shown = await show(
    () => (
      <WithState first={first} seen={seen}>
        {(value, change) => <CountryField label="Country" value={value} onChange={change} />}
      </WithState>
    ),
    attributes,
  );
  return fieldNamed(shown.root, 'Country');
};
const options = () => Array.from(shown.root.querySelectorAll('[role=option]'), (one) => one.textContent);

describe('a country field', () => {
  it('shows a country by its name in the language of the element', async () => {
    expect((await put('DE')).value).toBe('Germany');
    shown.close();
    expect((await put('DE', { lang: 'fr' })).value).toBe('Allemagne');
  });

  it('finds a country by typing and answers its code', async () => {
    const input = await put();
    input.focus();
    enter(input, 'new z');
    await eventually(() => expect(options()).toEqual(['New Zealand']));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    expect(seen).toEqual(['NZ']);
  });

  it('keeps a saved code that is no country as it is', async () => {
    expect((await put('XX')).value).toBe('XX');
    expect(seen).toEqual([]);
  });
});
