import type { AuditAction } from '../../core/contract/audit-action.ts';
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
import type { Actor, ApiTokenRecord, MembershipRecord, Severity } from './store/records.ts';
import type { Isolation, Reader, ScopedRows, TenantReader, TenantWriter, Writer } from './store/store.ts';

/** Tables whose rows are not all the tenant's own: a scope includes the operator's rows too, read-only. */
type Shared = 'tenants' | 'roles' | 'permissions' | 'users' | 'links';

/** Stores that an administrator can read. */
export type AdministratorReader = TenantReader & Pick<Reader, Shared>;
/** The same, with several queries on one snapshot and connection. */
export interface AdministratorRows extends AdministratorReader {
  snapshot<Value>(work: (rows: AdministratorReader) => Promise<Value>): Promise<Value>;
}
/** Stores that an administrator can write, inside a transaction. */
export type AdministratorWriter = TenantWriter & Pick<Writer, Shared> & { mail: Mailing };

/** Caller of a request, as the access token names them and the store confirms. */
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
  /** Authentication methods of the session and time of the last proof, in milliseconds since 1970. */
  proof: { amr: readonly string[]; atMs: number };
  /** Second factor required by the tenant that the session has not verified. */
  mfaRequired: boolean;
  /** Impersonator; undefined outside an impersonation. */
  actor?: Pick<Actor, 'userId' | 'email'>;
  /** Tenant above, where they act in an account that they have entered from there; undefined for a member. */
  enteredFrom?: TenantId;
  /** API token that a program calls with, in its maker's name; undefined for a person. */
  apiToken?: Pick<ApiTokenRecord, 'id' | 'kind'>;
}

/** Origin of a request. */
export interface RequestOrigin {
  ip: string | null;
  userAgent: string | null;
  /** BCP 47, from Accept-Language; one the mails are written in. */
  language: string;
}

/** Context that every handler has. */
interface Base<E extends AnyEndpoint> {
  readonly body: BodyOf<E>;
  readonly query: QueryOf<E>;
  readonly params: Readonly<Record<ParamsOf<E>, string>>;
  readonly from: RequestOrigin;
  readonly ports: Ports;
  readonly cookies: Cookies;
  /** Tenant whose login address the person is at: its alias or id, unchecked. */
  readonly loginAlias?: string | undefined;
}

/**
 * Cookies: refresh token, known device, code or passkey attempt, trusted browser (no second factor), refresh token of
 * an impersonator, mark of a sign-up, flows at identity providers, and an identity that is not linked yet.
 */
export type CookieName =
  | 'refresh'
  | 'device'
  | 'code'
  | 'passkey'
  | 'trusted'
  | 'actor'
  | 'sign-up'
  | 'identity'
  | FlowCookieName;

/** Cookie of one flow at an identity provider, with its id. */
export type FlowCookieName = `flow-${string}`;

export interface Cookies {
  get(name: CookieName): string | undefined;
  /** Cookies of flows that the browser has. */
  flows(): readonly FlowCookieName[];
  /** Sets a cookie; `undefined` deletes it. */
  set(name: CookieName, value: string | undefined, expires?: Date): void;
}

/** Entry of the audit log. */
export interface AuditEntry {
  action: AuditAction;
  severity?: Severity;
  /** Tenant of the act, when it is another of the person's tenants. */
  tenantId?: TenantId;
  /** Details, without secrets. */
  details?: Readonly<Record<string, unknown>>;
}

/** Effects of a transaction beside its rows; all of them commit or none. */
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
  enteredFrom?: Caller['enteredFrom'];
  apiToken?: Caller['apiToken'];
}

/** Context of a call without the store. */
export type AnyoneContext<E extends AnyEndpoint> = Base<E>;

