import type { CommonMessages } from '../../i18n/namespaces.ts';
import { adoptElement, createElement, setText, setAttributes } from '../dom/nodes.ts';
import { afterPointerUp } from './after-pointer-up.ts';
import type { FieldParts } from './field-parts.ts';
import { isSecret, makeInput } from './input.ts';
import type { FieldSpec } from './spec.ts';

/** Field of the form: its nodes, and how the form uses it. */
export interface CredentialField {
  readonly node: HTMLElement;
  readonly input: HTMLInputElement;
  readonly secret: boolean;
  show(spec: FieldSpec, words: CommonMessages): void;
  value(): string;
  clear(): void;
  /** Validates the value and shows the error. False when invalid. */
  check(): boolean;
  /** True while an error is shown. */
  invalid(): boolean;
  /** Hides a revealed password. */
  hide(): void;
}

/** Notes beneath the box, in visual order. */
const VISUAL_ORDER = ['hint', 'error', 'rules'] as const;
type Note = (typeof VISUAL_ORDER)[number];
/** Notes in reading order of `aria-describedby`: the error first. */
const READING_ORDER: readonly Note[] = ['error', 'hint', 'rules'];

/** Makes the nodes of a field once, or adopts those in `form` that a server printed; they are only ever updated. */
export const makeField = (
  first: FieldSpec,
  id: string,
  words: CommonMessages,
  parts?: FieldParts,
  form: Element | null = null,
): CredentialField => {
  const { kind, name } = first;
  const secret = isSecret(kind);
  const printed = form?.querySelector(`.fe-c-${kind}`) ?? null;
  const input = makeInput(kind, name, id, printed);
  const label = adoptElement(printed, 'label', { for: id, class: 'fe-c-label' });
  const reveal = secret ? parts?.makeRevealButton(input, words) : undefined;
  const meter = kind === 'newPassword' ? parts?.makeStrengthMeter(input) : undefined;
  const control = adoptElement(printed, 'div', { class: 'fe-c-control' }, input, ...(reveal ? [reveal.button] : []));
  // reading and tab order follow the visual order: a checkbox precedes its label, and a link beside a label precedes
  // the input
  const named = kind === 'terms' ? [control, label] : [label, control];
  const node = adoptElement(
    form,
    'div',
    { class: `fe-c-field fe-c-${kind}` },
    ...named,
    ...(reveal ? [reveal.notice] : []),
    ...(meter ? [meter.node] : []),
  );

  let spec = first;
  let messages = words;
  let touched = false;
  let given: string | undefined;
  let wrong: string | undefined;
  let shownError: string | undefined;
  let action: HTMLButtonElement | undefined;
  const notes = new Map<Note, HTMLElement>();

  const value = () => (input.type === 'checkbox' ? (input.checked ? 'on' : '') : input.value);
  const judge = (): string | undefined => {
    const typed = value();
    if ((spec.required ?? true) && typed.trim() === '') return spec.check?.(typed) ?? messages.required;
    return spec.check?.(typed);
  };
  /** Makes a note when it first has text: empty nodes delay the first paint. */
  const noteOf = (name: Note): HTMLElement => {
    const note =
      notes.get(name) ?? createElement(name === 'rules' ? 'ul' : 'p', { id: `${id}-${name}`, class: `fe-c-${name}` });
    notes.set(name, note);
    return note;
  };
  const setNote = (name: Note, text = '') => (text || notes.has(name)) && setText(noteOf(name), text);
  const drawRules = () => {
    const met = spec.rules?.(value());
    if (met || notes.has('rules')) parts?.showRules(noteOf('rules'), met ?? [], messages);
  };
  const draw = () => {
    setNote('error', wrong);
    const shown = VISUAL_ORDER.flatMap((name) => notes.get(name) ?? []);
    if (shown.some((note) => !note.parentNode)) node.append(...shown);
    const described = READING_ORDER.flatMap((name) => (notes.get(name)?.hasChildNodes() ? `${id}-${name}` : []));
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
  const validate = () => {
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
    if (touched && value() !== '') afterPointerUp(input.ownerDocument, validate);
  });

  return {
    node,
    input,
    secret,
    value,
    show(next, words) {
      messages = words;
      if (next.value !== undefined && next.value !== given) input.value = next.value;
      given = next.value;
      spec = next;
      if (next.error !== shownError) wrong = next.error;
      // a client-side error, possibly in another language now
      else if (wrong && wrong !== shownError) wrong = judge();
      shownError = next.error;
      reveal?.speak(words);
      fillLabel(label, next.label);
      setNote('hint', next.hint);
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
      validate();
      return wrong === undefined;
    },
    invalid: () => wrong !== undefined,
    hide: () => reveal?.hide(),
  };
};

/** Hides a field visually without `type=hidden` or `display: none`, which password managers ignore. */
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
