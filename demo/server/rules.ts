import type { AnyEndpoint, AnswerOf, BodyOf, ParamsOf, QueryOf } from '../../core/contract/endpoint.ts';
import type { CaptchaAction } from '../../core/contract/entities/policy.ts';
import type { Result } from '../../core/contract/failure.ts';
import type { SessionId, TenantId, UserId } from '../../core/contract/entities/ids.ts';
import type { GenericSchema } from 'valibot';
import type { CrossTenantAccess } from './store/cross-tenant-accesses.ts';
import type { LimitName } from './limits/limits.ts';
import type { Mailing } from './mail/mailing.ts';
import type { OpenBeforeMfa } from './open-before-mfa.ts';
import type { PermissionKey } from './permission-keys.ts';
import type { Ports } from './ports.ts';
import type { Refusal } from './refusal.ts';
import type { Actor, MembershipRecord, Severity } from './store/records.ts';
import type { Isolation, Reader, ScopedRows, TenantReader, TenantWriter, Writer } from './store/store.ts';

/** What is not every tenant's own row by row: of it, what the tenant's reach holds. The operator's is seen, and not changed. */
type Shared = 'tenants' | 'roles' | 'permissions' | 'users' | 'links';

/** What an administrator reads. */
export type AdministratorReader = TenantReader & Pick<Reader, Shared>;
/** What an administrator writes, inside a transaction. */
export type AdministratorWriter = TenantWriter & Pick<Writer, Shared> & { mail: Mailing };

/** Who calls, as their access token says and the store confirms. */
export interface Caller {
  userId: UserId;
  tenantId: TenantId;
  sessionId: SessionId;
  email: string;
  superUser: boolean;
  /** Permission keys, `*` for any text. */
  permissions: readonly string[];
  /** The lowest of their roles' levels, which is the most powerful; of a super user 0, without a role none. */
  level: number;
  /** How they have proved who they are, and when they last did, in milliseconds since 1970. */
  proof: { amr: readonly string[]; atMs: number };
  /** Their tenant asks for a second factor that the session has not shown. */
  mfaRequired: boolean;
  /** Who it is that acts as them; undefined where it is they. */
  actor?: Pick<Actor, 'userId' | 'email'>;
}

/** Where a call came from. */
export interface RequestOrigin {
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
  readonly from: RequestOrigin;
  readonly ports: Ports;
  readonly cookies: Cookies;
}

/** The refresh token, what tells a browser in which somebody has signed in before, which code or passkey it asked for, where no second factor is asked for, the refresh token of whoever acts as somebody else, and what tells the browser of a sign-up. */
export type CookieName = 'refresh' | 'device' | 'code' | 'passkey' | 'trusted' | 'actor' | 'sign-up';

export interface Cookies {
  get(name: CookieName): string | undefined;
  /** `undefined` takes it away. */
  set(name: CookieName, value: string | undefined, expires?: Date): void;
}

/** What was done, as the audit log tells it. */
export interface AuditEntry {
  action: string;
  severity?: Severity;
  /** Where it was done, if in another of their tenants. */
  tenantId?: TenantId;
  /** No secrets. */
  details?: Readonly<Record<string, unknown>>;
}

/** What a transaction offers beside its rows; all of it is kept or none. */
export interface Effects {
  audit(act: AuditEntry): Promise<void>;
  mail: Mailing;
}

/** A person in one of their tenants. */
export interface WriteScope {
  tenantId: TenantId;
  userId: UserId;
  email: string;
  actor?: Caller['actor'];
}

/** The call needs nothing that is kept. */
export type AnyoneContext<E extends AnyEndpoint> = Base<E>;

