import type { CommonMessages } from '../../i18n/namespaces.ts';
import { createElement, setText, setAttributes } from '../dom/nodes.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Reveal button of a password field, and the notice that Caps Lock is on. */
export interface RevealButton {
  readonly button: HTMLButtonElement;
  readonly notice: HTMLElement;
  speak(words: CommonMessages): void;
  hide(): void;
}

export const makeRevealButton = (input: HTMLInputElement, words: CommonMessages): RevealButton => {
  const eye = makeEye();
  const button = createElement('button', { type: 'button', class: 'fe-c-reveal', 'aria-controls': input.id }, eye.node);
  const notice = createElement('p', { class: 'fe-c-notice', role: 'status' });
  let messages = words;

  const show = (visible: boolean) => {
    const { selectionStart, selectionEnd, selectionDirection } = input;
    const type = visible ? 'text' : 'password';
    if (input.type !== type) {
      input.type = type;
      // a change of type loses the caret
      input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    }
    eye.strike(!visible);
    const label = visible ? messages.hidePassword : messages.showPassword;
    setAttributes(button, { 'aria-pressed': String(visible), 'aria-label': label });
    // a title on the button itself would be read out after the same name
    eye.node.title = label;
  };
  const watchCaps = (event: KeyboardEvent | MouseEvent) =>
    // autofill dispatches key events without modifiers
    setText(notice, event.getModifierState?.('CapsLock') ? messages.capsLockOn : '');

  // the field keeps the focus when the button is pressed with a pointer
  button.addEventListener('pointerdown', (event) => document.activeElement === input && event.preventDefault());
  button.addEventListener('click', () => show(input.type === 'password'));
  input.addEventListener('keydown', watchCaps);
  input.addEventListener('keyup', watchCaps);
  input.addEventListener('blur', () => setText(notice, ''));
  show(false);

  return {
    button,
    notice,
    speak: (next) => {
      messages = next;
      show(input.type !== 'password');
    },
    hide: () => show(false),
  };
};

const draw = (tag: 'svg' | 'path', attributes: Readonly<Record<string, string>>, ...children: Node[]) => {
  const node = document.createElementNS(SVG, tag);
  setAttributes(node, attributes);
  node.append(...children);
  return node;
};

/** Eye icon, struck through while the password is hidden; in a shadow root, since a page's rules also style SVG. */
const makeEye = () => {
  const stroke = draw('path', { d: 'M3.5 16.5 16.5 3.5' });
  const lines = ['M1.8 10Q10 1.5 18.2 10Q10 18.5 1.8 10Z', 'M10 7.4a2.6 2.6 0 1 0 .01 0Z'];
  const look = { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5', 'stroke-linecap': 'round' };
  const box = { viewBox: '0 0 20 20', 'stroke-linejoin': 'round' };
  const node = createElement('span', { class: 'fe-c-eye', 'aria-hidden': 'true' });
  node
    .attachShadow({ mode: 'open' })
    .append(draw('svg', { ...box, ...look }, ...lines.map((d) => draw('path', { d })), stroke));
  return { node, strike: (struck: boolean) => setAttributes(stroke, { visibility: struck ? undefined : 'hidden' }) };
};
