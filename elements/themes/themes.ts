import type { ThemeName } from '../../core/options.ts';
import type { Sheets } from '../kit/definition.ts';

/** What a theme adds to the default one: a sheet of token values, fetched when it is first worn. */
export const themes: Sheets<Exclude<ThemeName, 'modern'>> = {
  classic: () => import('./classic.css?inline'),
  vivid: () => import('./vivid.css?inline'),
  dark: () => import('./dark.css?inline'),
};
