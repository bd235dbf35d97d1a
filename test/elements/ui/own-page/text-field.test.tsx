import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { TextField } from '../../../../elements/ui/text-field/text-field.tsx';
import { describedBy, enter, fieldNamed } from '../../../kit/field-named.ts';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { WithState } from '../../../kit/with-state.tsx';
import { show, type Shown } from '../../../kit/show.tsx';

type Props = Parameters<typeof TextField>[0];

let shown: Shown;
let seen: string[] = [];
afterEach(() => shown.close());

const put = async ({ value = '', ...props }: Partial<Props> = {}, attributes: Record<string, string> = {}) => {
  seen = [];
  shown = await show(
    () => (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <WithState first={value} seen={seen}>
          {(text, change) => <TextField label="Company name" {...props} value={text} onChange={change} />}
        </WithState>
        <button type="submit">Save</button>
      </form>
    ),
    attributes,
  );
  return fieldNamed(shown.root, props.optional ? 'Company name optional' : 'Company name');
};
const tooShort = (value: string) => (value.length < 3 ? 'Enter at least 3 letters.' : undefined);

describe('a text field', () => {
  it('is named by its label, and described by error before hint', async () => {
    const input = await put({ hint: 'As customers know it.', error: 'It is taken.' });
    expect(describedBy(input)).toEqual(['It is taken.', 'As customers know it.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is marked as optional or required', async () => {
    const input = await put({ optional: true, label: 'Job title' }).catch(() =>
      fieldNamed(shown.root, 'Job title optional'),
    );
    expect(input.getAttribute('aria-required')).toBeNull();
    shown.close();
    expect((await put({ required: true })).getAttribute('aria-required')).toBe('true');
  });

  it('validates on blur after a change, and clears the error on input', async () => {
    const input = await put({ check: tooShort });
    input.focus();
    input.blur();
    expect(describedBy(input)).toEqual([]);
    input.focus();
    await sendKeys({ type: 'Ac' });
    expect(describedBy(input)).toEqual([]);
    await sendKeys({ press: 'Tab' });
    await eventually(() => expect(describedBy(input)).toEqual(['Enter at least 3 letters.']));
    input.focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: 'm' });
    await eventually(() => expect(describedBy(input)).toEqual([]));
    expect(seen).toEqual(['A', 'Ac', 'Acm']);
  });

  it('does not move a pressed control when it shows an error', async () => {
    const input = await put({ check: tooShort });
    input.focus();
    await sendKeys({ type: 'A' });
    const save = shown.root.querySelector('button')!;
    const { x, y, width, height } = save.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await sendMouse({ type: 'down' });
    expect(save.getBoundingClientRect().y).toBe(y);
    await sendMouse({ type: 'up' });
    await eventually(() => expect(describedBy(input)).toEqual(['Enter at least 3 letters.']));
  });

  it('clears the server’s error on a change', async () => {
    const input = await put({ value: 'Acme', error: 'It is taken.' });
    enter(input, 'Acme Robotics');
    await eventually(() => expect(describedBy(input)).toEqual([]));
  });

  it('sets its native validity, without the browser’s bubble', async () => {
    const input = await put({ required: true, check: tooShort });
    const { form } = input;
    expect(form?.checkValidity()).toBe(false);
    await eventually(() => expect(describedBy(input)).toEqual(['Enter at least 3 letters.']));
    expect(form?.querySelector(':invalid')).toBe(input);
    enter(input, 'Acme');
    await eventually(() => expect(form?.checkValidity()).toBe(true));
  });

  it('accepts an empty optional value', async () => {
    const input = await put({ check: tooShort });
    expect(input.form?.checkValidity()).toBe(true);
  });

  it('is submitted with its form, by Enter too', async () => {
    const input = await put({ name: 'company', value: 'Acme' });
    let sent: unknown;
    input.form?.addEventListener('submit', () => (sent = new FormData(input.form!).get('company')));
    input.focus();
    await sendKeys({ press: 'Enter' });
    expect(sent).toBe('Acme');
  });

  it('focuses its input by a press beside the text', async () => {
    const input = await put({ before: 'https://' });
    const words = shown.root.querySelector('.fe-input-affix')!;
    const { x, y } = words.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + 15), Math.round(y + 5)] });
    expect(shown.root.activeElement).toBe(input);
  });

  it('is ignored by password managers without autocomplete', async () => {
    const input = await put();
    expect([input.autocomplete, input.hasAttribute('data-1p-ignore')]).toEqual(['off', true]);
    shown.close();
    const name = await put({ autoComplete: 'organization' });
    expect([name.autocomplete, name.hasAttribute('data-1p-ignore')]).toEqual(['organization', false]);
  });

  it('is left to right for addresses, aligned to the inline start', async () => {
    const input = await put({ kind: 'email', value: 'ada@acme.test' }, { dir: 'rtl' });
    const { direction, textAlign } = getComputedStyle(input);
    expect([direction, textAlign]).toEqual(['ltr', 'end']);
    expect(['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => input.getAttribute(name))).toEqual([
      'none',
      'off',
      'false',
    ]);
  });

  it('can be copied but not changed when read-only', async () => {
    const input = await put({ value: 'Acme', readOnly: true });
    input.focus();
    await sendKeys({ type: 'x' });
    expect([shown.root.activeElement, input.value, seen]).toEqual([input, 'Acme', []]);
  });
});
