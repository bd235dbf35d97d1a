import type { ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';

/** Sort order of a table: column id and direction. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

interface Sortable {
  /** Sortable. */
  readonly sortable?: boolean;
  /** Which way it is sorted by the first press; dates and amounts read better from the end. */
  readonly sortsFirst?: SortDirection;
}

/** A column of a table, after the first. */
export interface Column<Row> extends Sortable {
  readonly id: string;
  /** Its name in the head, in the menu of columns, and before its value on a card. */
  readonly header: string;
  /** A text is cut where it does not fit; nothing at all is shown as a dash. */
  readonly cell: (row: Row) => ReactNode;
  /** Its least width in pixels; 144 unless told. */
  readonly width?: number;
  /** It keeps its least width; the others share what is left. */
  readonly narrow?: boolean;
  /** Numbers and amounts stand at the end, under one another. */
  readonly numeric?: boolean;
  /** Not shown until the person asks for it. */
  readonly hidden?: boolean;
  /** Always shown. */
  readonly fixed?: boolean;
}

/** The thing that a row is about. */
export interface RowSubject {
  readonly name: string;
  /** Detail that distinguishes rows of the same name: an address, a description. */
  readonly detail?: string | undefined;
  /** An avatar or an icon; it says nothing by itself. */
  readonly picture?: ReactNode;
  /** Beside the name: "You", "Vendor". */
  readonly mark?: ReactNode;
}

/** The first column: what each row is about. It is always shown, names the row's controls, and opens its details. */
export interface SubjectColumn<Row> extends Sortable {
  /** `name` unless told. */
  readonly id?: string;
  readonly header: string;
  readonly of: (row: Row) => RowSubject;
  /** Has pictures; their space is reserved while the rows load. */
  readonly pictured?: boolean;
  /** Its least width in pixels; 240 unless told. */
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

/** What stands around a row's columns. */
export interface ColumnSurroundings {
  readonly select: boolean;
  readonly expand: boolean;
  readonly actions: boolean;
}

/** The widths of a table's columns, as `grid-template-columns`, and what they need in all, in pixels. */
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
