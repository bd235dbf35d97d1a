import type { CommonMessages } from '../../i18n/namespaces.ts';
import { createElement, setAttributes } from '../dom/nodes.ts';

/** Frame of an element before its screen has loaded, and when it has failed. */
export interface Frame {
  readonly node: HTMLElement;
  /** Shows a placeholder; `content` is what the definition can already show. */
  wait(words: CommonMessages | undefined, content?: Node): void;
  /** Shows an error, with an action where one can help. */
  showError(message: string, action?: string, act?: () => void): void;
}

/** Makes the frame without React, so that it renders immediately and also when React fails to load. */
export const makeFrame = (): Frame => {
  const node = createElement('div', { class: 'fe-frame', part: 'frame' });
  return {
    node,
    wait(words, content) {
      setAttributes(node, { 'aria-busy': 'true', role: undefined });
      node.replaceChildren(content ?? skeleton(words));
    },
    showError(message, action, act) {
      setAttributes(node, { 'aria-busy': undefined, role: 'alert' });
      node.replaceChildren(createElement('p', { class: 'fe-element-error' }, message));
      if (!action || !act) return;
      const button = createElement('button', { type: 'button', class: 'fe-retry', part: 'retry' }, action);
      button.addEventListener('click', act);
      node.append(button);
    },
  };
};

/** Placeholder of a frame in the shape of what comes in its place; a text gives it as many lines, and is not read aloud. */
export const placeholder = (shape: string, text = ''): HTMLElement =>
  createElement('span', { class: `fe-skeleton fe-skeleton-${shape}`, 'aria-hidden': 'true' }, text);

const skeleton = (words: CommonMessages | undefined): HTMLElement =>
  createElement(
    'div',
    { class: 'fe-frame-skeleton', role: 'status' },
    createElement('span', { class: 'fe-visually-hidden' }, words?.loading ?? ''),
    ...['title', 'line', 'field', 'button'].map((line) => placeholder(line)),
  );
