import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../core/contract/profile.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import type { Transport } from '../../../core/transport.ts';
import { openApp } from '../kit/open-app.ts';
import { startServer } from '../kit/server.ts';

const LOGOUT = 'POST /identity/resources/auth/v1/logout';
const READ = 'GET /identity/resources/users/v1/me/email';

/** Ada is signed in, and a screen of hers can read what changes with her email. */
const signedIn = async () => {
  const server = startServer();
  /** Requests of the screen that are sent, and not given up before. */
  let sent = 0;
  const transport: Transport = (request) => {
    if (request.url.endsWith('/me/email') && !request.signal?.aborted) sent += 1;
    return server.transport(request);
  };
  const { app, state } = await openApp({ server, transport });
  const login = app.use(loginFeature);
  await login.submitIdentifier({ email: 'ada@acme.test' });
  await login.submitPassword({ password: server.password });
  const { answers, call } = app.use(queriesFeature);
  const read = () =>
    answers.fetchQuery({
      queryKey: ['email'],
      queryFn: async ({ signal }) => {
        const result = await call(profile.emailChange, {}, { signal });
        return result.ok ? 'read' : result.failure.kind;
      },
    });
  return { app, state, server, read, sent: () => sent };
};

describe('calls of screens while their person signs out', () => {
  it('are cancelled at once where they are in progress', async () => {
    const { app, state, server, read, sent } = await signedIn();
    const [reading, leaving] = [server.hold(READ), server.hold(LOGOUT)];
    const answer = expect(read()).rejects.toMatchObject({ revert: true });
    await expect.poll(sent).toBe(1);
    const left = app.logout();
    await answer;
    expect(state().session.status).toBe('signedIn');
    leaving.letGo();
    reading.letGo();
    await left;
    expect(state().session.status).toBe('signedOut');
  });

  it('are not sent where they begin in the meantime', async () => {
    const { app, server, read, sent } = await signedIn();
    const leaving = server.hold(LOGOUT);
    const left = app.logout();
    await expect.poll(() => server.count('/logout')).toBe(1);
    const refreshes = server.count('/token/refresh');
    const answer = expect(read()).rejects.toMatchObject({ silent: true });
    // long enough to be sent
    for (let at = 0; at < 5; at += 1) await turn();
    leaving.letGo();
    await left;
    await answer;
    expect(sent()).toBe(0);
    expect(server.count('/token/refresh')).toBe(refreshes);
  });

  it('are made again after the next sign-in', async () => {
    const { app, server, read } = await signedIn();
    await app.logout();
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    expect(await read()).toBe('read');
  });
});
