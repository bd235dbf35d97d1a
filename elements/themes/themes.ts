import type { ThemeName } from '../../core/options.ts';

/** Style sheet loaders by choice, each fetched on first use. */
export type StyleSheetLoaders<Choice extends string = string> = Readonly<
  Record<Choice, () => Promise<{ readonly default: string }>>
>;

/** Style sheets that themes add to the default one: token values, fetched on first use. */
export const themes: StyleSheetLoaders<Exclude<ThemeName, 'modern'>> = {
  classic: () => import('./classic.css?inline'),
  vivid: () => import('./vivid.css?inline'),
  dark: () => import('./dark.css?inline'),
};
