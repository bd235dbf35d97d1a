import tones from '../../themes/tones.css?inline';
import css from './tone.css?inline';

/** What a colour means. It is never the only thing that says so. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

/** The sheets of what is tinted; a component gives them to `useStyles` before its own. */
export const toneStyles: readonly string[] = [tones, css];

/** The class that sets `--_fe-tone`, `--_fe-tone-strong` (for text and marks) and `--_fe-tone-subtle` (behind them). */
export const toneClass = (tone: Tone): string => `fe-tone-${tone}`;