/** Context without a session: the call resolves its account across tenants, and writes in that account's scope. */
export interface CrossTenantContext<E extends AnyEndpoint> extends Base<E> {
  readonly across: Reader;
  /** Rows in the scope of a resolved account. */
  reading(access: Pick<WriteScope, 'tenantId' | 'userId'>): ScopedRows;
  write<Value>(
    access: WriteScope,
    work: (rows: Writer & Effects) => Promise<Value>,
    isolation?: Isolation,
  ): Promise<Value>;
  /** Writes across tenants, to move an account from one company into another. */
  writeAcross<Value>(access: WriteScope, work: (rows: Writer & Effects) => Promise<Value>): Promise<Value>;
}

/** Context of a person about themselves: rows of their tenant, and of other tenants only those with their own id. */
export interface PersonContext<E extends AnyEndpoint> extends Base<E> {
  readonly caller: Caller;
  readonly store: TenantReader;
  readonly own: ScopedRows;
  write<Value>(work: (rows: Writer & Effects) => Promise<Value>): Promise<Value>;
  /** Writes in another tenant that has admitted the person, as an invitation does. */
  writeIn<Value>(tenantId: TenantId, work: (rows: Writer & Effects) => Promise<Value>): Promise<Value>;
}

/**
 * Context of an administrator about their tenant. Every write is audited in the same transaction: there is no other way
 * to write.
 */
