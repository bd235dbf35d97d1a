import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONNECTIONS, cookieIn, load } from './load.mjs';
import { scratch, start } from './server.mjs';

const ADA = { email: 'ada@acme.test', password: 'Demo-passw0rd-42' };
const AUTH = '/frontegg/identity/resources/auth/v1/user';
const SIGN_UP = '/frontegg/identity/resources/users/v1/signUp';
const REFRESH = `${AUTH}/token/refresh`;
const headers = { 'content-type': 'application/json' };

const ME = '/frontegg/identity/resources/users/v2/me';

/** The first page of what is listed today. */
const LISTS = {
  sessions: '/frontegg/identity/resources/users/sessions/v1/me',
  tenants: '/frontegg/identity/resources/users/v3/me/tenants',
};

const post = async (url, path, body) => {
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const cookie = cookieIn({ 'set-cookie': answer.headers.getSetCookie() }, 'fe-refresh');
  return { cookie, ...(await answer.json()) };
};

/** Signs a person up, in a company of their own. */
export const signUp = (url, email) =>
  post(url, SIGN_UP, { email, password: ADA.password, name: 'Pat', companyName: 'Pat & Co' });

/** As many people as there are connections, one bench after the other, each with a company and a session of their own. */
const signUpAll = async (url) => {
  const people = [];
  for (let at = 0; at < CONNECTIONS.reduce((sum, count) => sum + count); at += 1) {
    const person = { email: `p${at}@bench.test`, password: ADA.password };
    people.push({ ...person, cookie: (await signUp(url, person.email)).cookie });
  }
  return people;
};

/** A connection's own person renews their session, each time with the newest token. */
const refreshing = (person) => ({
  method: 'POST',
  path: REFRESH,
  setupRequest: (request) => ({ ...request, headers: { ...headers, cookie: person.cookie }, body: '{}' }),
  onResponse: (_status, _body, _context, answered) => {
    person.cookie = cookieIn(answered, 'fe-refresh') ?? person.cookie;
  },
});

const signingIn = ({ email, password }) => ({
  method: 'POST',
  path: AUTH,
  headers,
  body: JSON.stringify({ email, password }),
});

/** Throughput of the server over 1, 10 and 100 connections. `begin` starts it. */
export const benchRequests = async (begin = start) => {
  const { folder, remove } = await scratch();
  const file = join(folder, 'fe.config.json');
  const endless = { times: 1_000_000, seconds: 60 };
  const limits = { signIn: { perAddress: endless, perAccount: endless } };
  await writeFile(file, JSON.stringify({ allowNotVerifiedUsersLogin: true, limits }));
  // each refresh replaces its token, where the grace would answer most with the one before
  const server = await begin(folder, { REFRESH_GRACE_MS: '0', FE_CONFIG: file });
  const rows = [];
  /** `requestOf` makes a connection's request out of its person. */
  const run = async (what, people, requestOf) => {
    const waiting = [...people];
    for (const connections of CONNECTIONS) {
      const made = () => requestOf(waiting.shift());
      rows.push([`${what}, ${connections} connections`, await load(server.url, { connections }, made)]);
    }
  };
  try {
    const people = await signUpAll(server.url);
    const { accessToken } = await post(server.url, AUTH, ADA); // seeded
    const reading = (path) => () => ({ method: 'GET', path, headers: { authorization: `Bearer ${accessToken}` } });
    await run('calls with a token', people, reading(ME));
    await run('lists of tenants', people, reading(LISTS.tenants));
    await run('lists of sessions', people, reading(LISTS.sessions));
    await run('refreshes', people, refreshing);
    await run('sign-ins', people, signingIn);
  } finally {
    await server.stop();
    await remove();
  }
  return rows;
};
