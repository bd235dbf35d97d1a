import type { CommonMessages } from '../../i18n/namespaces.ts';
import { createElement, setAttributes } from '../dom/nodes.ts';

/** What an element shows before its screen is there, and when it cannot be. */
export interface Frame {
  readonly node: HTMLElement;
  /** Holds the screen's place; `content` is what the definition can already show. */
  wait(words: CommonMessages | undefined, content?: Node): void;
  /** Says what is wrong, with a way out. */
  complain(message: string, action: string, act: () => void): void;
}

/** Made without React, so that it is there at once and still there when React is not. */
export const makeFrame = (): Frame => {
  const node = createElement('div', { class: 'fe-frame', part: 'frame' });
  return {
    node,
    wait(words, content) {
      setAttributes(node, { 'aria-busy': 'true', role: undefined });
      node.replaceChildren(content ?? skeleton(words));
    },
    complain(message, action, act) {
      const button = createElement('button', { type: 'button', class: 'fe-retry', part: 'retry' }, action);
      button.addEventListener('click', act);
      setAttributes(node, { 'aria-busy': undefined, role: 'alert' });
      node.replaceChildren(createElement('p', { class: 'fe-trouble' }, message), button);
    },
  };
};

const skeleton = (words: CommonMessages | undefined): HTMLElement =>
  createElement(
    'div',
    { class: 'fe-skeleton', role: 'status' },
    createElement('span', { class: 'fe-unseen' }, words?.loading ?? ''),
    ...['title', 'line', 'field', 'button'].map((line) => createElement('span', { class: `fe-bone fe-bone-${line}` })),
  );
