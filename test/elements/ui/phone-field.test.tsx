import { sendKeys } from '@web/test-runner-commands';
import { homeCountry } from '../../../elements/ui/phone-field/phone-field.tsx';
import { phoneFault, readPhone } from '../../../elements/ui/phone-field/phone-book.ts';
import { PhoneField } from '../../../elements/ui/phone-field/phone-field.tsx';
import { describedBy, enter, fieldNamed } from '../../kit/field-named.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { WithState } from '../../kit/with-state.tsx';
import { byRole, show, type Shown } from '../../kit/show.tsx';

type Props = Parameters<typeof PhoneField>[0];

let shown: Shown;
let seen: string[];

const put = async ({ value = '', ...props }: Partial<Props> = {}, attributes: Record<string, string> = {}) => {
  seen = [];
  shown = await show(
    () => (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <WithState first={value} seen={seen}>
          {(now, change) => <PhoneField label="Phone" country="DE" {...props} value={now} onChange={change} />}
        </WithState>
        <button type="submit">Save</button>
      </form>
    ),
    attributes,
  );
  const input = fieldNamed(shown.root, 'Phone');
  await eventually(() => expect(picker().value).not.toBe(''));
  return input;
};
const picker = () => shown.root.querySelector<HTMLInputElement>('[role=combobox]')!;
const options = () => Array.from(shown.root.querySelectorAll('[role=option]'), (one) => one.textContent);
const paste = (input: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true, composed: true }));
};

describe('a phone number', () => {
  const numbers: [text: string, country: string, e164: string, of: string][] = [
    ['030 901820', 'DE', '+4930901820', 'DE'],
    ['050-123-4567', 'IL', '+972501234567', 'IL'],
    ['+972 50 123 4567', 'DE', '+972501234567', 'IL'],
    ['00972 50-1234567', 'US', '+972501234567', 'IL'],
    ['(246) 250-1234', 'US', '+12462501234', 'BB'],
    ['+1 800 555 0199', 'DE', '+18005550199', 'US'],
    ['٠٥٠١٢٣٤٥٦٧', 'IL', '+972501234567', 'IL'],
  ];
  for (const [text, country, e164, of] of numbers)
    it(`is ${e164} of ${of} for "${text}" in ${country}`, () => {
      const found = readPhone(text, country);
      expect([found?.e164, found?.country, found?.possible]).toEqual([e164, of, true]);
    });

  it('has an error message for each fault', () => {
    expect(['030', '030 901820 901820 901820', 'abc', '030 901820'].map((text) => phoneFault(text, 'DE'))).toEqual([
      'tooShort',
      'tooLong',
      'notANumber',
      undefined,
    ]);
  });

  it('handles a country without numbers', () => {
    expect(readPhone('030 901820', 'XX')).toBeUndefined();
    expect(readPhone('+4930901820', 'XX')?.country).toBe('DE');
  });
});

describe('the default country of a number', () => {
  it("is that of the page's locale, else of the user's languages, else of the language", () => {
    expect(homeCountry('de-AT', ['en-US'])).toBe('AT');
    expect(homeCountry('de', ['de', 'en-GB'])).toBe('GB');
    expect(homeCountry('he', ['he'])).toBe('IL');
  });
});

