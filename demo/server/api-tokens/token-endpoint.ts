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

/**
 * Answers a request to the token endpoint with the grant of client credentials; undefined for one of another grant, whose
 * body is not read. Failed ones count against the limit of their address. Source: RFC 6749 §4.4.
 */
export const grantClientCredentials = async ({
  ports,
  request,
  network,
}: TokenRequest): Promise<Response | undefined> => {
  const fields = await readFields(request.clone());
  if (fields?.get('grant_type') !== 'client_credentials') return undefined;
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

/** Refuses a grant that this server does not know. */
export const refuseGrant = (): Response => refusal(400, 'unsupported_grant_type', 'This grant is not supported');
