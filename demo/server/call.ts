import type { Context } from 'hono';
import type { CaptchaAction } from '../../core/contract/entities/policy.ts';
import { ok, type Result } from '../../core/contract/failure.ts';
import { BODY_BYTES } from '../../core/contract/limits.ts';
import type { GenericSchema } from 'valibot';
import { holds, type Identify } from './authority/caller.ts';
import { isSteppedUp, requireFreshProof } from './authority/stepped-up.ts';
import { knownDevice } from './sign-in/devices.ts';
import { administratorContext, anyoneContext, type CheckedCall, crossTenantContext, personContext } from './context.ts';
import { withoutControls } from './checks/characters.ts';
import { readBody, readForm } from './http/body.ts';
import { check, shortPath } from './http/checking.ts';
import { isEntitledTo } from './entitlements/caller-entitlements.ts';
import { languageOf } from './http/accept-language.ts';
import { readHeader } from './http/read-header.ts';
import { counting } from './limits/limiting.ts';
import type { Ports } from './ports.ts';
import { forbidden, invalid, mfaRequired, type Refusal, refuse, stepUpRequired } from './refusal.ts';
import type { Caller, Cookies, RequestOrigin } from './rules.ts';
import type { Route } from './serve.ts';
import { fieldFailure } from './checks/rule.ts';

/** Request whose route has been matched. */
interface Arrival {
  context: Context;
  params: Readonly<Record<string, string>>;
  ip: string | null;
  /** Key of rate limits by address: the address, or the network prefix of one household. */
  network: string | null;
  cookies: Cookies;
  /** Access log fields of this call: `userId` once the caller is known. */
  logged: { userId?: string };
}

/** Checks of any rule, untyped. */
type AnyChecks = Readonly<Partial<Record<'body' | 'query' | 'params' | 'answer', GenericSchema>>>;

const queryOf = (url: string): Result<unknown, Refusal> => {
  const entries = [...new URL(url).searchParams];
  const seen = new Set<string>();
  const duplicates = new Set(entries.flatMap(([key]) => (seen.size < seen.add(key).size ? [] : [key])));
  return duplicates.size > 0
    ? invalid([...duplicates].map((key) => fieldFailure(shortPath(key), 'givenTwice')))
    : ok(Object.fromEntries(entries));
};

/** Origin of a request, for audit rows, sessions and mails. */
export const requestOrigin = (request: Request, ip: string | null): RequestOrigin => ({
  ip,
  userAgent: withoutControls(request.headers.get('user-agent')?.slice(0, 512) ?? '') || null,
  language: languageOf(readHeader(request, 'accept-language')),
});

/** The parts of a call, each read and checked only where the call has it. */
const checked = async (
  { rule, endpoint }: Route,
  { context, params, ip, cookies }: Arrival,
): Promise<Result<CheckedCall, Refusal>> => {
  const checks = rule.checks as AnyChecks;
  const request = context.req.raw;
  const call: CheckedCall = {
    body: undefined,
    query: undefined,
    params: {},
    cookies,
    from: requestOrigin(request, ip),
    loginAlias: request.headers.get('frontegg-login-alias') ?? undefined,
  };
  if (checks.params) {
    const result = check(checks.params as GenericSchema<unknown, CheckedCall['params']>, params, 'params');
    if (!result.ok) return result;
    call.params = result.value;
  }
  if (checks.query) {
    const given = queryOf(request.url);
    const result = given.ok ? check(checks.query, given.value, 'query') : given;
    if (!result.ok) return result;
    call.query = result.value;
  }
  if (checks.body) {
    const given = await (endpoint.takes === 'form' ? readForm : readBody)(context, rule.bodyBytes ?? BODY_BYTES);
    const result = given.ok ? check(checks.body, given.value, 'body') : given;
    if (!result.ok) return result;
    call.body = result.value;
  }
  return ok(call);
};

