import type { WalkedRow } from '../tree/walk.ts';

/** Line of a JSON view: an entry, or the button that shows more of a long list. */
export type JsonLine = WalkedRow & {
  /** Key or index; absent for the root. */
  readonly name?: string | number;
  readonly position: number;
  readonly size: number;
} & (
    | { readonly kind: 'branch'; readonly isList: boolean; readonly count: number }
    | { readonly kind: 'leaf'; readonly value: unknown }
    | { readonly kind: 'more'; readonly parent: string; readonly left: number }
  );

/** Expanded state of a JSON view. */
export interface JsonViewState {
  /** True for an expanded branch or long text. */
  isOpen(key: string, level: number): boolean;
  /** Number of entries shown of a branch. */
  shownOf(key: string): number;
}

/** Length beyond which a text is truncated until expanded. */
export const LONG_TEXT = 200;

/** Number of entries shown of a branch at first, and added each time. */
export const CHUNK = 100;

/** Path of the root. */
export const ROOT = '';

/** Visible lines of a value: collapsed branches are not traversed, so their depth and size cost nothing. */
export const jsonLines = (value: unknown, view: JsonViewState): JsonLine[] =>
  isBranch(value) && Object.keys(value).length > 0
    ? linesBelow(value, ROOT, 1, view)
    : [lineOf(value, { key: ROOT, text: '', level: 1, position: 1, size: 1 }, view)];

const linesBelow = (branch: object, path: string, level: number, view: JsonViewState): JsonLine[] => {
  const keys = Object.keys(branch);
  const shown = keys.slice(0, view.shownOf(path));
  const left = keys.length - shown.length;
  const size = shown.length + (left > 0 ? 1 : 0);
  const lines = shown.flatMap((name, at): JsonLine[] => {
    const value: unknown = Reflect.get(branch, name);
    const key = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const place = { key, text: name, level, position: at + 1, size, name: Array.isArray(branch) ? at : name };
    const line = lineOf(value, place, view);
    return line.kind === 'branch' && line.open && isBranch(value)
      ? [line, ...linesBelow(value, key, level + 1, view)]
      : [line];
  });
  if (left > 0)
    lines.push({
      kind: 'more',
      key: `${path}/~${shown.length}`,
      text: '',
      level,
      position: size,
      size,
      parent: path,
      left,
    });
  return lines;
};

type LinePlace = Omit<WalkedRow, 'open'> & Pick<JsonLine, 'name' | 'position' | 'size'>;

const lineOf = (value: unknown, place: LinePlace, view: JsonViewState): JsonLine => {
  if (isBranch(value)) {
    const count = Object.keys(value).length;
    const open = count > 0 ? view.isOpen(place.key, place.level) : undefined;
    return { ...place, kind: 'branch', isList: Array.isArray(value), count, open };
  }
  const isLong = typeof value === 'string' && value.length > LONG_TEXT;
  return { ...place, kind: 'leaf', value, open: isLong ? view.isOpen(place.key, Number.POSITIVE_INFINITY) : undefined };
};

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
