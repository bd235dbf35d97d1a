import type { Stage } from './scene.ts';

/** Types into a field of the box's shadow tree, once it is there. */
export const typedInto = async (stage: Stage, selector: string, value: string): Promise<void> => {
  const look = () => stage.box.shadowRoot?.querySelector<HTMLInputElement>(selector);
  await stage.until(() => Boolean(look()) && look()?.readOnly === false);
  const input = look();
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The same, for the field of that name. */
export const typed = (stage: Stage, name: string, value: string): Promise<void> =>
  typedInto(stage, `input[name=${name}]`, value);

/** Gives a phone number, once the world's numbering is there, and goes on. */
export const sentTo = async (stage: Stage, number: string): Promise<void> => {
  await typedInto(stage, 'input[inputmode=tel]', number);
  await stage.submit();
  await stage.shown('input[name=code]');
};

/** A code that is not that one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Lockout policy under which one wrong attempt locks. */
export const LOCKS_AT_ONCE = { enabled: true, maxAttempts: 1, lockedMinutes: 60 };
