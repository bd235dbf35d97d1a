import type { ThemeName } from '../../core/options.ts';
import { themes } from '../themes/themes.ts';
import { fetchOnce } from './fetch-once.ts';
import type { HostState } from './host.ts';

/** How long an element holds back its first paint for the look it is to have, in milliseconds. Ours: then it shows what it has. */
export const LOOK_WAIT_MS = 1000;

/** How an element looks: over its own sheets, those of its theme. */
export interface Look {
  readonly theme: ThemeName;
  readonly sheets: readonly string[];
}

/** What every element looks like by itself. */
export const PLAIN: Look = { theme: 'modern', sheets: [] };

/** The look that the page asks for, if all of it is there; else the promise that it comes. */
export const lookOf = ({ values, app, look }: HostState): Look | Promise<unknown> => {
  // the table of shared attributes gives this
  const theme = (values['theme'] as ThemeName | undefined) ?? app?.options.theme ?? PLAIN.theme;
  if (theme === look.theme) return look;
  if (theme === 'modern') return PLAIN;
  const sheet = fetchOnce(themes[theme], true);
  return sheet.value === undefined ? sheet : { theme, sheets: [sheet.value] };
};
