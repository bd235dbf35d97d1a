import type { ReactNode } from 'react';
import type { Choice } from '../choices/choice.ts';

/** Filter of rows: field, operator and operand. The operand is one text or several, so that a URL can carry it. */
export interface Filter {
  /** Id of the field. */
  readonly field: string;
  readonly operator: string;
  readonly value: readonly string[];
}

/** Field that rows can be filtered by. */
export interface FilterField {
  readonly id: string;
  /** Label, as in the column's head. */
  readonly label: string;
  /** Operators; the first is the default. "is", where none are given. */
  readonly operators?: readonly Choice[];
  /** Choices of the operand, several of which can be selected. */
  readonly choices?: readonly Choice[];
  /** Controls of the operand, where it is not selected from choices. */
  readonly edit?: (
    value: readonly string[],
    onValue: (value: readonly string[]) => void,
    close: () => void,
  ) => ReactNode;
  /** Text of the operand; by default the labels of its choices. */
  readonly inWords?: (value: readonly string[]) => string;
}

/** Filters with one of them added or replaced; removed where its operand is empty. */
export const withFilter = (filters: readonly Filter[], filter: Filter): readonly Filter[] => {
  const others = filters.filter(({ field }) => field !== filter.field);
  if (filter.value.length === 0) return others;
  const at = filters.findIndex(({ field }) => field === filter.field);
  return at < 0 ? [...filters, filter] : others.toSpliced(at, 0, filter);
};
