import type { AnswerKind } from '../contract/endpoint.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import {
  ERROR_CODES,
  type ErrorCode,
  failed,
  type Failure,
  type FailureKind,
  ok,
  type Result,
} from '../contract/failure.ts';
import type { FieldFailure } from '../contract/field-failure.ts';
import type { WireAnswer } from '../transport.ts';

/** Source: protocol/README.md#failures. */
export const TOO_LARGE = 'Error request is too large';
export const GENERIC = "We're facing some difficulties, Please try again";

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  429: 'rateLimited',
};

/** Failure kind of an HTTP status, used where the response has no error code. */
const kindOf = (status: number): FailureKind => KINDS[status] ?? (status >= 500 ? 'serverError' : 'badRequest');

const parse = (text: string): { json: unknown } | undefined => {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const isCode = (code: unknown): code is ErrorCode => ERROR_CODES.includes(code as ErrorCode); // includes() takes only its own

/** A code that only a later server knows stays: screens have words for it as for all others. */
const isFieldFailure = (field: unknown): field is FieldFailure => {
  const { path, code, params } = Object(field) as Record<string, unknown>; // any JSON at all
  return typeof path === 'string' && typeof code === 'string' && typeof params === 'object' && params !== null;
};

/**
 * Redirect address of a response, if it is one. Ours: browsers hide a 302 from scripts, so `fe-status` can carry it.
 */
export const redirectionOf = ({ status, headers, body }: WireAnswer): string | undefined =>
  status === 302 || (status === 200 && headers['fe-status'] === '302') ? body.trim() : undefined;

/** The statuses of a server that does not know the call, or takes none of its method. */
const UNKNOWN_CALL: ReadonlySet<number> = new Set([404, 405, 501]);

/** Whether what answers is no service of ours: a web page that is no download, or a refusal that is not JSON. Ours. */
const isElsewhere = ({ status, headers }: WireAnswer, isJson: boolean): boolean => {
  if (isJson) return false;
  const isPage = headers['content-type']?.startsWith('text/html') === true && !headers['content-disposition'];
  return UNKNOWN_CALL.has(status) || (isPage && status >= 200 && status < 300);
};

/**
 * Parses a response: its value, JSON or text, or a failure with the protocol's message, whatever a success is read as.
 * Source: protocol/README.md#answers, protocol/README.md#failures.
 */
export const readAnswer = (answer: WireAnswer, as: AnswerKind = 'json'): Result<unknown> => {
  const { status, statusText, headers, body } = answer;
  const parsed = parse(body);
  if (isElsewhere(answer, parsed !== undefined)) return failed({ kind: 'serviceMissing', message: GENERIC, status });
  if (status >= 200 && status < 300) return ok(as === 'json' ? (parsed ? parsed.json : {}) : body);
  const failure: Failure = { kind: kindOf(status), message: GENERIC, status };
  const trace = headers['frontegg-trace-id'];
  if (trace) failure.traceId = trace;
  const wait = Number(headers['retry-after'] ?? 0);
  if (wait > 0) failure.retryAfter = wait;
  if (status === 413) return failed({ ...failure, message: TOO_LARGE });
  if (!parsed) return failed(failure);
  if (typeof parsed.json === 'string') return failed({ ...failure, message: parsed.json });
  const { errors, errorCode, fields, attemptsLeft, maxAge, tenantId, declineCode, email } = Object(
    parsed.json,
  ) as Record<string, unknown>; // any JSON at all
  if (isCode(errorCode)) failure.kind = errorCode;
  if (Array.isArray(fields)) failure.fields = fields.filter(isFieldFailure);
  if (typeof attemptsLeft === 'number') failure.attemptsLeft = attemptsLeft;
  if (typeof declineCode === 'string') failure.declineCode = declineCode;
  if (typeof email === 'string') failure.email = email;
  if (typeof maxAge === 'number') failure.maxAge = maxAge;
  // an id is branded where it enters
  if (failure.kind === 'stepUpRequired' && typeof tenantId === 'string') failure.tenantId = tenantId as TenantId;
  if (!errors) return failed({ ...failure, message: `Error ${status} - ${statusText}` });
  const list = [errors].flat().map(String);
  return failed({ ...failure, message: list.join(', '), errors: list });
};
