import type { ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';

/** Sort order of a table: column id and direction. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

interface Sortable {
  readonly sortable?: boolean;
  /** Direction of the first press; dates and amounts are more useful in descending order. */
  readonly sortsFirst?: SortDirection;
}

/** Column of a table, after the first. */
export interface Column<Row> extends Sortable {
  readonly id: string;
  /** Label in the head, in the menu of columns, and before the value on a card. */
  readonly header: string;
  /** Content of a cell: a text is truncated where it does not fit, nothing is shown as a dash. */
  readonly cell: (row: Row) => ReactNode;
  /** Minimum width in pixels; 144 by default. */
  readonly width?: number;
  /** Fixed at its minimum width; the other columns share the remaining width. */
  readonly narrow?: boolean;
  /** Aligned at the end, for numbers and amounts. */
  readonly numeric?: boolean;
  /** Hidden by default, until shown by the menu of columns. */
  readonly hidden?: boolean;
  /** Cannot be hidden. */
  readonly fixed?: boolean;
}

/** Subject of a row: name, detail, picture and mark. */
export interface RowSubject {
  readonly name: string;
  /** Detail that distinguishes rows of the same name: an address, a description. */
  readonly detail?: string | undefined;
  /** Decorative picture: an avatar or an icon. */
  readonly picture?: ReactNode;
  /** Mark beside the name: "You", "Vendor". */
  readonly mark?: ReactNode;
}

/** First column, with the subject of each row. It is always shown, labels the row's controls, and opens the details. */
export interface SubjectColumn<Row> extends Sortable {
  /** Column id; `name` by default. */
  readonly id?: string;
  readonly header: string;
  readonly of: (row: Row) => RowSubject;
  /** Has pictures; their space is reserved while the rows load. */
  readonly pictured?: boolean;
  /** Minimum width in pixels; 240 by default. */
  readonly width?: number;
}

export const SUBJECT_ID = 'name';
const SUBJECT_WIDTH = 240;
const WIDTH = 144;
/** Share of the remaining width that the first column takes, where another takes one. */
const SUBJECT_SHARE = 2;
const SELECT_WIDTH = 44;
const EXPAND_WIDTH = 36;
const ACTIONS_WIDTH = 52;

/** Presence of the columns around the data: checkboxes, expand buttons, menus of actions. */
export interface ColumnSurroundings {
  readonly select: boolean;
  readonly expand: boolean;
  readonly actions: boolean;
}

/** Widths of a table's columns, as `grid-template-columns`, and their minimum in all, in pixels. */
export const widthsOf = (
  subject: Pick<SubjectColumn<never>, 'width'>,
  columns: readonly Pick<Column<never>, 'width' | 'narrow'>[],
  around: ColumnSurroundings,
): { template: string; least: number } => {
  const tracks: [least: number, share: number][] = [
    ...(around.select ? [[SELECT_WIDTH, 0] as [number, number]] : []),
    ...(around.expand ? [[EXPAND_WIDTH, 0] as [number, number]] : []),
    [subject.width ?? SUBJECT_WIDTH, SUBJECT_SHARE],
    ...columns.map(({ width = WIDTH, narrow }): [number, number] => [width, narrow ? 0 : 1]),
    ...(around.actions ? [[ACTIONS_WIDTH, 0] as [number, number]] : []),
  ];
  return {
    template: tracks.map(([least, share]) => (share > 0 ? `minmax(${least}px, ${share}fr)` : `${least}px`)).join(' '),
    least: tracks.reduce((sum, [least]) => sum + least, 0),
  };
};
