import { createElement, setText, setAttributes } from '../dom/nodes.ts';
import type { FieldStrength } from './spec.ts';

/** How long typing pauses before a password is judged, in milliseconds. Ours. */
const PAUSE_MS = 400;
/** The names of the scores, from 0 up. */
const SCORES = ['none', 'weak', 'fair', 'good', 'strong'] as const;
const MOST = SCORES.length - 1;

/** The meter of a new password: bars, and words that are announced once typing pauses. */
export interface StrengthMeter {
  readonly node: HTMLElement;
  show(strength: FieldStrength | undefined): void;
}

/** What the form's other fields hold, which a password may not be made of. */
const wordsBeside = (input: HTMLInputElement): string[] =>
  [...(input.form?.elements ?? [])]
    .filter((other) => other instanceof HTMLInputElement && (other.type === 'text' || other.type === 'email'))
    .map((other) => (other as HTMLInputElement).value) // as filtered
    .filter((value) => value.trim() !== '');

/** Makes the meter of an input. It stands there from the first character, and goes where nobody can judge. */
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
  let asked = 0;
  let judged:
    | { typed: string; score: number; refused: keyof FieldStrength['words']['refused'] | undefined }
    | undefined;

  const draw = () => {
    if (!strength) return;
    const { label, scores, refused } = strength.words;
    const known = judged?.typed === input.value ? judged : undefined;
    const score = known?.score ?? 0;
    const words = known && (known.refused ? refused[known.refused] : scores[SCORES[score] ?? 'none']);
    setAttributes(meter, { 'aria-label': label, 'aria-valuenow': `${score}`, 'aria-valuetext': words ?? '–' });
    setAttributes(node, { 'data-fe-score': known && `${score}`, 'data-fe-refused': known?.refused !== undefined });
    bars.forEach((bar, at) => setAttributes(bar, { 'data-fe-full': at < score }));
    if (words !== undefined || input.value === '') setText(text, words ?? '');
  };
  const judge = async (typed: string) => {
    const turn = (asked += 1);
    const answer = await strength?.ask?.(typed, wordsBeside(input)).catch(() => undefined);
    if (turn !== asked || typed !== input.value) return;
    judged = answer && { typed, score: answer.score, refused: answer.refused };
    setAttributes(node, { hidden: !judged });
    draw();
  };
  const typed = () => {
    clearTimeout(timer);
    asked += 1;
    const { value } = input;
    setAttributes(node, { hidden: value === '' || !strength?.ask });
    draw();
    if (value !== '' && strength?.ask) timer = setTimeout(() => void judge(value), PAUSE_MS);
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
