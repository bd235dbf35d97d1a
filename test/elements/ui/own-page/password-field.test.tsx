import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { PasswordField } from '../../../../elements/ui/password-field/password-field.tsx';
import { describedBy, fieldNamed } from '../../../kit/field-named.ts';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { WithState } from '../../../kit/with-state.tsx';
import { byRole, show, type Shown } from '../../../kit/show.tsx';

type Props = Parameters<typeof PasswordField>[0];

let shown: Shown;
afterEach(() => shown.close());

const put = async ({ value = '', ...props }: Partial<Props> = {}, attributes: Record<string, string> = {}) => {
  shown = await show(
    () => (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <WithState first={value}>
          {(now, change) => <PasswordField label="Password" kind="current" {...props} value={now} onChange={change} />}
        </WithState>
        <button type="submit">Save</button>
      </form>
    ),
    attributes,
  );
  return fieldNamed(shown.root, 'Password');
};
const reveal = (name: string | RegExp = 'Show password') => byRole(shown.root, 'button', name);
const notice = () => shown.root.querySelector('[role=status]')?.textContent;
const middle = (node: Element): [number, number] => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

describe('a password field', () => {
  it('hides its text, and has the right autocomplete', async () => {
    expect([(await put()).type, fieldNamed(shown.root, 'Password').autocomplete]).toEqual([
      'password',
      'current-password',
    ]);
    shown.close();
    expect((await put({ kind: 'new' })).autocomplete).toBe('new-password');
  });

  it('reveals its text on request and announces it, keeping focus and caret', async () => {
    const input = await put({ value: 'robots42' });
    input.focus();
    input.setSelectionRange(3, 5);
    await sendMouse({ type: 'click', position: middle(reveal()) });
    await eventually(() => expect(input.type).toBe('text'));
    expect(reveal('Hide password').getAttribute('aria-pressed')).toBe('true');
    expect(shown.root.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
    await sendKeys({ type: 'x' });
    expect(input.value).toBe('robxs42');
  });

  it('is shown and hidden by keyboard', async () => {
    const input = await put({ value: 'robots42' });
    input.focus();
    await sendKeys({ press: 'Tab' });
    expect(shown.root.activeElement).toBe(reveal());
    await sendKeys({ press: 'Space' });
    await eventually(() => expect(input.type).toBe('text'));
    await sendKeys({ press: 'Space' });
    await eventually(() => expect(input.type).toBe('password'));
  });

  it('keeps the caret when revealed by keyboard', async () => {
    const input = await put({ value: 'robots42' });
    input.focus();
    input.setSelectionRange(2, 4);
    reveal().focus();
    await sendKeys({ press: 'Space' });
    await eventually(() => expect(input.type).toBe('text'));
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  });

  it('is hidden again on submit', async () => {
    const input = await put({ value: 'robots42' });
    reveal().click();
    await eventually(() => expect(input.type).toBe('text'));
    input.focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(input.type).toBe('password'));
  });

  it('warns about Caps Lock', async () => {
    const input = await put();
    expect(notice()).toBe('');
    input.focus();
    const press = (init: KeyboardEventInit) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    press({ key: 'A', modifierCapsLock: true });
    await eventually(() => expect(notice()).toBe('Caps Lock is on.'));
    press({ key: 'a' });
    await eventually(() => expect(notice()).toBe(''));
    press({ key: 'A', modifierCapsLock: true });
    await eventually(() => expect(notice()).not.toBe(''));
    input.blur();
    await eventually(() => expect(notice()).toBe(''));
  });

  it('handles the key events of autofill', async () => {
    const input = await put();
    input.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(notice()).toBe('');
  });

  it('lists each rule with its state in the description', async () => {
    const rules = [
      { text: 'At least 8 characters', met: true },
      { text: 'A number', met: false },
    ];
    const input = await put({ kind: 'new', rules });
    expect(describedBy(input)).toEqual(['Met: At least 8 characters.Not met yet: A number.']);
  });

  it('is left to right everywhere, with the button at the inline end', async () => {
    const input = await put({ value: 'robots42' }, { dir: 'rtl' });
    expect(getComputedStyle(input).direction).toBe('ltr');
    expect(reveal().getBoundingClientRect().left).toBeLessThan(input.getBoundingClientRect().left);
  });
});
