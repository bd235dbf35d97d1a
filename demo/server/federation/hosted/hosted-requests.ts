import type { Provider } from 'oidc-provider';
import { parse } from 'hono/utils/cookie';
import { readHeader } from '../../http/read-header.ts';
import type { NavigationContext } from '../navigation.ts';
import { callListener, type ListenerExchange, type ListenerRequest, openExchange } from './call-listener.ts';
import { cookieNames, type Passed } from './hosted-provider.ts';
import type { HostedSession } from './hosted-session.ts';

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
    interaction: (context: NavigationContext, uid: string): ListenerExchange =>
      openExchange(describe(context, { method: 'GET', path: `/oauth/interaction/${uid}` })),
  };
};

export type HostedRequests = ReturnType<typeof hostedRequests>;
