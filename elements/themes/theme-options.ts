import type { ThemeName } from '../../core/options.ts';
import { colour, face, isDark, length, shadow, share } from './theme-values.ts';

/** Part of the product whose theme options precede the common ones. */
export type ThemedPart = 'loginBox' | 'adminPortal';

/** Result of reading a host's or an operator's theme options. */
export interface Themed {
  readonly theme?: ThemeName | undefined;
  readonly layout?: string | undefined;
  readonly logo?: string | undefined;
  /** Style sheet of token values, validated and serialized; empty where there are none. */
  readonly css: string;
}

type Path = readonly string[];
type Reading<Value> = (value: unknown) => Value | undefined;

/**
 * Tokens by option: how each is read, and from which paths; the first valid value counts. Source:
 * protocol/operator.md#theme-options.
 */
const TOKENS: readonly [token: string, read: Reading<string>, ...paths: Path[]][] = [
  ['accent', colour, ['palette', 'primary', 'main']],
  ['accent-contrast', colour, ['palette', 'primary', 'contrastText']],
  ['danger', colour, ['palette', 'danger', 'main'], ['palette', 'error', 'main']],
  ['warning', colour, ['palette', 'warning', 'main']],
  ['success', colour, ['palette', 'success', 'main']],
  ['info', colour, ['palette', 'info', 'main']],
  ['neutral', colour, ['palette', 'grey', '500']],
  ['text', colour, ['palette', 'text', 'primary']],
  ['border', colour, ['palette', 'divider']],
  ['surface', colour, ['boxStyle', 'backgroundColor'], ['palette', 'background', 'paper']],
  [
    'canvas',
    colour,
    ['rootStyle', 'backgroundColor'],
    ['pageStyle', 'backgroundColor'],
    ['palette', 'background', 'default'],
  ],
  ['shadow', shadow, ['boxStyle', 'boxShadow']],
  ['radius', length, ['boxStyle', 'borderRadius']],
  ['font', face, ['typography', 'fontFamily']],
  ['font-size', length, ['typography', 'fontSize']],
  ['split', share, ['layout', 'splitSize']],
];

const THEMES: readonly ThemeName[] = ['modern', 'classic', 'vivid', 'dark'];
/** Suffix of the next generation's theme names; ours has one. */
const GENERATION = /V2$/;
const PICTURE = /^(https?:\/\/|data:image\/|\.{0,2}\/)/;
const LAYOUT = /^(center|float-left|float-right|split)$/;

const text =
  (pattern: RegExp): Reading<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
const themeName: Reading<ThemeName> = (value) =>
  THEMES.find((name) => typeof value === 'string' && name === value.replace(GENERATION, ''));

/** Value at a path, own properties only. */
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined,
    value,
  );

/**
 * Reads theme options, the first source before the others and in each the part's own before the common ones. Unknown
 * options and invalid values are ignored. Source: protocol/operator.md#theme-options.
 */
export const readThemeOptions = (sources: readonly unknown[], part: ThemedPart): Themed => {
  const first = <Value>(read: Reading<Value>, ...paths: Path[]): Value | undefined => {
    for (const source of sources)
      for (const path of paths)
        for (const where of [[part, ...path], [part, 'common', ...path], path]) {
          const value = read(at(source, where));
          if (value !== undefined) return value;
        }
    return undefined;
  };
  const tokens = new Map(
    TOKENS.flatMap(([token, read, ...paths]) => {
      const value = first(read, ...paths);
      return value === undefined ? [] : [[token, value] as const];
    }),
  );
  return {
    theme: first(themeName, ['themeName']),
    layout: first(text(LAYOUT), ['layout', 'type']),
    logo: first(text(PICTURE), ['logo', 'image']),
    css: tokens.size > 0 ? sheetOf(tokens) : '',
  };
};

/** Colour scheme implied by the surface or text colour; the tokens that the options do not set follow it. */
const schemeOf = (tokens: ReadonlyMap<string, string>): string => {
  const ground = tokens.get('surface') ?? tokens.get('canvas');
  const words = tokens.get('text');
  if (!ground && !words) return '';
  const dark = ground ? isDark(ground) : !isDark(words ?? '');
  return `:host,.fe-root{color-scheme:${dark ? 'dark' : 'light'}}`;
};

const sheetOf = (tokens: ReadonlyMap<string, string>): string => {
  const values = Array.from(tokens, ([token, value]) => `--_fe-theme-${token}:${value}`).join(';');
  const scheme = schemeOf(tokens);
  // text beside the card is read on a canvas of its own scheme
  const around = scheme || tokens.has('canvas') ? ';--_fe-theme-around:var(--_fe-theme-canvas)' : '';
  return `@layer fe.theme{:host{${values}${around}}${scheme}}`;
};
