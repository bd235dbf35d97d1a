import type { ElementEventMap } from '../elements/index.ts';

/** Two-way property of an element: the event that changes it, and its value then, a member of the detail by name or a constant. */
export interface TwoWayProperty {
  readonly event: keyof ElementEventMap;
  readonly detail?: string;
  readonly value?: unknown;
}

/** Value of a two-way property after its event. */
export const valueAfter = (fact: Event, { detail, value }: TwoWayProperty): unknown =>
  detail ? Reflect.get((fact as CustomEvent).detail as object, detail) : value;