describe('a phone field', () => {
  afterEach(() => shown.close());

  it('reports E.164 once complete, and formats it nationally on blur', async () => {
    const input = await put();
    input.focus();
    await sendKeys({ type: '030901820' });
    expect(seen.at(-1)).toBe('+4930901820');
    expect(input.value).toBe('030901820');
    await sendKeys({ press: 'Tab' });
    await eventually(() => expect(input.value).toBe('030 901820'));
  });

  it('takes country and number from a pasted one', async () => {
    const input = await put();
    paste(input, '+972 50-123-4567');
    await eventually(() => expect([picker().value, input.value]).toEqual(['IL +972', '050-123-4567']));
    expect(seen).toEqual(['+972501234567']);
  });

  it('follows a typed calling code, and formats only on blur', async () => {
    const input = await put();
    input.focus();
    await sendKeys({ type: '+442079460000' });
    await eventually(() => expect(picker().value).toBe('GB +44'));
    expect(input.value).toBe('+442079460000');
    await sendKeys({ press: 'Tab' });
    await eventually(() => expect(input.value).toBe('020 7946 0000'));
    expect(seen.at(-1)).toBe('+442079460000');
  });

  it('finds countries by name, code and calling code, and moves on to the number', async () => {
    const input = await put();
    picker().focus();
    for (const [query, first] of [
      ['isra', '+972Israel'],
      ['+972', '+972Israel'],
      ['il', '+972Israel'],
    ]) {
      enter(picker(), query!);
      await eventually(() => expect(options()).toContain(first));
    }
    enter(picker(), 'israel');
    await eventually(() => expect(options()).toEqual(['+972Israel']));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect([picker().value, shown.root.activeElement]).toEqual(['IL +972', input]));
    await sendKeys({ type: '0501234567' });
    expect(seen.at(-1)).toBe('+972501234567');
  });

  it('parses the number again for another country', async () => {
    await put({ value: '+4930901820' });
    picker().focus();
    enter(picker(), 'austria');
    await eventually(() => expect(options()).toEqual(['+43Austria']));
    byRole(shown.root, '[role=option]', '+43Austria').click();
    await eventually(() => expect(seen).toEqual(['+4330901820']));
  });

  it('announces its country, and names countries in the language of the page', async () => {
    await put();
    expect(picker().getAttribute('aria-label')).toBe('Phone: country, Germany');
    shown.close();
    await put({}, { lang: 'he' });
    expect(picker().getAttribute('aria-label')).toBe('Phone: מדינה, גרמניה');
  });

  it('shows a given number without changing it', async () => {
    const input = await put({ value: '+972501234567' });
    await eventually(() => expect([picker().value, input.value]).toEqual(['IL +972', '050-123-4567']));
    input.focus();
    input.blur();
    expect(seen).toEqual([]);
  });

  it('keeps invalid text, and blocks its form', async () => {
    const input = await put({ value: '+49301' });
    expect([input.value, seen, input.form?.checkValidity()]).toEqual(['+49301', [], false]);
  });

  const faults: [text: string, words: string][] = [
    ['030', 'This number is too short for Germany.'],
    ['030901820901820901820', 'This number is too long for Germany.'],
    ['ask me', 'Enter a phone number for Germany, or one that starts with +.'],
  ];
  for (const [text, words] of faults)
    it(`says of ${text}: ${words}`, async () => {
      const input = await put();
      input.focus();
      await sendKeys({ type: text });
      await sendKeys({ press: 'Tab' });
      await eventually(() => expect(describedBy(input)).toEqual([words]));
      expect(input.value).toBe(text);
    });

  it('supports autofill, and is submitted as E.164', async () => {
    const input = await put({ name: 'phone' });
    expect([input.type, input.autocomplete]).toEqual(['tel', 'tel']);
    enter(input, '+972501234567');
    await eventually(() => expect([...new FormData(input.form!)]).toEqual([['phone', '+972501234567']]));
    expect(input.value).toBe('050-123-4567');
  });

  it('is left to right everywhere, with its list in the page’s direction', async () => {
    const input = await put({}, { dir: 'rtl' });
    expect(picker().getBoundingClientRect().left).toBeLessThan(input.getBoundingClientRect().left);
    expect([getComputedStyle(input).direction, getComputedStyle(input).textAlign]).toEqual(['ltr', 'left']);
    picker().click();
    await eventually(() => expect(options().length).toBeGreaterThan(5));
    expect(getComputedStyle(shown.root.querySelector('[role=listbox]')!).direction).toBe('rtl');
  });

  it('cannot be changed when it is read-only or disabled', async () => {
    for (const state of [{ readOnly: true }, { disabled: true }]) {
      const input = await put({ value: '+4930901820', ...state });
      expect([picker().disabled, input.readOnly || input.disabled]).toEqual([true, true]);
      shown.close();
    }
    await put();
  });
});
