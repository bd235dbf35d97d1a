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
  /**
   * Width in pixels, 144 by default: of a text column the most that it needs to be shown, of a narrow one an estimate
   * until its content is measured.
   */
  readonly width?: number;
  /** As wide as its content, which is never truncated; a text column can be narrower than its content. */
  readonly narrow?: boolean;
  /**
   * Content without its label for the second line of a two-line row; nothing where there is none. A table without such
   * columns shows its first two with their labels.
   */
  readonly line?: (row: Row) => ReactNode;
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
  /** Width of the pictures in pixels; 32 by default, as of an avatar. */
  readonly pictureWidth?: number;
  /** Minimum width in pixels; 240 by default. */
  readonly width?: number;
}

export const SUBJECT_ID = 'name';
