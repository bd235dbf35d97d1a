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
const EMAIL = 'ada@acme.test';

/** A server with Ada's account locked, the link that was mailed to her, and a page opened at it. */
const lockOut = async () => {
  const server = startServer({ lockoutPolicy: { enabled: true, maxAttempts: 1, lockedMinutes: 60 } });
  await server.ask('/identity/resources/auth/v1/user', { email: EMAIL, password: 'Guess' });
  const link = await server.linkTo(EMAIL);
  const page = openPage(`https://app.test/account/unlock?userId=${link.userId}&token=${link.token}`);
  return { server, link, page };
};

const openLink = async ({ page, server }: Pick<Awaited<ReturnType<typeof lockOut>>, 'page' | 'server'>) => {
  const opened = await openApp({ page, server });
  const unlock = opened.app.use(unlockFeature);
  await unlock.open();
  return { ...opened, unlock, state: () => opened.state().unlock };
};

describe('an unlock link', () => {
  it('unlocks once, however often it is opened, and leads to sign-in', async () => {
    const locked = await lockOut();
    const { state, page, server, unlock } = await openLink(locked);
    expect(state()).toMatchObject({ step: 'success', pending: false });
    expect(server.calls.find(({ url }) => url.endsWith('/unlock'))?.body).toBe(JSON.stringify(locked.link));
    expect(server.count('/v1/unlock')).toBe(1);
    unlock.signIn();
    expect(page.entries()).toEqual(['/account/unlock', '/account/login']);
  });

  it('is removed from the address before any request, and never enters the state', async () => {
    const { page, server, link } = await lockOut();
    const { app } = await openApp({ page, server, start: false });
    expect(page.entries()).toEqual(['/account/unlock']);
    app.use(unlockFeature);
    expect(JSON.stringify(app.store.getState())).not.toContain(link.token);
  });

  it('still shows success after a reload, without another request', async () => {
    const locked = await lockOut();
    await openLink(locked);
    const { state, server } = await openLink(locked);
    expect(state()).toMatchObject({ step: 'success', pending: false });
    expect(server.count('/unlock')).toBe(1);
  });

  const spoiled: Record<string, (locked: Awaited<ReturnType<typeof lockOut>>) => Promise<unknown>> = {
    linkExpired: async ({ server }) => (await server.opened).clock.pass(60 * 60_000),
    linkAlreadyUsed: ({ server, link }) => server.ask('/identity/resources/users/v1/unlock', link),
    linkInvalid: async ({ page, link }) => page.visit(`/account/unlock?userId=${link.userId}&token=another`),
  };
  for (const [kind, spoil] of Object.entries(spoiled))
    it(`can be requested again when refused with ${kind}`, async () => {
      const locked = await lockOut();
      await spoil(locked);
      const { state, unlock, server } = await openLink(locked);
      expect(state()).toMatchObject({ step: 'resend', refusal: { kind } });
      await unlock.resend({ email: ` ${EMAIL}` });
      expect(state()).toMatchObject({ step: 'resend', resentTo: EMAIL });
      expect(server.calls.at(-1)?.body).toBe(JSON.stringify({ email: EMAIL }));
    });

  for (const query of ['', '?userId=u-eve', '?token=s3cret'])
    it(`is invalid with ${query || 'nothing'}`, async () => {
      const { state, server } = await openLink({
        page: openPage(`https://app.test/account/unlock${query}`),
        server: startServer(),
      });
      expect(state()).toMatchObject({ step: 'resend', refusal: { kind: 'linkInvalid' } });
      expect(server.count('/unlock')).toBe(0);
    });

  it('can be retried after the server was unreachable', async () => {
    const locked = await lockOut();
    locked.server.fault(UNLOCK, 'offline', 'offline');
    const { state, unlock } = await openLink(locked);
    expect(state()).toMatchObject({ step: 'unlocking', pending: false, failure: { kind: 'offline' } });
    await unlock.open();
    expect(state()).toMatchObject({ step: 'unlocking', failure: { kind: 'offline' } });
    await unlock.open();
    expect(state()).toMatchObject({ step: 'success' });
  });
});