/** Nobody is signed in, and the call must find out whose it is: it looks across tenants, and writes as whom it found. */
export interface CrossTenantContext<E extends AnyEndpoint> extends Base<E> {
  readonly across: Reader;
  /** The rows of somebody who was found. */
  reading(who: Pick<WriteScope, 'tenantId' | 'userId'>): ScopedRows;
  write<Value>(
    who: WriteScope,
    work: (rows: Writer & Effects) => Promise<Value>,
    isolation?: Isolation,
  ): Promise<Value>;
  /** The same across tenants, for what moves an account from one company into another. */
  writeAcross<Value>(who: WriteScope, work: (rows: Writer & Effects) => Promise<Value>): Promise<Value>;
}

/** A person about themselves: their tenant's rows, and of other tenants only what bears their own id. */
export interface PersonContext<E extends AnyEndpoint> extends Base<E> {
  readonly caller: Caller;
  readonly store: TenantReader;
  readonly own: ScopedRows;
  write<Value>(work: (rows: Writer & Effects) => Promise<Value>): Promise<Value>;
  /** The same in a tenant that has let them in, as an invitation does. */
  writeIn<Value>(tenantId: TenantId, work: (rows: Writer & Effects) => Promise<Value>): Promise<Value>;
}

/** An administrator about their tenant. What is written is audited in the same transaction: there is no other way to write. */
export interface AdministratorContext<E extends AnyEndpoint> extends Base<E> {
  readonly caller: Caller;
  readonly store: AdministratorReader;
  write<Value>(act: AuditEntry, work: (rows: AdministratorWriter) => Promise<Value>): Promise<Value>;
  /** Writes what may turn out to be declined: then nothing of it is kept. What was done is told by its outcome. */
  attempt<Value>(
    act: (done: Value) => AuditEntry,
    work: (rows: AdministratorWriter) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>>;
  /**
   * The same about one of the tenant's people, with all that is theirs within reach; of somebody who was only invited,
   * nothing but the invitation is. Declined where there is no such person.
   */
  attemptAbout<Value>(
    userId: UserId,
    act: (done: Value) => AuditEntry,
    work: (rows: AdministratorWriter, place: MembershipRecord, all: Writer) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>>;
  /** The same about somebody who is new here, whose id is made for the purpose unless they have one. */
  attemptNew<Value>(
    act: (done: Value) => AuditEntry,
    work: (rows: AdministratorWriter, userId: UserId) => Promise<Result<Value, Refusal>>,
    had?: UserId,
  ): Promise<Result<Value, Refusal>>;
}

type Check<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Name]: GenericSchema<unknown, Value> };

/** The checks a call needs: of each part it has, in and out. Leaving one out does not compile. */
export type Checks<E extends AnyEndpoint> = Check<'body', BodyOf<E>> &
  Check<'query', QueryOf<E>> &
  Check<'params', [ParamsOf<E>] extends [never] ? undefined : Readonly<Record<ParamsOf<E>, string>>> &
  Check<'answer', AnswerOf<E>>;

/** What the server is asked to limit, beside a call's checks. */
interface Limited {
  readonly limit?: LimitName;
  /** Only for people, where the operator asks for it: the body's `recaptchaToken` must say so, of this very action. */
  readonly captcha?: CaptchaAction;
  /** Only for whoever has shown several factors, and not longer ago. */
  readonly steppedUp?: SteppedUp;
  /** Only for whoever has proved just now who they are: it changes how somebody comes in, or what people may do. */
  readonly fresh?: true;
  /** Also for whoever has not shown the second factor that their tenant asks for; the call's own name, which says why. */
  readonly beforeMfa?: OpenBeforeMfa;
  /** Also for whoever acts as somebody else, who otherwise looks at everything and changes nothing. */
  readonly impersonators?: true;
  /** Largest body, where `BODY_BYTES` is not enough. */
  readonly bodyBytes?: number;
}

/** How old a proof by several factors may be, in seconds; of any age where it is not said. */
export interface SteppedUp {
  readonly maxAge?: number;
}

export type HandlerResult<E extends AnyEndpoint> = Promise<Result<AnswerOf<E>, Refusal>>;

