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
  /** Of a text: that it has this in it. */
  | (Value extends string ? { readonly contains: string } : never)
  /** Of a list of ids: that it holds one of these. */
  | (Value extends readonly (infer Item)[] ? { readonly overlaps: readonly Item[] } : never);

export interface RowQuery<Row> {
  where?: Where<Row>;
  order?: readonly (readonly [keyof Row & string, 'asc' | 'desc'])[];
  limit?: number;
  offset?: number;
}

/** A page of rows, and how many there are in all. */
export interface Counted<Row> {
  rows: Row[];
  total: number;
}

/** What can be asked of rows. */
export interface Readable<Row> {
  get(id: string): Promise<Row | undefined>;
  find(question?: RowQuery<Row>): Promise<Row[]>;
  /**
   * A page of rows that are few, counted on the way: all of them are looked for once and then put in order, rather than an
   * order gone through for them. Nothing where there are more than `most`, which is known as soon as they are met.
   */
  few(question: RowQuery<Row>, most: number): Promise<Counted<Row> | undefined>;
  count(where?: Where<Row>): Promise<number>;
}

/** What can be done to rows, inside a transaction only. */
export interface Writable<Row> extends Readable<Row> {
  /** Throws `Taken` where a unique field is taken. */
  insert(row: Row): Promise<Row>;
  /** The rows that matched, as they are now; none where a compare-and-set lost. */
  update(where: Where<Row>, changes: Partial<Row>): Promise<Row[]>;
  /** How many rows went. */
  remove(where: Where<Row>): Promise<number>;
}

/** Every collection, to be read. */
export type Reader = { readonly [Name in CollectionName]: Readable<Records[Name]> };
/** Every collection, inside a transaction. */
export type Writer = { readonly [Name in CollectionName]: Writable<Records[Name]> };

/** One tenant's collections: whoever holds it reaches no other tenant's rows. */
export type TenantReader = { readonly [Name in TenantCollection]: Readable<Records[Name]> };
export type TenantWriter = { readonly [Name in TenantCollection]: Writable<Records[Name]> };

/**
 * What transactions at once may see of one another. `read committed` is for what compares and sets, and so loses to nobody
 * unseen: two that never touch the same row then never undo one another either.
 */
export type Isolation = 'serializable' | 'read committed';

/** The rows within one reach. */
export interface ScopedRows extends Reader {
  /** Serializable unless told otherwise, tried again on a serialization failure (40001), and nothing is left behind when the work throws. */
  transaction<Value>(work: (rows: Writer) => Promise<Value>, isolation?: Isolation): Promise<Value>;
  /** Asks several questions of one moment. */
  snapshot<Value>(work: (rows: Reader) => Promise<Value>): Promise<Value>;
}

/** How often something was done, and until when that is remembered. */
export interface Count {
  points: number;
  expires: IsoDateTime;
}

/** By how much the clocks of two nodes may differ, in milliseconds. Ours. */
export const CLOCK_SLACK_MS = 60_000;

/** Counts that every node shares. A key whose time is over begins anew. */
export interface Counters {
  /** Adds to a key, or takes from it down to 0, however many do at once; its time runs from the first, and is never longer than it would be now. */
  add(key: string, points: number, lastsMs: number, now: Date): Promise<Count>;
  /** Puts a key where it is told to be. */
  set(key: string, points: number, lastsMs: number, now: Date): Promise<Count>;
  get(key: string, now: Date): Promise<Count | undefined>;
  remove(key: string): Promise<void>;
  /** Forgets what is over; how many keys there were. */
  clear(now: Date): Promise<number>;
}

/** Rows that say who may do what and were changed, or taken away: then their ids are not known. */
export interface AuthorityChange {
  readonly collection:
    | 'sessions'
    | 'users'
    | 'memberships'
    | 'groups'
    | 'groupConfigs'
    | 'roles'
    | 'permissions'
    | 'mfaPolicies';
  readonly ids?: readonly string[];
}

/** Where everything is kept; PostgreSQL in a server, memory in a page. Same rules, same suite. */
export interface Store {
  /** The rows within reach. There is no way to rows but this, so nobody can forget to say whose. */
  scoped(reach: Scope): ScopedRows;
  readonly counters: Counters;
  /** Hears what this node's transactions change about who may do what, once they are kept. */
  listen(listener: (change: AuthorityChange) => void): void;
  /** Whether it answers now. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** A unique field of a new or changed row belongs to another row. */
export class UniqueViolation extends Error {
  override readonly name = 'Taken';
}
