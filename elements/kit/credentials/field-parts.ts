import css from './fields.css?inline';
import { makeMeter } from './meter.ts';
import { makeReveal } from './reveal.ts';
import { showRules } from './rules.ts';

/** What fields can have that the first screen does without; it comes with the screens. */
export interface FieldParts {
  readonly css: string;
  readonly makeMeter: typeof makeMeter;
  readonly makeReveal: typeof makeReveal;
  readonly showRules: typeof showRules;
}

export const fieldParts: FieldParts = { css, makeMeter, makeReveal, showRules };
