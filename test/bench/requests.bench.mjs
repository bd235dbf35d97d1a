import { CONNECTIONS, cookieIn, load } from './load.mjs';
import { scratch, start } from './server.mjs';

const CREDENTIALS = JSON.stringify({ email: 'ada@acme.test', password: 'Demo-passw0rd-42' });
const AUTH = '/frontegg/identity/resources/auth/v1/user';
const REFRESH = `${AUTH}/token/refresh`;
const headers = { 'content-type': 'application/json' };

const ME = '/frontegg/identity/resources/users/v2/me';

/** The first page of what is listed today. */
const LISTS = {
  sessions: '/frontegg/identity/resources/users/sessions/v1/me',
  tenants: '/frontegg/identity/resources/users/v3/me/tenants',
};

/** A mixture of what is asked of a server, with a token, a wrong one and none. */
export const REQUESTS = (accessToken) => [
  { method: 'GET', path: ME, headers: { authorization: `Bearer ${accessToken}` } },
  { method: 'GET', path: LISTS.tenants, headers: { authorization: `Bearer ${accessToken}` } },
  { method: 'GET', path: ME, headers: { authorization: 'Bearer nonsense' } },
  { method: 'GET', path: '/frontegg/nowhere' },
  { method: 'GET', path: '/frontegg/vendors/public' },
];

export const signIn = async (url) => {
  const answer = await fetch(url + AUTH, { method: 'POST', headers, body: CREDENTIALS });
  const cookie = cookieIn({ 'set-cookie': answer.headers.getSetCookie() }, 'fe-refresh');
  return { cookie, ...(await answer.json()) };
};

/** Each connection has a session of its own and shows the newest token. */
const refreshing = async (url, connections) => {
  const sessions = [];
  while (sessions.length < connections) sessions.push(await signIn(url));
  return () => {
    let { cookie } = sessions.pop();
    return {
      method: 'POST',
      path: REFRESH,
      setupRequest: (request) => ({ ...request, headers: { ...headers, cookie }, body: '{}' }),
      onResponse: (_status, _body, _context, answered) => {
        cookie = cookieIn(answered, 'fe-refresh') ?? cookie;
      },
    };
  };
};

/** What the server bears over 1, 10 and 100 connections. `begin` starts it. */
export const benchRequests = async (begin = start) => {
  const { folder, remove } = await scratch();
  // each refresh replaces its token, where the grace would answer most with the one before
  const server = await begin(folder, { REFRESH_GRACE_MS: '0' });
  const rows = [];
  const run = async (what, requestOf) => {
    for (const connections of CONNECTIONS) {
      const made = await requestOf(connections);
      rows.push([`${what}, ${connections} connections`, await load(server.url, { connections }, made)]);
    }
  };
  try {
    const { accessToken } = await signIn(server.url);
    const authorization = `Bearer ${accessToken}`;
    const reading = (path) => () => () => ({ method: 'GET', path, headers: { authorization } });
    await run('calls with a token', reading(ME));
    await run('lists of tenants', reading(LISTS.tenants));
    await run('lists of sessions', reading(LISTS.sessions));
    await run('refreshes', (connections) => refreshing(server.url, connections));
    await run('sign-ins', () => () => ({ method: 'POST', path: AUTH, headers, body: CREDENTIALS }));
  } finally {
    await server.stop();
    await remove();
  }
  return rows;
};
