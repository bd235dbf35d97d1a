import { sendKeys } from '@web/test-runner-commands';
import { NumberField } from '../../../elements/ui/number-field/number-field.tsx';
import { readNumber, stepFrom } from '../../../elements/ui/number-field/read-number.ts';
import { unitFormatIn } from '../../../elements/ui/number-field/units.ts';
import { describedBy, enter, fieldNamed } from '../../kit/field-named.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { WithState } from '../../kit/with-state.tsx';
import { byRole, show, type Shown } from '../../kit/show.tsx';

type Props = Parameters<typeof NumberField>[0];

let shown: Shown;
let seen: (number | undefined)[];
afterEach(() => shown?.close());

const put = async ({ value, ...props }: Partial<Props> = {}, attributes: Record<string, string> = {}) => {
  seen = [];
  shown = await show(
    () => (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <WithState first={value} seen={seen}>
          {(now, change) => <NumberField label="Idle time" {...props} value={now} onChange={change} />}
        </WithState>
      </form>
    ),
    attributes,
  );
  return fieldNamed(shown.root, 'Idle time');
};
const minutes: Partial<Props> = { unit: 'minute', min: 5, max: 1440, step: 5 };

describe('a parsed number', () => {
  const texts: [text: string, locale: string, number: number | undefined][] = [
    ['1440', 'en', 1440],
    ['1,440', 'en', 1440],
    ['1,5', 'en', 1.5],
    ['1.5', 'de', 1.5],
    ['1.500', 'de', 1500],
    ['1.234.567,5', 'de', 1234567.5],
    ['1 234 567,5', 'fr', 1234567.5],
    ["1'234.5", 'de-CH', 1234.5],
    ['12,34,567', 'en-IN', 1234567],
    ['١٬٤٤٠', 'ar-EG', 1440],
    ['−30', 'en', -30],
    [' 30 ', 'en', 30],
    ['.5', 'en', 0.5],
    ['30.', 'en', 30],
    ['', 'en', undefined],
    ['-', 'en', undefined],
    ['thirty', 'en', undefined],
    ['1e3', 'en', undefined],
    ['0x10', 'en', undefined],
    ['Infinity', 'en', undefined],
    ['1,2,3', 'en', undefined],
    ['30 minutes', 'en', undefined],
  ];
  for (const [text, locale, number] of texts)
    it(`is ${number} for "${text}" in ${locale}`, () => expect(readNumber(text, locale)).toBe(number));
});

