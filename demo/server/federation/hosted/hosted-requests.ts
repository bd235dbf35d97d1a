import type { Provider } from 'oidc-provider';
import { parse } from 'hono/utils/cookie';
import { readHeader } from '../../http/read-header.ts';
import type { NavigationContext } from '../navigation.ts';
import { callListener, type Exchange, type ListenerRequest, openExchange } from './call-listener.ts';
import { cookieNames, type Passed } from './hosted-provider.ts';
import type { HostedSession } from './hosted-session.ts';

/** Largest form or JSON of a request, in bytes. Ours: a token has some hundred. */
const FORM_BYTES = 16 * 1024;

/** Fields of a form or of JSON, each a text; undefined for a body that is neither, or too large. */
export const readFields = async (request: Request): Promise<URLSearchParams | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > FORM_BYTES) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > FORM_BYTES) return undefined;
    chunks.push(chunk);
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) || text === '') return new URLSearchParams(text);
  if (!/^application\/json\s*(;|$)/i.test(type)) return undefined;
  try {
    const fields = Object.entries(Object(JSON.parse(text)) as Record<string, unknown>);
    if (fields.some(([, value]) => value != null && typeof value !== 'string')) return undefined;
    return new URLSearchParams(fields.flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));
  } catch {
    return undefined;
  }
};

/** Request to oidc-provider: what differs from that of the browser. */
interface Asked {
  method: string;
  /** Path below the API prefix, with its query. */
  path: string;
  session?: HostedSession | undefined;
  body?: URLSearchParams;
  authorization?: string | undefined;
  passed?: Passed;
}

/** Passes requests to oidc-provider, with the session of the server in place of one of its own. */
export const hostedRequests = (provider: Provider, publicUrl: string) => {
  const names = cookieNames(publicUrl);
  const { host, pathname, protocol } = new URL(publicUrl);
  const prefix = `${pathname.replace(/\/$/, '')}/frontegg`;

  const describe = ({ request, from }: NavigationContext, asked: Asked): ListenerRequest => {
    const shown = parse(readHeader(request, 'cookie') ?? '');
    const kept = { interaction: shown[names.interaction], resume: shown[names.resume] };
    const cookies = [
      ...(asked.session ? [`${names.session}=${asked.session.session.id}`] : []),
      ...(kept.interaction ? [`${names.interaction}=${kept.interaction}`] : []),
      ...(kept.resume ? [`${names.resume}=${kept.resume}`] : []),
    ];
    return {
      method: asked.method,
      url: asked.path,
      originalUrl: `${prefix}${asked.path}`,
      headers: {
        host,
        'x-forwarded-proto': protocol.slice(0, -1),
        accept: asked.method === 'GET' ? 'text/html, application/json' : 'application/json',
        'accept-language': from.language,
        cookie: cookies.join('; '),
        ...(asked.authorization !== undefined && { authorization: asked.authorization }),
        ...(asked.body && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(asked.body && { body: asked.body.toString() }),
    };
  };

  /** Drops the cookie of a session of the provider's own. */
  const withoutSession = (response: Response): Response => {
    const headers = new Headers(response.headers);
    headers.delete('set-cookie');
    for (const cookie of response.headers.getSetCookie())
      if (!cookie.startsWith(`${names.session}=`)) headers.append('set-cookie', cookie);
    return new Response(response.body, { status: response.status, headers });
  };

  const listener = provider.callback();

  return {
    prefix,
    /** Answer of oidc-provider. */
    forward: async (context: NavigationContext, asked: Asked): Promise<Response> =>
      withoutSession(
        await callListener(
          (request, response) => {
            Object.assign(request, { hosted: asked.passed ?? {} });
            return listener(request, response);
          },
          describe(context, asked),
        ),
      ),
    /** Request and response for the interaction of this browser. */
    interaction: (context: NavigationContext, uid: string): Exchange =>
      openExchange(describe(context, { method: 'GET', path: `/oauth/interaction/${uid}` })),
  };
};

export type HostedRequests = ReturnType<typeof hostedRequests>;
