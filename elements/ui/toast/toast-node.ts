import type { Messages } from '../../i18n/namespaces.ts';
import { createElement } from '../../kit/dom/nodes.ts';

/** Toast about a finished action. */
export interface Toast {
  /** What is now so: "Ada Lovelace removed". */
  text: string;
  /** Takes it back; offered while the toast is there. */
  undo?: () => void;
  /** `danger`: it was not done. What failed is also said where it failed: a toast is never the only record of it. */
  tone?: 'plain' | 'danger';
  /** Persistent until dismissed. */
  stays?: boolean;
}

/** The card of a toast; made without React, so that it can stand in whichever dialog is on top. */
export const toastNode = (
  { text, undo, tone = 'plain' }: Toast,
  words: Messages['ui-more']['overlays']['toasts'],
  close: () => void,
): HTMLElement => {
  const dismiss = createElement('button', { class: 'fe-toast-dismiss', type: 'button', 'aria-label': words.dismiss });
  dismiss.addEventListener('click', close);
  const node = createElement(
    'li',
    { class: `fe-toast fe-toast-${tone}`, part: 'toast' },
    createElement('span', {}, text),
  );
  if (undo) {
    const button = createElement('button', { class: 'fe-toast-undo', type: 'button' }, words.undo);
    const takeBack = () => {
      close();
      undo();
    };
    button.addEventListener('click', takeBack, { once: true });
    node.append(button);
  }
  node.append(dismiss);
  return node;
};
