import { expect } from 'vitest';
import * as v from 'valibot';
import { type AnyEndpoint, type AnswerOf, type InputOf, pathOf } from '../../core/contract/endpoint.ts';
import { auth } from '../../core/contract/auth.ts';
import type { AuthResponse } from '../../core/contract/entities/auth.ts';
import type { FieldFailure } from '../../core/contract/field-failure.ts';
import type { TenantId } from '../../core/contract/entities/ids.ts';
import { ERROR_CODES, type ErrorCode, type FailureBody } from '../../core/contract/failure.ts';
import type { Server } from '../../demo/server/app.ts';
import { routes } from '../../demo/server/routes.ts';
import { PASSWORD } from './company.ts';
import type { SearchedLog } from './searched-log.ts';
import { fieldFailure } from '../../demo/server/checks/refusals.ts';

/** Response to a call, already checked against the contract. */
export interface Answer<Value> {
  status: number;
  /** The value of a success; of anything else, an empty object. */
  value: Value;
  errors: string[];
  errorCode: ErrorCode | undefined;
  /** Refused fields; none where the refusal is about something else. */
  fields: FieldFailure[];
  attemptsLeft: number | undefined;
  /** Tenant whose policy asks for a second factor. */
  tenantId: TenantId | undefined;
  headers: Headers;
}

/** A visitor of the server with a cookie and a token of their own. */
export interface Browser {
  /** Sent with every call; set by signing in and refreshing. */
  token: string | undefined;
  /** The refresh token its cookie holds now. */
  cookie: string | undefined;
  /** Which mailed code the browser has asked for. */
  code: string | undefined;
  /** Which passkey challenge the browser was given. */
  passkey: string | undefined;
  /** Trusted-device token: no second factor is asked for. */
  trusted: string | undefined;
  /** The refresh token of the actor during an impersonation. */
  actor: string | undefined;
  /** Device token: marks a browser in which a person has signed in before. */
  device: string | undefined;
  /** Sign-up token: marks the browser of a sign-up. */
  signUp: string | undefined;
  /** Flows at identity providers and identities that are not linked yet, by cookie name. */
  federation: Map<string, string>;
  call<E extends AnyEndpoint>(
    endpoint: E,
    ...input: Record<never, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]
  ): Promise<Answer<AnswerOf<E>>>;
  /** Navigates to an address below the origin, or posts a form to it; redirects are not followed. */
  visit(path: string, form?: Readonly<Record<string, string>>, of?: { crossSite?: boolean }): Promise<Response>;
  /** Of a person who needs a password and nothing else. */
  signIn(email: string, password?: string): Promise<Answer<AuthResponse>>;
  refresh(): Promise<Answer<AnswerOf<typeof auth.refresh>>>;
}

const refusal = v.strictObject({
  errors: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty()),
  errorCode: v.exactOptional(v.picklist(ERROR_CODES)),
  attemptsLeft: v.exactOptional(v.number()),
  declineCode: v.exactOptional(v.string()),
  maxAge: v.exactOptional(v.number()),
  tenantId: v.exactOptional(v.string()),
  email: v.exactOptional(v.string()),
  fields: v.exactOptional(v.pipe(v.array(fieldFailure), v.nonEmpty(), v.maxLength(20))),
});

/** Parts of a refusal, as a success has them. */
const NO_REFUSAL = { errors: [], errorCode: undefined, fields: [], attemptsLeft: undefined, tenantId: undefined };

/** Holds an answer against its schema: nothing missing, nothing beside. */
const holdToSchema = (endpoint: AnyEndpoint, status: number, body: unknown) => {
  if (status !== 200) return void v.parse(refusal, body);
  const route = routes.find((known) => known.endpoint === endpoint);
  if (!route) throw new Error(`${endpoint.path} is not served`);
  const { answer } = route.rule.checks as { answer?: v.GenericSchema };
  expect(answer ? v.parse(answer, body) : {}).toEqual(body);
};

/** Form of a body, as the client makes it. */
const formOf = (body: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) form.append(name, value as Blob); // texts are taken too
  return form;
};

