import tones from '../../themes/tones.css?inline';
import css from './tone.css?inline';

/** Semantic colour. A text or a mark always conveys the same. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

/** Style sheets of tones; a component gives them to `useStyles` before its own. */
export const toneStyles: readonly string[] = [tones, css];

/** Class that sets `--_fe-tone`, `--_fe-tone-strong` (for text and marks) and `--_fe-tone-subtle` (behind them). */
export const toneClass = (tone: Tone): string => `fe-tone-${tone}`;
