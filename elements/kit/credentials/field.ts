import type { CommonMessages } from '../../i18n/common.en.ts';
import { make, say, set } from '../nodes.ts';
import { afterPress } from './after-press.ts';
import type { FieldParts } from './field-parts.ts';
import { isSecret, makeInput } from './input.ts';
import type { FieldSpec } from './spec.ts';

/** One field of the form: its nodes, and what the form asks of it. */
export interface Field {
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

/** Makes the nodes of a field. They are made once and only ever changed. */
export const makeField = (first: FieldSpec, id: string, words: CommonMessages, parts?: FieldParts): Field => {
  const { kind, name } = first;
  const secret = isSecret(kind);
  const input = makeInput(kind, name, id);
  const label = make('label', { for: id, class: 'fe-c-label' });
  const action = make('button', { type: 'button', class: 'fe-c-action' });
  const hint = make('p', { id: `${id}-hint`, class: 'fe-c-hint' });
  const error = make('p', { id: `${id}-error`, class: 'fe-c-error' });
  const rules = make('ul', { id: `${id}-rules`, class: 'fe-c-rules' });
  const reveal = secret ? parts?.makeReveal(input, words) : undefined;
  const control = make('div', { class: 'fe-c-control' }, input, ...(reveal ? [reveal.button] : []));
  const notes = [hint, error, rules];
  // read and reached in the order it is seen: a box comes before its words, and a link beside a label before the box
  const named = kind === 'terms' ? [control, label] : [label, control];
  const node = make('div', { class: `fe-c-field fe-c-${kind}` }, ...named, ...(reveal ? [reveal.notice] : []));

  let spec = first;
  let said = words;
  let touched = false;
  let given: string | undefined;
  let wrong: string | undefined;
  let shownError: string | undefined;

  const value = () => (input.type === 'checkbox' ? (input.checked ? 'on' : '') : input.value);
  const judge = (): string | undefined => {
    const typed = value();
    if ((spec.required ?? true) && typed.trim() === '') return spec.check?.(typed) ?? said.required;
    return spec.check?.(typed);
  };
  const drawRules = () => parts?.showRules(rules, spec.rules?.(value()) ?? [], said);
  /** What has nothing to say yet would only make the first picture later. */
  const seat = () => {
    const filled = notes.filter((note) => note.parentNode || note.hasChildNodes());
    if (filled.some((note) => !note.parentNode)) node.append(...filled);
  };
  const draw = () => {
    say(error, wrong ?? '');
    seat();
    const described = [error, hint, rules].filter((note) => note.hasChildNodes()).map((note) => note.id);
    set(input, { 'aria-invalid': wrong ? 'true' : undefined, 'aria-describedby': described.join(' ') || undefined });
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
    if (touched && value() !== '') afterPress(input.ownerDocument, complain);
  });
  action.addEventListener('click', () => spec.action?.press());

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
      say(hint, next.hint ?? '');
      say(action, next.action?.label ?? '');
      set(action, { hidden: !next.action });
      if (next.action && !action.parentNode) label.after(action);
      conceal(node, [input, action, ...(reveal ? [reveal.button] : [])], next.concealed ?? false);
      set(input, { 'aria-required': String(next.required ?? true) });
      drawRules();
      draw();
    },
    clear() {
      input.value = '';
      touched = false;
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
const conceal = (node: HTMLElement, stops: readonly HTMLElement[], concealed: boolean): void => {
  set(node, { 'data-fe-concealed': concealed, 'aria-hidden': concealed ? 'true' : undefined });
  for (const stop of stops) set(stop, { tabindex: concealed ? '-1' : undefined });
};

const fillLabel = (label: HTMLElement, words: FieldSpec['label']): void => {
  if (typeof words === 'string') {
    say(label, words);
    return;
  }
  const key = JSON.stringify(words);
  if (label.dataset['feWords'] === key) return;
  label.dataset['feWords'] = key;
  const parts = words.map((word) => (typeof word === 'string' ? word : link(word.text, word.href)));
  label.replaceChildren(...parts);
};

const link = (text: string, href: string): HTMLElement =>
  make('a', { href, target: '_blank', rel: 'noopener', class: 'fe-c-link' }, text);
