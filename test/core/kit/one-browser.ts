import type { Transport } from '../../../core/transport.ts';
import type { Server } from '../../../demo/server/app.ts';
import { CookieJar } from '../../kit/wire/cookie-jar.ts';

/** How long a request, then its answer, are on their way, in milliseconds. */
export type Way = () => readonly [there: number, back: number];

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The network as the tabs of one browser have it: a request takes the cookies there are when it leaves, and an answer's
 * cookies are kept when it arrives, each after a while on its way.
 */
export const oneBrowser = (
  serve: Server,
  way: Way,
): { transport: Transport; statuses: [path: string, status: number][] } => {
  const jar = new CookieJar();
  const statuses: [path: string, status: number][] = [];
  return {
    statuses,
    transport: async ({ url, method, headers, body }) => {
      const [there, back] = way();
      const sent = new Headers(headers);
      if (jar.header) sent.set('cookie', jar.header);
      const request = new Request(url, { method, headers: sent, ...(typeof body === 'string' && { body }) });
      await pass(there);
      const response = await serve(request, { ip: '192.0.2.7' });
      const text = await response.text();
      await pass(back);
      jar.keep(response);
      statuses.push([new URL(url).pathname.replace(/.*\//, ''), response.status]);
      return {
        status: response.status,
        statusText: response.statusText,
        headers: Object.fromEntries(response.headers),
        body: text,
      };
    },
  };
};
