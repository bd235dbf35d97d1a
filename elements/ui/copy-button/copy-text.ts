import { createElement as node } from '../../kit/dom/nodes.ts';

/**
 * Copies a text to the clipboard; false where the browser refuses, or making the text throws. Without the clipboard
 * API, as on plain http, a field beside `near` is selected and copied: in a modal dialog only text inside it can be
 * selected.
 */
export const copyText = async (make: () => string, near: HTMLElement): Promise<boolean> => {
  try {
    const text = make();
    return await write(text).catch(() => copySelected(text, near));
  } catch {
    return false;
  }
};

const write = async (text: string): Promise<boolean> => {
  await navigator.clipboard.writeText(text);
  return true;
};

const copySelected = (text: string, near: HTMLElement): boolean => {
  const field = node('textarea', {
    class: 'fe-visually-hidden',
    'aria-hidden': 'true',
    tabindex: '-1',
    readonly: true,
  });
  field.value = text;
  near.after(field);
  field.focus({ preventScroll: true });
  field.select();
  // deprecated, but the only way without the clipboard API
  const copied = document.execCommand('copy');
  field.remove();
  near.focus({ preventScroll: true });
  return copied;
};
