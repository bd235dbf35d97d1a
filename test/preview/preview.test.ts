import { describe, expect, it, vi } from 'vitest';
import type { WireAnswer } from '../../core/transport.ts';
import { createPreview, type Preview } from '../../demo/preview/index.ts';
import { delayOf } from '../../demo/preview/delays.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { eventually } from '../kit/eventually.ts';

const AUTH = 'http://localhost/frontegg/identity/resources/auth/v1';
const USERS = 'http://localhost/frontegg/identity/resources/users';

const ask = ({ transport }: Preview, method: string, url: string, body?: object, token?: string): Promise<WireAnswer> =>
  transport({
    method,
    url,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    credentials: 'include',
    ...(body && { body: JSON.stringify(body) }),
  });

const ada = { email: 'ada@acme.test', password: SEEDED_PASSWORD };
const newcomer = {
  email: 'nia@acme.test',
  name: 'Nia Newcomer',
  companyName: 'Nia & Co',
  password: 'Lantern-72-Harbour',
};

describe('a preview', () => {
  it('signs a seeded user in and keeps the session, without a network', async () => {
    const preview = createPreview({ delayed: false });
    const answer = await ask(preview, 'POST', `${AUTH}/user`, ada);
    expect(answer.status).toBe(200);
    const renewed = await ask(preview, 'POST', `${AUTH}/user/token/refresh`, {});
    const { accessToken } = JSON.parse(renewed.body);
    const me = await ask(preview, 'GET', `${USERS}/v2/me`, undefined, accessToken);
    expect(JSON.parse(me.body)).toMatchObject({ email: ada.email, name: 'Ada Lovelace' });
  });

  it('has a person signed in from the start, until they sign out', async () => {
    const preview = createPreview({ delayed: false, as: ada.email });
    const renew = () => ask(preview, 'POST', `${AUTH}/user/token/refresh`, {});
    const { accessToken } = JSON.parse((await renew()).body);
    const me = await ask(preview, 'GET', `${USERS}/v2/me`, undefined, accessToken);
    expect(JSON.parse(me.body)).toMatchObject({ email: ada.email });
    expect((await renew()).status).toBe(200);
    await ask(preview, 'POST', `${AUTH}/logout`, {}, accessToken);
    expect((await renew()).status).toBe(401);
  });

  it('has a whole company, with the settings of demo sessions', async () => {
    const preview = createPreview({ delayed: false, as: ada.email });
    const { accessToken } = JSON.parse((await ask(preview, 'POST', `${AUTH}/user/token/refresh`, {})).body);
    const read = async (path: string) =>
      JSON.parse((await ask(preview, 'GET', `http://localhost/frontegg${path}`, undefined, accessToken)).body);
    const { items: people } = await read('/identity/resources/users/v3?_limit=50&_offset=0');
    const { groups } = await read('/identity/resources/groups/v1');
    const roles = await read('/identity/resources/roles/v1');
    const sessions = await read('/identity/resources/users/sessions/v1/me');
    const invoices = await read('/subscriptions/resources/billing/invoices/v1');
    expect(people.length).toBeGreaterThan(20);
    for (const rows of [groups, roles, sessions, invoices]) expect(rows.length).toBeGreaterThan(0);
    expect(await read('/identity/resources/configurations/sessions/v1')).toEqual({
      sessionTimeoutConfiguration: { isActive: false, timeout: 7_776_000 },
      sessionIdleTimeoutConfiguration: { isActive: false, timeout: 3600 },
      sessionConcurrentConfiguration: { isActive: false, maxSessions: 10 },
    });
  });

  it('is isolated: another one does not share its session', async () => {
    const preview = createPreview({ delayed: false });
    await ask(preview, 'POST', `${AUTH}/user`, ada);
    const answer = await ask(createPreview({ delayed: false }), 'POST', `${AUTH}/user/token/refresh`, {});
    expect(answer.status).toBe(401);
  });

  it('shows the mails it sent, with their links', async () => {
    const preview = createPreview({ delayed: false });
    await ask(preview, 'POST', `${USERS}/v1/signUp`, newcomer);
    const link = await preview.link(newcomer.email);
    expect(link.pathname).toBe('/account/activate');
    const { userId, token } = Object.fromEntries(link.searchParams);
    expect((await ask(preview, 'POST', `${USERS}/v1/activate`, { userId, token })).status).toBe(200);
  });

  it('can move the clock, and expire links', async () => {
    const preview = createPreview({ delayed: false });
    await ask(preview, 'POST', `${USERS}/v1/signUp`, newcomer);
    const { userId, token } = Object.fromEntries((await preview.link(newcomer.email)).searchParams);
    preview.advance(25 * 60 * 60 * 1000);
    const answer = await ask(preview, 'POST', `${USERS}/v1/activate`, { userId, token });
    expect(JSON.parse(answer.body)).toMatchObject({ errorCode: 'linkExpired' });
  });

  it('takes the operator’s configuration', async () => {
    const preview = createPreview({ delayed: false, config: { allowSignups: false } });
    const answer = await ask(preview, 'POST', `${USERS}/v1/signUp`, newcomer);
    expect(JSON.parse(answer.body)).toMatchObject({ errorCode: 'signUpsDisabled' });
  });

  it('can simulate offline and server errors', async () => {
    const preview = createPreview({ delayed: false });
    preview.network.state = 'down';
    await expect(ask(preview, 'POST', `${AUTH}/user`, ada)).rejects.toThrow('Failed to fetch');
    preview.network.state = 'broken';
    expect((await ask(preview, 'POST', `${AUTH}/user`, ada)).status).toBe(500);
    preview.network.state = 'up';
    expect((await ask(preview, 'POST', `${AUTH}/user`, ada)).status).toBe(200);
  });

  it('answers reads after 200 ms, writes after 500 and sign-ins after 1000', async () => {
    const delays: [method: string, path: string, ms: number][] = [
      ['GET', '/vendors/public', 200],
      ['POST', '/identity/resources/auth/v1/user/token/refresh', 200],
      ['POST', '/identity/resources/auth/v1/logout', 500],
      ['POST', '/identity/resources/auth/v1/user', 1000],
      ['POST', '/identity/resources/users/v1/signUp', 1000],
    ];
    for (const [method, path, ms] of delays) expect(delayOf({ method, url: `http://localhost${path}` })).toBe(ms);

    const preview = createPreview();
    await preview.ready;
    vi.useFakeTimers();
    const answered = vi.fn();
    void ask(preview, 'GET', 'http://localhost/frontegg/vendors/public').then(answered);
    await vi.advanceTimersByTimeAsync(199);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await eventually(() => expect(answered).toHaveBeenCalled());
  });

  it('aborts a call with its caller', async () => {
    const preview = createPreview();
    const stop = new AbortController();
    const call = {
      method: 'GET',
      url: 'http://localhost/frontegg/flags',
      headers: {},
      credentials: 'include',
    } as const;
    const answer = preview.transport({ ...call, signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toThrow('abort');
  });
});
