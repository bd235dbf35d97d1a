import type { ThemeName } from '../../core/options.ts';

/** Sheets by the choices that they belong to, each fetched when it is first worn. */
export type StyleSheetLoaders<Choice extends string = string> = Readonly<
  Record<Choice, () => Promise<{ readonly default: string }>>
>;

/** What a theme adds to the default one: a sheet of token values, fetched when it is first worn. */
export const themes: StyleSheetLoaders<Exclude<ThemeName, 'modern'>> = {
  classic: () => import('./classic.css?inline'),
  vivid: () => import('./vivid.css?inline'),
  dark: () => import('./dark.css?inline'),
};