export interface AdministratorContext<E extends AnyEndpoint> extends Base<E> {
  readonly caller: Caller;
  readonly store: AdministratorRows;
  write<Value>(act: AuditEntry, work: (rows: AdministratorWriter) => Promise<Value>): Promise<Value>;
  /** Writes in a transaction that a refusal rolls back. The audit entry is made from the outcome. */
  attempt<Value>(
    act: (done: Value) => AuditEntry,
    work: (rows: AdministratorWriter) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>>;
  /**
   * Writes about a member of the tenant, with all rows of their account in scope; of an invitee, only the invitation.
   * Refused where there is no such person.
   */
  attemptAbout<Value>(
    userId: UserId,
    act: (done: Value) => AuditEntry,
    work: (rows: AdministratorWriter, place: MembershipRecord, all: Writer) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>>;
  /**
   * Writes about tenants below the caller's, across tenants: the work checks with `tenants/branch.ts` that they are. Each
   * entry is written in the caller's tenant, and in another that it names.
   */
  attemptBelow<Value>(
    acts: (done: Value) => readonly AuditEntry[],
    work: (rows: Writer & { mail: Mailing }) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>>;
  /** Writes about a new member, with a generated id unless one exists. */
  attemptNew<Value>(
    act: (done: Value) => AuditEntry,
    work: (rows: AdministratorWriter, userId: UserId) => Promise<Result<Value, Refusal>>,
    existingId?: UserId,
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

/** Limits of a call, beside its checks. */
interface Limited {
  readonly limit?: LimitName;
  /** Captcha action: where the operator enables captchas, the body's `recaptchaToken` must be valid for it. */
  readonly captcha?: CaptchaAction;
  /** Requires a stepped-up session: several factors, not older than this. */
  readonly steppedUp?: SteppedUp;
  /** Requires a fresh proof of identity: for calls that change sign-in methods or permissions. */
  readonly fresh?: true;
  /** Open before the second factor that the tenant requires; the call's own name, which gives the reason. */
  readonly beforeMfa?: OpenBeforeMfa;
  /** Open to impersonators, who are otherwise read-only. */
  readonly impersonators?: true;
  /** Refused to API tokens. */
  readonly personsOnly?: true;
  /** Largest body, where `BODY_BYTES` is not enough. */
  readonly bodyBytes?: number;
}

/** Maximum age of a multi-factor proof, in seconds; any age where undefined. */
export interface SteppedUp {
  readonly maxAge?: number;
}

export type HandlerResult<E extends AnyEndpoint> = Promise<Result<AnswerOf<E>, Refusal>>;

interface AnyoneRule<E extends AnyEndpoint> extends Limited {
  readonly access: 'anyone';
  readonly checks: Checks<E>;
  handle(context: AnyoneContext<E>): HandlerResult<E>;
}
interface CrossTenantRule<E extends AnyEndpoint> extends Limited {
  readonly access: 'crossTenant';
  readonly crossTenant: CrossTenantAccess;
  readonly checks: Checks<E>;
  handle(context: CrossTenantContext<E>): HandlerResult<E>;
}
interface PersonRule<E extends AnyEndpoint> extends Limited {
  readonly access: 'signedIn';
  readonly checks: Checks<E>;
  handle(context: PersonContext<E>): HandlerResult<E>;
}
interface AdministratorRule<E extends AnyEndpoint> extends Limited {
  readonly access: 'allowed';
  readonly permission: PermissionKey;
  readonly checks: Checks<E>;
  handle(context: AdministratorContext<E>): HandlerResult<E>;
}

/** Rule of a call: authorization, checks and handler. */
export type Rule<E extends AnyEndpoint> = AnyoneRule<E> | CrossTenantRule<E> | PersonRule<E> | AdministratorRule<E>;

/** Rule of a public call. */
export const anyone = <E extends AnyEndpoint>(
  spec: Checks<E> & Pick<Limited, 'bodyBytes' | 'limit'> & { handle(context: AnyoneContext<E>): HandlerResult<E> },
): Rule<E> => ({
  access: 'anyone',
  checks: spec,
  handle: spec.handle,
  ...(spec.limit && { limit: spec.limit }),
  ...(spec.bodyBytes && { bodyBytes: spec.bodyBytes }),
});

/** Rule of a public call with a declared cross-tenant access; its rate limit must be named. */
export const crossTenant = <E extends AnyEndpoint>(
  name: CrossTenantAccess,
  limit: LimitName | 'unlimited',
  spec: Checks<E> &
    Pick<Limited, 'captcha' | 'bodyBytes'> & { handle(context: CrossTenantContext<E>): HandlerResult<E> },
): Rule<E> => ({
  access: 'crossTenant',
  crossTenant: name,
  checks: spec,
  handle: spec.handle,
  ...(limit !== 'unlimited' && { limit }),
  ...(spec.captcha && { captcha: spec.captcha }),
  ...(spec.bodyBytes && { bodyBytes: spec.bodyBytes }),
});

/** Rule of a call for any signed-in person. */
export const signedIn = <E extends AnyEndpoint>(
  spec: Checks<E> & Limited & { handle(context: PersonContext<E>): HandlerResult<E> },
): Rule<E> => ({
  access: 'signedIn',
  checks: spec,
  handle: spec.handle,
  ...(spec.limit && { limit: spec.limit }),
  ...(spec.steppedUp && { steppedUp: spec.steppedUp }),
  ...(spec.fresh && { fresh: spec.fresh }),
  ...(spec.beforeMfa && { beforeMfa: spec.beforeMfa }),
  ...(spec.impersonators && { impersonators: true }),
  ...(spec.bodyBytes && { bodyBytes: spec.bodyBytes }),
});

/** Rule of a call that requires the permission in the caller's tenant; super users hold all. */
export const allowed = <E extends AnyEndpoint>(
  permission: PermissionKey,
  spec: Checks<E> &
    Pick<Limited, 'steppedUp' | 'fresh' | 'limit' | 'impersonators' | 'personsOnly' | 'bodyBytes'> & {
      handle(context: AdministratorContext<E>): HandlerResult<E>;
    },
): Rule<E> => ({
  access: 'allowed',
  permission,
  checks: spec,
  handle: spec.handle,
  ...(spec.limit && { limit: spec.limit }),
  ...(spec.impersonators && { impersonators: true }),
  ...(spec.personsOnly && { personsOnly: true }),
  ...(spec.steppedUp && { steppedUp: spec.steppedUp }),
  ...(spec.bodyBytes && { bodyBytes: spec.bodyBytes }),
  ...(spec.fresh && { fresh: spec.fresh }),
});
