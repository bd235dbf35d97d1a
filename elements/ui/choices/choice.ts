import type { ReactNode } from 'react';

/** One thing among several that can be chosen. */
export interface Choice<Value extends string = string> {
  /** What tells it from the others; unique in its list. */
  readonly value: Value;
  readonly label: string;
  /** A second line: an address, what it gives, why it cannot be chosen. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A choice of a list that is searched: it may stand in a group, have a picture, and be found by more than its label. */
export interface ListedChoice<Value extends string = string> extends Choice<Value> {
  /** The heading it stands under; groups stand in the order of their first choice. */
  readonly group?: string | undefined;
  /** Before the label: an avatar, a flag, an icon. It says nothing by itself. */
  readonly picture?: ReactNode;
  /** What else a person may type to find it. */
  readonly keywords?: string | undefined;
}
