import css from './fields.css?inline';
import { makeStrengthMeter } from './meter.ts';
import { makeRevealButton } from './reveal.ts';
import type { CommonMessages } from '../../i18n/namespaces.ts';
import { createElement, setText, setAttributes } from '../dom/nodes.ts';
import type { FieldRule } from './spec.ts';

/** Optional parts of fields that the first screen does without; loaded with the screens. */
export interface FieldParts {
  readonly css: string;
  readonly makeStrengthMeter: typeof makeStrengthMeter;
  readonly makeRevealButton: typeof makeRevealButton;
  readonly showRules: typeof showRules;
}

/**
 * Updates a password's checklist; lines are made once and only re-marked. Each ends in a full stop, since a screen
 * reader reads them all as the field's description.
 */
const showRules = (list: HTMLElement, rules: readonly FieldRule[], words: CommonMessages): void => {
  while (list.children.length > rules.length) list.lastElementChild?.remove();
  rules.forEach((rule, at) => {
    const line = list.children[at] ?? list.appendChild(makeLine());
    const [mark, text] = line.children;
    setAttributes(line, { 'data-fe-met': rule.met, 'data-fe-wide': rule.wide, 'data-fe-leads': rule.leads });
    if (text) setText(text, rule.text);
    if (mark) setText(mark, `${rule.met ? words.rulesMet : words.rulesUnmet}: `);
  });
};

const makeLine = (): HTMLElement =>
  createElement(
    'li',
    { class: 'fe-c-rule' },
    createElement('span', { class: 'fe-c-visually-hidden' }),
    createElement('span', {}),
    createElement('span', { class: 'fe-c-visually-hidden' }, '.'),
  );

export const fieldParts: FieldParts = { css, makeStrengthMeter, makeRevealButton, showRules };
