/** Row of a tree, as keyboard navigation sees it. */
export interface WalkedRow {
  readonly key: string;
  /** Level, from 1. */
  readonly level: number;
  /** Text that typeahead matches. */
  readonly text: string;
  /** Expanded state; absent for a leaf. */
  readonly open?: boolean | undefined;
}

/** Result of a key: focus another row, or expand and collapse some. */
export type TreeWalk = { to: number } | { toggle: readonly number[] };

/** Result of a key on a row. Source: WAI-ARIA Authoring Practices, "Tree view". */
export const walk = (
  key: string,
  rows: readonly WalkedRow[],
  at: number,
  isRightToLeft: boolean,
): TreeWalk | undefined => {
  const row = rows[at];
  if (!row) return undefined;
  switch (key) {
    case 'ArrowDown':
      return moveTo(rows, at + 1);
    case 'ArrowUp':
      return moveTo(rows, at - 1);
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: rows.length - 1 };
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return openOrEnter(rows, at, row);
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return row.open ? { toggle: [at] } : moveTo(rows, parentOf(rows, at));
    case '*':
      return { toggle: siblingsOf(rows, at).filter((sibling) => rows[sibling]?.open === false) };
  }
  return undefined;
};

const moveTo = (rows: readonly WalkedRow[], to: number): TreeWalk | undefined => (rows[to] ? { to } : undefined);

const openOrEnter = (rows: readonly WalkedRow[], at: number, row: WalkedRow): TreeWalk | undefined => {
  if (row.open === false) return { toggle: [at] };
  return row.open && (rows[at + 1]?.level ?? 0) > row.level ? { to: at + 1 } : undefined;
};

const parentOf = (rows: readonly WalkedRow[], at: number): number => {
  const level = rows[at]?.level ?? 0;
  return rows.findLastIndex((row, place) => place < at && row.level < level);
};

const siblingsOf = (rows: readonly WalkedRow[], at: number): number[] => {
  const level = rows[at]?.level ?? 0;
  const parent = parentOf(rows, at);
  const next = rows.findIndex((row, place) => place > at && row.level < level);
  const end = next === -1 ? rows.length : next;
  return rows.flatMap((row, place) => (place > parent && place < end && row.level === level ? [place] : []));
};
