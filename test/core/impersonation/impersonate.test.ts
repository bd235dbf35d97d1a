import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { next } from '../../../core/flow/flow.ts';
import { impersonateFeature, IMPERSONATED_MS } from '../../../core/impersonation/impersonate.feature.ts';
import {
  type ImpersonateEvent,
  impersonateFlow,
  type ImpersonateStep,
} from '../../../core/impersonation/impersonate.flow.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { interruptedJourney } from '../../../core/router/interrupted.ts';
import { eventually } from '../../kit/eventually.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { startServer } from '../kit/server.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

const moves: [from: ImpersonateStep, on: ImpersonateEvent, to: ImpersonateStep][] = [
  ['impersonating', 'personKnown', 'confirm'],
  ['confirm', 'begun', 'success'],
  ['confirm', 'opened', 'impersonating'],
  ['success', 'opened', 'impersonating'],
  ['impersonating', 'begun', 'impersonating'],
];

describe('the flow of an impersonation by address', () => {
  for (const [from, on, to] of moves)
    it(`goes from ${from} to ${to} on ${on}`, () => expect(next(impersonateFlow, from, on, undefined)).toBe(to));
});

const BEGIN = '/impersonation/v1';

/** The route opened in a browser that this person signed in from; signed out where it is undefined. */
const openRoute = async (as: string | undefined, query = '', who = 'bo@acme.test') => {
  const server = startServer();
  server.remember(as);
  const [bo] = await (await server.opened).store.users.find({ where: { email: who } });
  const page = openPage(`https://app.test/account/impersonate?userId=${bo?.id}${query}`);
  const opened = await openApp({ server, page });
  const impersonate = opened.app.use(impersonateFeature);
  await impersonate.open();
  return { ...opened, impersonate, bo, state: () => opened.state().impersonate };
};

beforeEach(() => stopTime());
afterEach(() => startTime());

describe('an address that names a person to impersonate', () => {
  it('begins nothing before it is confirmed, then leads on as that person', async () => {
    const { state, impersonate, server, page, app, bo } = await openRoute('root@acme.test', '&redirectUrl=%2Fteam');
    expect(state()).toMatchObject({ step: 'confirm', pending: false, name: bo?.name });
    expect(server.count(BEGIN)).toBe(0);
    await impersonate.confirm();
    expect(state()?.step).toBe('success');
    expect(app.store.getState().session).toMatchObject({
      user: { id: bo?.id, impersonator: { email: 'root@acme.test' } },
    });
    await pass(IMPERSONATED_MS);
    await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/team'));
  });

  it('leads a signed-out user to sign-in first, and asks them then', async () => {
    const { server, page, app, state } = await openRoute(undefined);
    expect(page.entries()).toEqual(['/account/login']);
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await pass(200);
    await eventually(() => expect(state()).toMatchObject({ step: 'confirm' }));
    expect(app.router.current()).toBe('impersonationUrl');
    expect(server.count(BEGIN)).toBe(0);
  });

  it('keeps its place for a user whose proof is too old', async () => {
    const { server, impersonate, state, app, page, bo } = await openRoute('root@acme.test');
    (await server.opened).clock.pass(11 * 60_000);
    await app.refreshToken();
    await impersonate.confirm();
    expect(state()).toMatchObject({ step: 'confirm', failure: { kind: 'stepUpRequired' } });
    // the proof leaves the login route as every sign-in does
    expect(interruptedJourney({ name: app.name, page })).toEqual({
      route: 'impersonationUrl',
      query: { userId: bo?.id },
    });
    impersonate.decline();
    expect(interruptedJourney({ name: app.name, page })).toBeUndefined();
  });

  it('says so where the server refuses, and leaves where the user declines', async () => {
    const { impersonate, state, page } = await openRoute('bo@acme.test', '', 'ada@acme.test');
    await impersonate.confirm();
    expect(state()).toMatchObject({ step: 'confirm', failure: { kind: 'forbidden' } });
    impersonate.decline();
    await eventually(() => expect([...page.loads, ...page.entries()]).toContain('/'));
  });

  it('without a person asks the server for nothing', async () => {
    const server = startServer();
    server.remember('ada@acme.test');
    const { app, state } = await openApp({ server, page: openPage('https://app.test/account/impersonate') });
    await app.use(impersonateFeature).open();
    expect(state().impersonate).toMatchObject({ step: 'impersonating', failure: { kind: 'linkInvalid' } });
  });
});
