import type { CommonMessages } from '../../i18n/namespaces.ts';
import { createElement, setText, setAttributes } from '../dom/nodes.ts';
import { afterPointerUp } from './after-pointer-up.ts';
import type { FieldParts } from './field-parts.ts';
import { isSecret, makeInput } from './input.ts';
import type { FieldSpec } from './spec.ts';

/** One field of the form: its nodes, and what the form asks of it. */
export interface CredentialField {
  readonly node: HTMLElement;
  readonly input: HTMLInputElement;
  readonly secret: boolean;
  show(spec: FieldSpec, words: CommonMessages): void;
  value(): string;
  clear(): void;
  /** Looks at the value and shows what is wrong with it. False when something is. */
  check(): boolean;
  /** Whether an error is shown. */
  invalid(): boolean;
  /** Hides a revealed password. */
  hide(): void;
}

/** What stands beneath the box, as it is seen. */
const SEEN = ['hint', 'error', 'rules'] as const;
type Note = (typeof SEEN)[number];
/** As it is read out: what is wrong goes first. */
const READ: readonly Note[] = ['error', 'hint', 'rules'];

/** Makes the nodes of a field. They are made once and only ever changed. */
export const makeField = (first: FieldSpec, id: string, words: CommonMessages, parts?: FieldParts): CredentialField => {
  const { kind, name } = first;
  const secret = isSecret(kind);
  const input = makeInput(kind, name, id);
  const label = createElement('label', { for: id, class: 'fe-c-label' });
  const reveal = secret ? parts?.makeRevealButton(input, words) : undefined;
  const meter = kind === 'newPassword' ? parts?.makeStrengthMeter(input) : undefined;
  const control = createElement('div', { class: 'fe-c-control' }, input, ...(reveal ? [reveal.button] : []));
  // read and reached in the order it is seen: a box comes before its words, and a link beside a label before the box
  const named = kind === 'terms' ? [control, label] : [label, control];
  const node = createElement(
    'div',
    { class: `fe-c-field fe-c-${kind}` },
    ...named,
    ...(reveal ? [reveal.notice] : []),
    ...(meter ? [meter.node] : []),
  );

  let spec = first;
  let said = words;
  let touched = false;
  let given: string | undefined;
  let wrong: string | undefined;
  let shownError: string | undefined;
  let action: HTMLButtonElement | undefined;
  const notes = new Map<Note, HTMLElement>();

  const value = () => (input.type === 'checkbox' ? (input.checked ? 'on' : '') : input.value);
  const judge = (): string | undefined => {
    const typed = value();
    if ((spec.required ?? true) && typed.trim() === '') return spec.check?.(typed) ?? said.required;
    return spec.check?.(typed);
  };
  /** Made when there is first something to say: empty nodes hold the first picture up. */
  const noteOf = (name: Note): HTMLElement => {
    const note =
      notes.get(name) ?? createElement(name === 'rules' ? 'ul' : 'p', { id: `${id}-${name}`, class: `fe-c-${name}` });
    notes.set(name, note);
    return note;
  };
  const tell = (name: Note, text = '') => (text || notes.has(name)) && setText(noteOf(name), text);
  const drawRules = () => {
    const met = spec.rules?.(value());
    if (met || notes.has('rules')) parts?.showRules(noteOf('rules'), met ?? [], said);
  };
  const draw = () => {
    tell('error', wrong);
    const told = SEEN.flatMap((name) => notes.get(name) ?? []);
    if (told.some((note) => !note.parentNode)) node.append(...told);
    const described = READ.flatMap((name) => (notes.get(name)?.hasChildNodes() ? `${id}-${name}` : []));
    setAttributes(input, {
      'aria-invalid': wrong ? 'true' : undefined,
      'aria-describedby': described.join(' ') || undefined,
    });
  };
  const drawAction = () => {
    if (spec.action && !action) {
      action = createElement('button', { type: 'button', class: 'fe-c-action' });
      action.addEventListener('click', () => spec.action?.press());
      label.after(action);
    }
    if (!action) return;
    setText(action, spec.action?.label ?? '');
    setAttributes(action, { hidden: !spec.action });
  };
  const complain = () => {
    wrong = spec.concealed ? undefined : judge();
    draw();
  };
  input.addEventListener('input', () => {
    touched = true;
    wrong = undefined;
    drawRules();
    draw();
  });
  input.addEventListener('blur', () => {
    if (touched && value() !== '') afterPointerUp(input.ownerDocument, complain);
  });

  return {
    node,
    input,
    secret,
    value,
    show(next, words) {
      said = words;
      if (next.value !== undefined && next.value !== given) input.value = next.value;
      given = next.value;
      spec = next;
      if (next.error !== shownError) wrong = next.error;
      // found here, and perhaps said in another language now
      else if (wrong && wrong !== shownError) wrong = judge();
      shownError = next.error;
      reveal?.speak(words);
      fillLabel(label, next.label);
      tell('hint', next.hint);
      drawAction();
      meter?.show(next.strength);
      conceal(node, [input, action, reveal?.button], next.concealed ?? false);
      setAttributes(input, { 'aria-required': String(next.required ?? true) });
      drawRules();
      draw();
    },
    clear() {
      input.value = '';
      touched = false;
      meter?.show(spec.strength);
      drawRules();
      draw();
    },
    check() {
      complain();
      return wrong === undefined;
    },
    invalid: () => wrong !== undefined,
    hide: () => reveal?.hide(),
  };
};

/** Out of sight without `type=hidden` or `display: none`, which password managers pass over. */
const conceal = (node: HTMLElement, stops: readonly (HTMLElement | undefined)[], concealed: boolean): void => {
  setAttributes(node, { 'data-fe-concealed': concealed, 'aria-hidden': concealed ? 'true' : undefined });
  for (const stop of stops) if (stop) setAttributes(stop, { tabindex: concealed ? '-1' : undefined });
};

const fillLabel = (label: HTMLElement, words: FieldSpec['label']): void => {
  if (typeof words === 'string') {
    setText(label, words);
    return;
  }
  const key = JSON.stringify(words);
  if (label.dataset['feWords'] === key) return;
  label.dataset['feWords'] = key;
  const parts = words.map((word) => (typeof word === 'string' ? word : link(word.text, word.href)));
  label.replaceChildren(...parts);
};

const link = (text: string, href: string): HTMLElement =>
  createElement('a', { href, target: '_blank', rel: 'noopener', class: 'fe-c-link' }, text);
