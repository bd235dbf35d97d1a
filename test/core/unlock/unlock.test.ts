import { describe, expect, it } from 'vitest';
import { next } from '../../../core/flow/flow.ts';
import { unlockFeature } from '../../../core/unlock/unlock.feature.ts';
import { type UnlockEvent, unlockFlow, type UnlockStep } from '../../../core/unlock/unlock.flow.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { startServer } from '../kit/server.ts';

const moves: [from: UnlockStep, on: UnlockEvent, to: UnlockStep][] = [
  ['unlocking', 'unlocked', 'success'],
  ['unlocking', 'refused', 'resend'],
  ['resend', 'opened', 'unlocking'],
  ['success', 'opened', 'unlocking'],
  ['success', 'refused', 'success'],
];

describe('the unlock flow', () => {
  for (const [from, on, to] of moves)
    it(`goes from ${from} to ${to} on ${on}`, () => expect(next(unlockFlow, from, on, undefined)).toBe(to));
});

const UNLOCK = 'POST /identity/resources/users/v1/unlock';
const RESET = 'POST /identity/resources/users/v1/unlock/reset';
const LINK = 'https://app.test/account/unlock?userId=u-eve&token=s3cret';

const serve = () => {
  const server = startServer();
  server.answers[UNLOCK] = () => ({ body: {} });
  server.answers[RESET] = () => ({ body: {} });
  return server;
};

const openLink = async ({ page = openPage(LINK), server = serve() } = {}) => {
  const opened = await openApp({ page, server });
  const unlock = opened.app.use(unlockFeature);
  await unlock.open();
  return { ...opened, unlock, state: () => opened.state().unlock };
};

const refused = (errorCode: string) => ({ status: 400, body: { errors: ['No'], errorCode } });

describe('an unlock link', () => {
  it('unlocks once, however often it is opened, and leads to sign-in', async () => {
    const { state, page, server, unlock } = await openLink();
    expect(state()).toMatchObject({ step: 'success', pending: false });
    expect(server.calls.find(({ url }) => url.endsWith('/unlock'))?.body).toBe('{"userId":"u-eve","token":"s3cret"}');
    expect(server.count('/v1/unlock')).toBe(1);
    unlock.signIn();
    expect(page.entries()).toEqual(['/account/unlock', '/account/login']);
  });

  it('is removed from the address before any request, and never enters the state', async () => {
    const page = openPage(LINK);
    const { app } = await openApp({ page, server: serve(), start: false });
    expect(page.entries()).toEqual(['/account/unlock']);
    app.use(unlockFeature);
    expect(JSON.stringify(app.store.getState())).not.toContain('s3cret');
  });

  it('still shows success after a reload, without another request', async () => {
    const { page } = await openLink();
    const { state, server } = await openLink({ page });
    expect(state()).toMatchObject({ step: 'success', pending: false });
    expect(server.count('/unlock')).toBe(0);
  });

  for (const kind of ['linkExpired', 'linkAlreadyUsed', 'linkInvalid'] as const)
    it(`can be requested again when refused with ${kind}`, async () => {
      const server = serve();
      server.next(UNLOCK, refused(kind));
      const { state, unlock } = await openLink({ server });
      expect(state()).toMatchObject({ step: 'resend', refusal: { kind } });
      await unlock.resend({ email: ' eve@acme.test' });
      expect(state()).toMatchObject({ step: 'resend', resentTo: 'eve@acme.test' });
      expect(server.calls.at(-1)?.body).toBe('{"email":"eve@acme.test"}');
    });

  for (const query of ['', '?userId=u-eve', '?token=s3cret'])
    it(`is invalid with ${query || 'nothing'}`, async () => {
      const { state, server } = await openLink({ page: openPage(`https://app.test/account/unlock${query}`) });
      expect(state()).toMatchObject({ step: 'resend', refusal: { kind: 'linkInvalid' } });
      expect(server.count('/unlock')).toBe(0);
    });

  it('can be retried after the server was unreachable', async () => {
    const server = serve();
    server.next(UNLOCK, 'offline', 'offline');
    const { state, unlock } = await openLink({ server });
    expect(state()).toMatchObject({ step: 'unlocking', pending: false, failure: { kind: 'offline' } });
    await unlock.open();
    expect(state()).toMatchObject({ step: 'unlocking', failure: { kind: 'offline' } });
    await unlock.open();
    expect(state()).toMatchObject({ step: 'success' });
  });
});
