import type { Column, SubjectColumn } from './column.ts';

/** Breakpoint below which a row has two lines, in pixels, as in two-lines.css. Source: design.md#tables. */
export const TWO_LINES_PX = 640;

const SUBJECT_WIDTH = 240;
const WIDTH = 144;
const SELECT_WIDTH = 44;
const EXPAND_WIDTH = 36;
const ACTIONS_WIDTH = 52;
/** Borders of the frame, in pixels. */
const EDGES = 2;

/** Presence of the columns around the data: checkboxes, expand buttons, menus of actions. */
export interface ColumnSurroundings {
  readonly select: boolean;
  readonly expand: boolean;
  readonly actions: boolean;
}

/** Measured widths of columns by id, in pixels: their widest content with its padding. */
export type ColumnSizes = Readonly<Record<string, number>>;

type Sized = Pick<Column<never>, 'id' | 'width' | 'narrow' | 'fixed'>;

interface FitInput {
  /** Width of the table, in pixels; nothing until it is known. */
  readonly width: number | undefined;
  readonly subject: Pick<SubjectColumn<never>, 'width'>;
  /** Columns that are not hidden, in the order of their priority. */
  readonly columns: readonly Sized[];
  readonly around: ColumnSurroundings;
  readonly sizes: ColumnSizes;
}

/** Fit of a table in its container. */
export interface ColumnFit {
  readonly twoLines: boolean;
  /** Ids of the columns that have room. */
  readonly ids: ReadonlySet<string>;
  /** `grid-template-columns` of a row whose columns stand in the given order. */
  readonly templateOf: (order: readonly { readonly id: string }[]) => string;
}

/** Least width of a column: its content, and of a text no more than its `width`. */
const leastOf = ({ id, width = WIDTH, narrow }: Sized, sizes: ColumnSizes): number => {
  const content = sizes[id];
  if (content === undefined) return width;
  return narrow ? content : Math.min(content, width);
};

/**
 * Fits columns into a width: by priority as many as have room, each at least as wide as it needs. What is left goes to
 * truncated texts, in order, and then to the first column.
 */
export const fitColumns = ({ width, subject, columns, around, sizes }: FitInput): ColumnFit => {
  const tracks = { select: SELECT_WIDTH, expand: EXPAND_WIDTH, actions: ACTIONS_WIDTH };
  const before = (['select', 'expand'] as const).filter((part) => around[part]).map((part) => `${tracks[part]}px`);
  const beside = (['select', 'expand', 'actions'] as const).reduce(
    (sum, part) => sum + (around[part] ? tracks[part] : 0),
    EDGES,
  );
  const first = subject.width ?? SUBJECT_WIDTH;
  let room = (width ?? Infinity) - beside - first;
  const widths = new Map<string, number>();
  const twoLines = width !== undefined && width < TWO_LINES_PX;
  for (const column of columns.toSorted((one, other) => Number(other.fixed ?? false) - Number(one.fixed ?? false))) {
    const least = leastOf(column, sizes);
    if (least > room && !column.fixed) break;
    widths.set(column.id, least);
    room -= least;
  }
  for (const { id } of columns) {
    const known = widths.get(id);
    if (known === undefined || !Number.isFinite(room)) continue;
    const more = Math.min(Math.max((sizes[id] ?? 0) - known, 0), Math.max(room, 0));
    widths.set(id, known + more);
    room -= more;
  }
  return {
    twoLines,
    ids: new Set(widths.keys()),
    templateOf: (order) =>
      [
        ...before,
        'minmax(0, 1fr)',
        ...order.map(({ id }) => `${widths.get(id) ?? WIDTH}px`),
        ...(around.actions ? [`${ACTIONS_WIDTH}px`] : []),
      ].join(' '),
  };
};
