import type { ReactNode } from 'react';
import type { Choice } from '../choices/choice.ts';

/** A condition that rows have to meet. What it is compared with is one text or several, so that an address can carry it. */
export interface Filter {
  /** Id of the field. */
  readonly field: string;
  readonly operator: string;
  readonly value: readonly string[];
}

/** Field that rows can be filtered by. */
export interface FilterField {
  readonly id: string;
  /** As in the column's head. */
  readonly label: string;
  /** Operators; the first is the default. "is", where none are given. */
  readonly operators?: readonly Choice[];
  /** What it can be compared with; several can be chosen. */
  readonly choices?: readonly Choice[];
  /** The controls for what it is compared with, where there is nothing to choose among. */
  readonly edit?: (
    value: readonly string[],
    onValue: (value: readonly string[]) => void,
    close: () => void,
  ) => ReactNode;
  /** What it is compared with, in words; the labels of the choices unless told. */
  readonly inWords?: (value: readonly string[]) => string;
}

/** The filters after one of them has become another; one that compares with nothing is none. */
export const withFilter = (filters: readonly Filter[], filter: Filter): readonly Filter[] => {
  const others = filters.filter(({ field }) => field !== filter.field);
  if (filter.value.length === 0) return others;
  const at = filters.findIndex(({ field }) => field === filter.field);
  return at < 0 ? [...filters, filter] : others.toSpliced(at, 0, filter);
};
