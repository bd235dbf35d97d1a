import type { Messages } from '../../i18n/namespaces.ts';
import { createElement } from '../../kit/dom/nodes.ts';

/** Toast about a finished action. */
export interface Toast {
  /** Result of the action: "Ada Lovelace removed". */
  text: string;
  /** Id of the object it is about: a later toast about the same replaces it. */
  about?: string;
  /** Undoes the action; offered while the toast is shown. */
  undo?: () => void;
  /** `danger` for a failed action. The failure is also shown at its place: a toast is never its only record. */
  tone?: 'plain' | 'danger';
  /** Persistent until dismissed. */
  stays?: boolean;
}

/** DOM node of a toast; made without React, so that it can be moved into the topmost dialog. */
export const toastNode = (
  { text, undo, tone = 'plain' }: Toast,
  messages: Messages['ui-more']['overlays']['toasts'],
  close: () => void,
): HTMLElement => {
  const dismiss = createElement('button', {
    class: 'fe-toast-dismiss',
    type: 'button',
    'aria-label': messages.dismiss,
  });
  dismiss.addEventListener('click', close);
  const node = createElement(
    'li',
    { class: `fe-toast fe-toast-${tone}`, part: 'toast' },
    createElement('span', {}, text),
  );
  if (undo) {
    const button = createElement('button', { class: 'fe-toast-undo', type: 'button' }, messages.undo);
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
