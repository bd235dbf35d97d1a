import type { AnyEndpoint, AnswerOf, BodyOf, ParamsOf, QueryOf } from '../../core/contract/endpoint.ts';
import type { Result } from '../../core/contract/failure.ts';
import type { SessionId, TenantId, UserId } from '../../core/contract/entities/ids.ts';
import type { GenericSchema } from 'valibot';
import type { Mailing } from './mail/mailing.ts';
import type { PermissionKey } from './permissions.ts';
import type { Ports } from './ports.ts';
import type { Refusal } from './refusal.ts';
import type { Severity } from './store/records.ts';
import type { Reader, TenantReader, TenantWriter, Writer } from './store/store.ts';

/** Who calls, as their access token says and the store confirms. */
export interface Caller {
  userId: UserId;
  tenantId: TenantId;
  sessionId: SessionId;
  email: string;
  superUser: boolean;
  /** Permission keys, `*` for any text. */
  permissions: readonly string[];
}

/** Where a call came from. */
export interface Origin {
  ip: string | null;
  userAgent: string | null;
  /** BCP 47, from Accept-Language; one the mails are written in. */
  language: string;
}

/** What every handler has. */
interface Base<E extends AnyEndpoint> {
  readonly body: BodyOf<E>;
  readonly query: QueryOf<E>;
  readonly params: Readonly<Record<ParamsOf<E>, string>>;
  readonly from: Origin;
  readonly ports: Ports;
  readonly cookies: Cookies;
}

export interface Cookies {
  get(name: 'refresh'): string | undefined;
  /** `undefined` takes it away. */
  set(name: 'refresh', value: string | undefined, expires?: Date): void;
}

/** What a transaction offers beside its rows; all of it is kept or none. */
export interface Effects {
  audit(entry: {
    tenantId: TenantId;
    action: string;
    severity?: Severity;
    userId?: UserId;
    email?: string;
    details?: Readonly<Record<string, unknown>>;
  }): Promise<void>;
  mail: Mailing;
}

/** Nobody is signed in: the call reaches across tenants, for it must find out whose it is. */
export interface AnyoneContext<E extends AnyEndpoint> extends Base<E> {
  readonly across: Reader;
  write<Value>(work: (rows: Writer & Effects) => Promise<Value>): Promise<Value>;
}

/** A person about themselves: their tenant's rows, and across tenants only what bears their own id. */
export interface PersonContext<E extends AnyEndpoint> extends AnyoneContext<E> {
  readonly caller: Caller;
  readonly store: TenantReader;
}

/** An administrator about their tenant. What is written is audited in the same transaction: there is no other way to write. */
export interface AdministratorContext<E extends AnyEndpoint> extends Base<E> {
  readonly caller: Caller;
  readonly store: TenantReader;
  write<Value>(
    act: { action: string; severity?: Severity; details?: Readonly<Record<string, unknown>> },
    work: (rows: TenantWriter & { mail: Mailing }) => Promise<Value>,
  ): Promise<Value>;
}

type Check<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Name]: GenericSchema<unknown, Value> };

/** The checks a call needs: of each part it has, in and out. Leaving one out does not compile. */
export type Checks<E extends AnyEndpoint> = Check<'body', BodyOf<E>> &
  Check<'query', QueryOf<E>> &
  Check<'params', [ParamsOf<E>] extends [never] ? undefined : Readonly<Record<ParamsOf<E>, string>>> &
  Check<'answer', AnswerOf<E>>;

export type Answered<E extends AnyEndpoint> = Promise<Result<AnswerOf<E>, Refusal>>;

interface AnyoneRule<E extends AnyEndpoint> {
  readonly who: 'anyone';
  readonly checks: Checks<E>;
  handle(context: AnyoneContext<E>): Answered<E>;
}
interface PersonRule<E extends AnyEndpoint> {
  readonly who: 'signedIn';
  readonly checks: Checks<E>;
  handle(context: PersonContext<E>): Answered<E>;
}
interface AdministratorRule<E extends AnyEndpoint> {
  readonly who: 'allowed';
  readonly permission: PermissionKey;
  readonly checks: Checks<E>;
  handle(context: AdministratorContext<E>): Answered<E>;
}

/** Who may make a call, what it must look like, and what it does. */
export type Rule<E extends AnyEndpoint> = AnyoneRule<E> | PersonRule<E> | AdministratorRule<E>;

/** Open to everybody. */
export const anyone = <E extends AnyEndpoint>(
  spec: Checks<E> & { handle(context: AnyoneContext<E>): Answered<E> },
): Rule<E> => ({ who: 'anyone', checks: spec, handle: spec.handle });

/** Open to whoever is signed in. */
export const signedIn = <E extends AnyEndpoint>(
  spec: Checks<E> & { handle(context: PersonContext<E>): Answered<E> },
): Rule<E> => ({ who: 'signedIn', checks: spec, handle: spec.handle });

/** Open to whoever holds the permission in their tenant, and to a super user. */
export const allowed = <E extends AnyEndpoint>(
  permission: PermissionKey,
  spec: Checks<E> & { handle(context: AdministratorContext<E>): Answered<E> },
): Rule<E> => ({ who: 'allowed', permission, checks: spec, handle: spec.handle });
