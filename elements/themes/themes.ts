import type { ThemeName } from '../../core/options.ts';

/** What a theme adds to the default one: a sheet of token values, fetched when it is first worn. */
export const themes: Readonly<Record<Exclude<ThemeName, 'modern'>, () => Promise<string>>> = {
  classic: () => import('./classic.css?inline').then(({ default: css }) => css),
  vivid: () => import('./vivid.css?inline').then(({ default: css }) => css),
  dark: () => import('./dark.css?inline').then(({ default: css }) => css),
};