describe('a step', () => {
  const bounds = { min: 5, max: 1440, step: 5 };
  it('goes to the next valid number', () => {
    expect(stepFrom(7, 1, bounds)).toBe(10);
    expect(stepFrom(7, -1, bounds)).toBe(5);
    expect(stepFrom(undefined, 1, bounds)).toBe(5);
    expect(stepFrom(1440, 1, bounds)).toBe(1440);
    expect(stepFrom(1, -1, bounds)).toBe(5);
  });
  it('accumulates no floating-point errors', () => {
    expect(stepFrom(0.2, 1, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  });
});

describe('a unit', () => {
  it('has plural forms in every language', () => {
    const units = ['en', 'de', 'he']
      .map((locale) => unitFormatIn(locale, 'day'))
      .map(({ unit }) => [unit(1), unit(30)]);
    expect(units).toEqual([
      ['day', 'days'],
      ['Tag', 'Tage'],
      ['יום', 'ימים'],
    ]);
    expect(unitFormatIn('he', 'day').unit(2)).toBe('ימים');
  });
});

describe('a number field', () => {
  it('is formatted by locale, with unit and bounds', async () => {
    const input = await put({ ...minutes, value: 1440 });
    expect(input.value).toBe('1,440');
    expect(describedBy(input)[0]?.trim()).toBe('From 5 to 1,440 minutes.');
    expect(input.getAttribute('aria-valuetext')).toBe('1,440 minutes');
    shown.close();
    const german = await put({ ...minutes, value: 1440 }, { lang: 'de' });
    expect([german.value, german.getAttribute('aria-valuetext')]).toEqual(['1.440', '1.440 Minuten']);
  });

  it('reports the typed number, and formats it on blur', async () => {
    const input = await put(minutes);
    input.focus();
    await sendKeys({ type: '1440' });
    expect(seen).toEqual([1, 14, 144, 1440]);
    expect(input.value).toBe('1440');
    await sendKeys({ press: 'Tab' });
    await eventually(() => expect(input.value).toBe('1,440'));
    expect(describedBy(input)).toHaveLength(1);
  });

  it('keeps invalid text with an error, and reports no number', async () => {
    const input = await put({ ...minutes, value: 30, required: true });
    input.focus();
    enter(input, 'thirty');
    input.blur();
    await eventually(() => expect(describedBy(input)[0]).toBe('Enter a number.'));
    expect([input.value, seen.at(-1), input.form?.checkValidity()]).toEqual(['thirty', undefined, false]);
  });

  const faults: [text: string, props: Partial<Props>, words: string][] = [
    ['2', minutes, 'Enter a number from 5 to 1,440 minutes.'],
    ['7', minutes, 'Enter 5 or 10 minutes.'],
    ['0', { unit: 'day', min: 1 }, 'Enter 1 day or more.'],
    ['11', { max: 10 }, 'Enter 10 or less.'],
    ['1.5', {}, 'Enter a whole number.'],
    ['13', { check: (value) => (value === 13 ? 'Not this one.' : undefined) }, 'Not this one.'],
  ];
  for (const [text, props, words] of faults)
    it(`says of ${text}: ${words}`, async () => {
      const input = await put(props);
      input.focus();
      await sendKeys({ type: text });
      input.blur();
      await eventually(() => expect(describedBy(input)[0]).toBe(words));
      expect(input.value).toBe(text);
    });

  it('steps by arrow keys and Page Up and Down, within its bounds', async () => {
    const input = await put({ ...minutes, value: 30 });
    input.focus();
    for (const press of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'PageUp', 'PageDown', 'PageDown'])
      await sendKeys({ press });
    expect(seen).toEqual([35, 30, 25, 75, 25, 5]);
  });

  it('steps by its buttons, which are no tab stops and stop at the bounds', async () => {
    const input = await put({ ...minutes, value: 10 });
    const less = byRole(shown.root, 'button', 'Idle time: less');
    less.click();
    await eventually(() => expect(input.value).toBe('5'));
    await eventually(() => expect(less.getAttribute('aria-disabled')).toBe('true'));
    byRole(shown.root, 'button', 'Idle time: more').click();
    await eventually(() => expect(input.value).toBe('10'));
    expect([less.tabIndex, less.querySelector<HTMLElement>('[title]')?.title]).toEqual([-1, 'Idle time: less']);
  });

  it('submits the plain number', async () => {
    const input = await put({ ...minutes, name: 'idle', value: 1440 });
    expect([...new FormData(input.form!)]).toEqual([['idle', '1440']]);
  });

  it('shows a given number even outside of bounds and steps', async () => {
    const input = await put({ ...minutes, value: 2.25 });
    input.focus();
    input.blur();
    expect([input.value, seen]).toEqual(['2.25', []]);
  });

  it('ignores the mouse wheel', async () => {
    const input = await put({ ...minutes, value: 30 });
    input.focus();
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
    expect([input.value, seen]).toEqual(['30', []]);
  });

  it('cannot be changed when read-only, and has no buttons', async () => {
    const input = await put({ ...minutes, value: 30, readOnly: true });
    input.focus();
    await sendKeys({ press: 'ArrowUp' });
    expect([input.value, shown.root.querySelectorAll('button').length, describedBy(input)]).toEqual(['30', 0, []]);
  });
});
