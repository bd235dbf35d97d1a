import { createElement as node } from '../../kit/dom/nodes.ts';

/**
 * Puts a text on the clipboard; false where the browser refuses, or the text cannot be made. Without the clipboard API, as on plain http, a field
 * beside `near` is selected and copied: what is in a modal dialog can only be selected inside it.
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
  const field = node('textarea', { class: 'fe-unseen', 'aria-hidden': 'true', tabindex: '-1', readonly: true });
  field.value = text;
  near.after(field);
  field.focus({ preventScroll: true });
  field.select();
  // deprecated, and the only way there is where the clipboard API is missing
  const copied = document.execCommand('copy');
  field.remove();
  near.focus({ preventScroll: true });
  return copied;
};
