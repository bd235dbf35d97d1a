import type { IsoDateTime } from '../../../core/contract/entities/ids.ts';
import type { Scope } from './scope.ts';
import type { CollectionName, Records, TenantCollection } from './records.ts';

/** Equality, a list to be among, null, or a comparison. All fields must hold. */
export type Where<Row> = { readonly [Key in keyof Row]?: Condition<Row[Key]> };
export type Condition<Value> =
  | Value
  | { readonly in: readonly Value[] }
  | { readonly before: Value }
  | { readonly after: Value }
  | { readonly not: Value }
  /** Substring of a text. */
  | (Value extends string ? { readonly contains: string } : never)
  /** Overlap of a list of ids with these. */
  | (Value extends readonly (infer Item)[] ? { readonly overlaps: readonly Item[] } : never);

export interface RowQuery<Row> {
  where?: Where<Row>;
  order?: readonly (readonly [keyof Row & string, 'asc' | 'desc'])[];
  limit?: number;
  offset?: number;
}

/** Page of rows, with the total. */
export interface Counted<Row> {
  rows: Row[];
  total: number;
}

/** Read operations on rows. */
export interface Readable<Row> {
  get(id: string): Promise<Row | undefined>;
  find(question?: RowQuery<Row>): Promise<Row[]>;
  /**
   * Page of few matching rows, with the total: all matches are found and then sorted, rather than an index of the order
   * scanned. Undefined where there are more than `most`, without finding the rest.
   */
  few(question: RowQuery<Row>, most: number): Promise<Counted<Row> | undefined>;
  count(where?: Where<Row>): Promise<number>;
  /** Numbers of matching rows by the value of a field; a value without rows is left out. */
  tally<Name extends keyof Row & string>(where: Where<Row>, by: Name): Promise<ReadonlyMap<Row[Name], number>>;
}

/** Write operations on rows, inside a transaction only. */
export interface Writable<Row> extends Readable<Row> {
  /** Inserts a row. Throws `UniqueViolation` where a unique field is taken. */
  insert(row: Row): Promise<Row>;
  /** Updates rows and returns them as they are now; none where a compare-and-set lost. */
  update(where: Where<Row>, changes: Partial<Row>): Promise<Row[]>;
  /** Deletes rows; returns their number. */
  remove(where: Where<Row>): Promise<number>;
}

/** Reader of every collection. */
export type Reader = { readonly [Name in CollectionName]: Readable<Records[Name]> };
/** Writer of every collection, inside a transaction. */
export type Writer = { readonly [Name in CollectionName]: Writable<Records[Name]> };

/** Collections of one tenant, without access to rows of any other. */
export type TenantReader = { readonly [Name in TenantCollection]: Readable<Records[Name]> };
export type TenantWriter = { readonly [Name in TenantCollection]: Writable<Records[Name]> };

/**
 * Isolation level of a transaction. `read committed` is for compare-and-set, which detects lost updates by itself:
 * transactions on different rows then never conflict.
 */
export type Isolation = 'serializable' | 'read committed';

/** Rows of one scope. */
export interface ScopedRows extends Reader {
  /** Transaction, serializable by default, retried on a serialization failure (40001), rolled back when the work throws. */
  transaction<Value>(work: (rows: Writer) => Promise<Value>, isolation?: Isolation): Promise<Value>;
  /** Runs several queries on one snapshot. */
  snapshot<Value>(work: (rows: Reader) => Promise<Value>): Promise<Value>;
}

/** Value of a counter, and when it expires. */
export interface Count {
  points: number;
  expires: IsoDateTime;
}

/** Maximum clock skew between two nodes, in milliseconds. Ours. */
export const CLOCK_SLACK_MS = 60_000;

/** Counters shared by all nodes. An expired key starts again at 0. */
export interface Counters {
  /** Atomically adds to a key, or subtracts down to 0; its window starts with the first call, and is never longer than one that starts now. */
  add(key: string, points: number, lastsMs: number, now: Date): Promise<Count>;
  /** Sets a key to a value. */
  set(key: string, points: number, lastsMs: number, now: Date): Promise<Count>;
  get(key: string, now: Date): Promise<Count | undefined>;
  /** Reads several keys at once; those without a count are left out. */
  several(keys: readonly string[], now: Date): Promise<ReadonlyMap<string, Count>>;
  remove(key: string): Promise<void>;
  /** Deletes expired keys; resolves with their number. */
  clear(now: Date): Promise<number>;
}

/** Change of rows that authority depends on; `ids` is undefined where they are not known, as after a removal. */
export interface AuthorityChange {
  readonly collection:
    | 'sessions'
    | 'users'
    | 'memberships'
    | 'groups'
    | 'groupConfigs'
    | 'roles'
    | 'permissions'
    | 'mfaPolicies'
    | 'apiTokens';
  readonly ids?: readonly string[];
}

/** Store of all data: PostgreSQL in a server, memory in a page. Same rules, same test suite. */
export interface Store {
  /** Rows within a scope. There is no other access to rows, so that no caller can forget the scope. */
  scoped(scope: Scope): ScopedRows;
  readonly counters: Counters;
  /** Subscribes to changes of authority by this node's transactions, after commit. */
  listen(listener: (change: AuthorityChange) => void): void;
  /** Readiness: whether the store answers now. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** Error: a unique field of a row belongs to another row. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
}