/** Opens a browser on the server; `searched` searches the server's log for its secrets. */
export const openBrowser = (serve: Server, origin: string, searched?: SearchedLog): Browser => {
  const cookies = () => ({
    'fe-refresh': browser.cookie,
    'fe-device': browser.device,
    'fe-code': browser.code,
    'fe-passkey': browser.passkey,
    'fe-trusted': browser.trusted,
    'fe-actor': browser.actor,
    'fe-sign-up': browser.signUp,
    ...Object.fromEntries(browser.federation),
  });
  const cookieHeader = () =>
    Object.entries(cookies())
      .flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
      .join('; ');

  /** Cookies of one address each, as hosted login has them. */
  const pathed = new Map<string, string>();

  const keep = (response: Response) => {
    for (const set of response.headers.getSetCookie()) {
      const [, own, step, path] = /^(fe-(?:interaction|resume))=([^;]*);.*path=([^;]*)/.exec(set) ?? [];
      if (step) pathed.set(`${path} ${own}`, step);
      else pathed.delete(`${path} ${own}`);
      const [, name, value] = /^fe-(refresh|device|code|passkey|trusted|actor|sign-up)=([^;]*)/.exec(set) ?? [];
      const [, flow, kept] = /^(fe-(?:flow-[\w-]+|identity))=([^;]*)/.exec(set) ?? [];
      if (flow && kept) browser.federation.set(flow, kept);
      else if (flow) browser.federation.delete(flow);
      if (name === 'refresh') browser.cookie = value || undefined;
      if (name === 'device') browser.device = value || undefined;
      if (name === 'sign-up') browser.signUp = value || undefined;
      if (name === 'code' || name === 'passkey' || name === 'trusted' || name === 'actor')
        browser[name] = value || undefined;
    }
  };

  const visit: Browser['visit'] = async (path, form, { crossSite = false } = {}) => {
    const headers = new Headers({ 'user-agent': 'Test browser', accept: 'text/html' });
    const { pathname } = new URL(path, origin);
    const steps = [...pathed].flatMap(([key, value]) => {
      const [at = '', name = ''] = key.split(' ');
      return at === pathname ? [`${name}=${value}`] : [];
    });
    const sent = crossSite ? '' : [cookieHeader(), ...steps].filter(Boolean).join('; ');
    if (sent) headers.set('cookie', sent);
    if (form && crossSite) headers.set('origin', 'https://appleid.apple.com');
    for (const secret of Object.values(cookies())) searched?.noteSecret(secret);
    const body = form && new URLSearchParams(form);
    const request = new Request(new URL(path, origin), {
      method: form ? 'POST' : 'GET',
      headers,
      ...(body && { body }),
    });
    const response = await serve(request, { ip: '192.0.2.7' });
    keep(response);
    return response;
  };

  const send = async (endpoint: AnyEndpoint, input: Input = {}): Promise<Answer<unknown>> => {
    const query = new URLSearchParams(input.query);
    const headers = new Headers({ 'user-agent': 'Test browser' });
    if (browser.token) headers.set('authorization', `Bearer ${browser.token}`);
    const sent = cookieHeader();
    if (sent) headers.set('cookie', sent);
    const isForm = endpoint.takes === 'form';
    if (input.body && !isForm) headers.set('content-type', 'application/json');
    const url = `${origin}/frontegg${pathOf(endpoint, input.params)}?${query}`;
    const body = input.body ? { body: isForm ? formOf(input.body) : JSON.stringify(input.body) } : {};
    if (typeof body.body === 'string') searched?.noteText(body.body);
    for (const secret of [browser.token, ...Object.values(cookies())]) searched?.noteSecret(secret);
    const response = await serve(new Request(url, { method: endpoint.method, headers, ...body }), { ip: '192.0.2.7' });

    keep(response);
    const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    if (name !== undefined) {
      const { status, headers } = response;
      const value = { blob: await response.blob(), name };
      return { status, value, ...NO_REFUSAL, headers };
    }
    const text = await response.text();
    searched?.noteText(text);
    const json: unknown = response.ok && endpoint.answers === 'text' ? text : JSON.parse(text);
    holdToSchema(endpoint, response.status, json);
    const {
      errors = [],
      errorCode,
      fields = [],
      attemptsLeft,
      tenantId,
    } = (response.ok ? {} : json) as Partial<FailureBody>;
    return {
      status: response.status,
      value: response.ok ? json : {},
      errors,
      errorCode,
      fields,
      attemptsLeft,
      tenantId,
      headers: response.headers,
    };
  };
  const browser: Browser = {
    token: undefined,
    cookie: undefined,
    device: undefined,
    code: undefined,
    passkey: undefined,
    trusted: undefined,
    actor: undefined,
    signUp: undefined,
    federation: new Map(),
    visit,
    // the answer was held against its schema
    call: (endpoint, ...[input]) => send(endpoint, input as Input) as never,
    signIn: async (email, password = PASSWORD) => {
      // who must show a second factor is another test's
      const answer = (await browser.call(auth.login, { body: { email, password } })) as Answer<AuthResponse>;
      browser.token = answer.value.accessToken;
      return answer;
    },
    refresh: async () => {
      const answer = await browser.call(auth.refresh);
      browser.token = answer.value.accessToken;
      return answer;
    },
  };
  return browser;
};

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}
