import { digest } from '../keys/secrets.ts';
import { readFields } from '../http/read-fields.ts';
import { readHeader } from '../http/read-header.ts';
import type { Ports } from '../ports.ts';
import { exchangeClientCredentials, type PresentedCredentials } from './exchange.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** Refusal of the token endpoint. Source: RFC 6749 §5.2; `errors` as all other answers have them. */
const refusal = (status: number, error: string, description: string, headers = {}): Response =>
  Response.json(
    { error, error_description: description, errors: [description] },
    { status, headers: { ...NO_STORE, ...headers } },
  );

/** Credentials of HTTP Basic, or of the body. Source: RFC 6749 §2.3.1. */
const credentialsOf = (request: Request, fields: URLSearchParams): PresentedCredentials => {
  const basic = /^Basic +([A-Za-z0-9+/=]{1,2000})$/i.exec(readHeader(request, 'authorization') ?? '')?.[1];
  if (basic === undefined)
    return { clientId: fields.get('client_id') ?? '', secret: fields.get('client_secret') ?? '' };
  try {
    const [clientId = '', secret = ''] = atob(basic).split(':').map(decodeURIComponent);
    return { clientId, secret };
  } catch {
    return { clientId: '', secret: '' };
  }
};

/** Request to the token endpoint. */
interface TokenRequest {
  readonly ports: Ports;
  readonly request: Request;
  /** Key of rate limits by address. */
  readonly network: string | null;
}

/** The same request with its fields as a form: a body is read once. */
const again = ({ url, headers: given }: Request, fields: URLSearchParams): Request => {
  const headers = new Headers(given);
  headers.delete('content-length');
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(url, { method: 'POST', headers, body: fields.toString() });
};

/** Grants client credentials. Failed requests count against the limit of their address. Source: RFC 6749 §4.4. */
const grantClientCredentials = async (
  { ports, request, network }: TokenRequest,
  fields: URLSearchParams,
): Promise<Response> => {
  const key = `proof:clientCredentials:${await digest(network ?? '')}`;
  const { perAddress } = ports.config.limits.proof;
  const wait = network === null ? 0 : await ports.limiter.take(key, perAddress);
  if (wait > 0) return refusal(429, 'slow_down', 'Too many failed requests', { 'retry-after': String(wait) });
  const rows = ports.store.scoped({ across: 'apiTokens.exchange' });
  const exchanged = await exchangeClientCredentials(ports, rows, credentialsOf(request, fields));
  if (!exchanged.ok)
    return refusal(401, 'invalid_client', exchanged.failure.body.errors[0] ?? '', { 'www-authenticate': 'Basic' });
  if (network !== null) await ports.limiter.giveBack(key, perAddress);
  const { accessToken, expiresIn } = exchanged.value;
  return Response.json(
    { access_token: accessToken, token_type: 'Bearer', expires_in: expiresIn },
    { headers: NO_STORE },
  );
};

/** Answers a request to the token endpoint; `others` answers the grants of hosted login, where there is any. */
export const answerTokenRequest = async <Context extends TokenRequest>(
  context: Context,
  others: ((context: Context) => Promise<Response>) | undefined,
): Promise<Response> => {
  const fields = await readFields(context.request);
  if (!fields) return refusal(400, 'invalid_request', 'The body is no form and no JSON object of texts');
  if (fields.get('grant_type') === 'client_credentials') return grantClientCredentials(context, fields);
  if (!others) return refusal(400, 'unsupported_grant_type', 'This grant is not supported');
  return others({ ...context, request: again(context.request, fields) });
};
