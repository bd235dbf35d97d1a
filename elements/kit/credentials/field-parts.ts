import css from './fields.css?inline';
import { makeMeter } from './meter.ts';
import { makeReveal } from './reveal.ts';
import type { CommonMessages } from '../../i18n/namespaces.ts';
import { make, say, set } from '../dom/nodes.ts';
import type { FieldRule } from './spec.ts';

/** What fields can have that the first screen does without; it comes with the screens. */
export interface FieldParts {
  readonly css: string;
  readonly makeMeter: typeof makeMeter;
  readonly makeReveal: typeof makeReveal;
  readonly showRules: typeof showRules;
}

/** Shows a password's checklist; lines are made once and only marked anew. Each ends in a full stop for whoever hears them all as the field's description. */
const showRules = (list: HTMLElement, rules: readonly FieldRule[], words: CommonMessages): void => {
  while (list.children.length > rules.length) list.lastElementChild?.remove();
  rules.forEach((rule, at) => {
    const line = list.children[at] ?? list.appendChild(makeLine());
    const [mark, text] = line.children;
    set(line, { 'data-fe-met': rule.met, 'data-fe-wide': rule.wide });
    if (text) say(text, rule.text);
    if (mark) say(mark, `${rule.met ? words.rulesMet : words.rulesUnmet}: `);
  });
};

const makeLine = (): HTMLElement =>
  make(
    'li',
    { class: 'fe-c-rule' },
    make('span', { class: 'fe-c-unseen' }),
    make('span', {}),
    make('span', { class: 'fe-c-unseen' }, '.'),
  );

export const fieldParts: FieldParts = { css, makeMeter, makeReveal, showRules };
