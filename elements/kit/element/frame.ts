import type { CommonMessages } from '../../i18n/namespaces.ts';
import { make, set } from '../dom/nodes.ts';

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
  const node = make('div', { class: 'fe-frame', part: 'frame' });
  return {
    node,
    wait(words, content) {
      set(node, { 'aria-busy': 'true', role: undefined });
      node.replaceChildren(content ?? skeleton(words));
    },
    complain(message, action, act) {
      const button = make('button', { type: 'button', class: 'fe-retry', part: 'retry' }, action);
      button.addEventListener('click', act);
      set(node, { 'aria-busy': undefined, role: 'alert' });
      node.replaceChildren(make('p', { class: 'fe-trouble' }, message), button);
    },
  };
};

const skeleton = (words: CommonMessages | undefined): HTMLElement =>
  make(
    'div',
    { class: 'fe-skeleton', role: 'status' },
    make('span', { class: 'fe-unseen' }, words?.loading ?? ''),
    ...['title', 'line', 'field', 'button'].map((line) => make('span', { class: `fe-bone fe-bone-${line}` })),
  );
