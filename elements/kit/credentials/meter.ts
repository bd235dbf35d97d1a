import { createElement, setText, setAttributes } from '../dom/nodes.ts';
import type { FieldStrength } from './spec.ts';

/** Debounce before a password is scored, in milliseconds. Ours. */
const DEBOUNCE_MS = 400;
/** Names of the scores, from 0 up. */
const SCORES = ['none', 'weak', 'fair', 'good', 'strong'] as const;
const MOST = SCORES.length - 1;

/** Strength meter of a new password: bars, and text that is announced once typing pauses. */
export interface StrengthMeter {
  readonly node: HTMLElement;
  show(strength: FieldStrength | undefined): void;
}

/** A field of a person's data; a password that is revealed has the type of text, too. */
const isPersonal = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement &&
  (field.type === 'text' || field.type === 'email') &&
  !field.autocomplete.endsWith('password');

/** Values of the form's other fields, which a password must not contain. */
const wordsBeside = (input: HTMLInputElement): string[] =>
  [...(input.form?.elements ?? [])]
    .filter(isPersonal)
    .map(({ value }) => value)
    .filter((value) => value.trim() !== '');

/**
 * Makes the strength meter of an input. It is shown from the first character, and removed where no score can be had.
 */
export const makeStrengthMeter = (input: HTMLInputElement): StrengthMeter => {
  const bars = Array.from({ length: MOST }, () => createElement('span', { class: 'fe-c-bar' }));
  const meter = createElement(
    'div',
    { class: 'fe-c-meter', role: 'meter', 'aria-valuemin': '0', 'aria-valuemax': `${MOST}` },
    ...bars,
  );
  const text = createElement('p', { class: 'fe-c-strength-text', role: 'status' });
  const node = createElement('div', { class: 'fe-c-strength', hidden: true }, meter, text);
  let strength: FieldStrength | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requests = 0;
  let judged:
    | { typed: string; score: number; refused: keyof FieldStrength['messages']['refused'] | undefined }
    | undefined;

  const draw = () => {
    if (!strength) return;
    const { label, scores, refused } = strength.messages;
    const known = judged?.typed === input.value ? judged : undefined;
    const score = known?.score ?? 0;
    const words = known && (known.refused ? refused[known.refused] : scores[SCORES[score] ?? 'none']);
    setAttributes(meter, { 'aria-label': label, 'aria-valuenow': `${score}`, 'aria-valuetext': words ?? '–' });
    setAttributes(node, { 'data-fe-score': known && `${score}`, 'data-fe-refused': known?.refused !== undefined });
    bars.forEach((bar, at) => setAttributes(bar, { 'data-fe-full': at < score }));
    if (words !== undefined || input.value === '') setText(text, words ?? '');
  };
  const judge = async (typed: string) => {
    const turn = (requests += 1);
    const answer = await strength?.ask?.(typed, wordsBeside(input)).catch(() => undefined);
    if (turn !== requests || typed !== input.value) return;
    judged = answer && { typed, score: answer.score, refused: answer.refused };
    setAttributes(node, { hidden: !judged });
    draw();
  };
  const typed = () => {
    clearTimeout(timer);
    requests += 1;
    const { value } = input;
    setAttributes(node, { hidden: value === '' || !strength?.ask });
    draw();
    if (value !== '' && strength?.ask) timer = setTimeout(() => void judge(value), DEBOUNCE_MS);
  };
  input.addEventListener('input', typed);
  return {
    node,
    show(next) {
      strength = next;
      setAttributes(node, { hidden: input.value === '' || !next?.ask || node.hidden });
      draw();
    },
  };
};