interface AnyoneRule<E extends AnyEndpoint> extends Limited {
  readonly who: 'anyone';
  readonly checks: Checks<E>;
  handle(context: AnyoneContext<E>): HandlerResult<E>;
}
interface CrossingRule<E extends AnyEndpoint> extends Limited {
  readonly who: 'crossing';
  readonly crossing: CrossTenantAccess;
  readonly checks: Checks<E>;
  handle(context: CrossTenantContext<E>): HandlerResult<E>;
}
interface PersonRule<E extends AnyEndpoint> extends Limited {
  readonly who: 'signedIn';
  readonly checks: Checks<E>;
  handle(context: PersonContext<E>): HandlerResult<E>;
}
interface AdministratorRule<E extends AnyEndpoint> extends Limited {
  readonly who: 'allowed';
  readonly permission: PermissionKey;
  readonly checks: Checks<E>;
  handle(context: AdministratorContext<E>): HandlerResult<E>;
}

/** Who may make a call, what it must look like, and what it does. */
export type Rule<E extends AnyEndpoint> = AnyoneRule<E> | CrossingRule<E> | PersonRule<E> | AdministratorRule<E>;

/** Open to everybody. */
export const anyone = <E extends AnyEndpoint>(
  spec: Checks<E> & Pick<Limited, 'bodyBytes' | 'limit'> & { handle(context: AnyoneContext<E>): HandlerResult<E> },
): Rule<E> => ({
  who: 'anyone',
  checks: spec,
  handle: spec.handle,
  ...(spec.limit && { limit: spec.limit }),
  ...(spec.bodyBytes && { bodyBytes: spec.bodyBytes }),
});

/** Open to everybody, and looks across tenants under a declared name; how often, must be said. */
export const crossTenant = <E extends AnyEndpoint>(
  name: CrossTenantAccess,
  limit: LimitName | 'unlimited',
  spec: Checks<E> &
    Pick<Limited, 'captcha' | 'bodyBytes'> & { handle(context: CrossTenantContext<E>): HandlerResult<E> },
): Rule<E> => ({
  who: 'crossing',
  crossing: name,
  checks: spec,
  handle: spec.handle,
  ...(limit !== 'unlimited' && { limit }),
  ...(spec.captcha && { captcha: spec.captcha }),
  ...(spec.bodyBytes && { bodyBytes: spec.bodyBytes }),
});

/** Open to whoever is signed in. */
export const signedIn = <E extends AnyEndpoint>(
  spec: Checks<E> & Limited & { handle(context: PersonContext<E>): HandlerResult<E> },
): Rule<E> => ({
  who: 'signedIn',
  checks: spec,
  handle: spec.handle,
  ...(spec.limit && { limit: spec.limit }),
  ...(spec.steppedUp && { steppedUp: spec.steppedUp }),
  ...(spec.fresh && { fresh: spec.fresh }),
  ...(spec.beforeMfa && { beforeMfa: spec.beforeMfa }),
  ...(spec.impersonators && { impersonators: true }),
  ...(spec.bodyBytes && { bodyBytes: spec.bodyBytes }),
});

/** Open to whoever holds the permission in their tenant, and to a super user. */
export const allowed = <E extends AnyEndpoint>(
  permission: PermissionKey,
  spec: Checks<E> &
    Pick<Limited, 'steppedUp' | 'fresh' | 'limit' | 'impersonators' | 'bodyBytes'> & {
      handle(context: AdministratorContext<E>): HandlerResult<E>;
    },
): Rule<E> => ({
  who: 'allowed',
  permission,
  checks: spec,
  handle: spec.handle,
  ...(spec.limit && { limit: spec.limit }),
  ...(spec.impersonators && { impersonators: true }),
  ...(spec.steppedUp && { steppedUp: spec.steppedUp }),
  ...(spec.bodyBytes && { bodyBytes: spec.bodyBytes }),
  ...(spec.fresh && { fresh: spec.fresh }),
});