/** Rate-limit key of the account that a call is about: address or id; a known device has a key of its own. */
const accountIn = async (
  ports: Ports,
  { body, query, cookies }: CheckedCall,
  caller: Caller | undefined,
): Promise<string | undefined> => {
  const { email, userId } = Object.assign({}, query, body) as { email?: unknown; userId?: unknown }; // checked, of any call
  if (typeof email === 'string') return [email, await knownDevice(ports, cookies, email)].join(' ');
  return typeof userId === 'string' ? userId : caller?.userId;
};

const isPerson = ({ captcha }: Ports, { body, from }: CheckedCall, action: CaptchaAction): Promise<boolean> => {
  const { recaptchaToken } = Object(body) as { recaptchaToken?: string }; // checked
  return captcha.isPerson(recaptchaToken, action, from.ip);
};

/**
 * Whether a call is closed to an API token. Calls that need a permission are open to it; of those of people about
 * themselves a personal token may read. Ours.
 */
const refusesToken = ({ rule, endpoint }: Route, { kind }: NonNullable<Caller['apiToken']>): boolean =>
  rule.access === 'signedIn'
    ? kind === 'tenant' || endpoint.method !== 'GET'
    : rule.access === 'allowed' && rule.personsOnly === true;

/** Dispatches to the rule's handler with the context of its kind. */
const handle = ({ rule }: Route, ports: Ports, call: CheckedCall, caller: Caller | undefined) => {
  if (rule.access === 'anyone') return rule.handle(anyoneContext(ports, call));
  if (rule.access === 'crossTenant') return rule.handle(crossTenantContext(ports, call, rule.crossTenant));
  if (!caller) throw new Error('This route needs a caller');
  return rule.access === 'signedIn'
    ? rule.handle(personContext(ports, call, caller))
    : rule.handle(administratorContext(ports, call, caller));
};

/** Runs a call: rate limits, authentication, permission, step-up, validation, captcha, then the handler. */
export const answerCall = async (
  ports: Ports,
  identify: Identify,
  route: Route,
  arrival: Arrival,
): Promise<Result<unknown, Refusal>> => {
  const { rule } = route;
  const { config } = ports;
  const count = counting(ports, rule.limit, arrival.network);
  const free = await count.byAddress();
  if (!free.ok) return free;

  let caller: Caller | undefined;
  if (rule.access === 'signedIn' || rule.access === 'allowed') {
    const identified = await identify(readHeader(arrival.context.req.raw, 'authorization'), arrival.ip);
    if (!identified.ok) return identified;
    caller = identified.value;
    arrival.logged.userId = caller.userId;
    if (caller.mfaRequired && !rule.beforeMfa) return mfaRequired(caller.tenantId);
    if (rule.access === 'allowed' && !holds(caller, rule.permission)) return forbidden();
    if (rule.access === 'allowed' && !(await isEntitledTo(ports, caller, rule.permission))) return forbidden();
    if (caller.apiToken && refusesToken(route, caller.apiToken)) return refuse('notAllowedForTokens');
    if (caller.actor && route.endpoint.method !== 'GET' && !rule.impersonators)
      return refuse('notAllowedWhileImpersonating');
    if (rule.steppedUp && !isSteppedUp(ports, caller, rule.steppedUp)) return stepUpRequired(rule.steppedUp.maxAge);
    const proven = rule.fresh ? requireFreshProof(ports, caller) : ok(undefined);
    if (!proven.ok) return proven;
  }
  const call = await checked(route, arrival);
  if (!call.ok) return call;
  const account = rule.limit && (await accountIn(ports, call.value, caller));
  const freeAccount = account === undefined ? free : await count.byAccount(account);
  if (!freeAccount.ok) return freeAccount;

  if (rule.captcha && config.captchaPolicy.enabled && !(await isPerson(ports, call.value, rule.captcha)))
    return refuse('captchaFailed');

  const result = await handle(route, ports, call.value, caller);
  if (result.ok) await count.succeeded();
  return result;
};
