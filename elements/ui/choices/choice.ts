import type { ReactNode } from 'react';

/** Option of a choice. */
export interface Choice<Value extends string = string> {
  /** Value of the option; unique in its list. */
  readonly value: Value;
  readonly label: string;
  /** Second line: an address, a description, the reason why it is disabled. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Option of a searchable list, with an optional group, picture and keywords. */
export interface ListedChoice<Value extends string = string> extends Choice<Value> {
  /** Heading of its group; groups are in the order of their first option. */
  readonly group?: string | undefined;
  /** Decorative picture before the label: an avatar, a flag, an icon. */
  readonly picture?: ReactNode;
  /** More words that a search matches. */
  readonly keywords?: string | undefined;
}
