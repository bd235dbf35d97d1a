/** Rooms that stand side by side. */
export interface Tier {
  readonly rooms: readonly string[];
  readonly apart?: boolean;
  readonly but?: Readonly<Record<string, readonly string[]>>;
}

/** An entry of a folder's list: a room's name, or rooms side by side. */
export type Listed = string | Tier;

/** Rooms side by side: none imports another, except the pairs named in `but`. */
export function apart(rooms: string | readonly string[], but?: Tier['but']): Tier;

/** Rooms that import one another one way only. */
export function layered(...rooms: string[]): Tier;
