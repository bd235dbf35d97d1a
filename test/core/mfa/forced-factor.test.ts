import { describe, expect, it } from 'vitest';
import { invitationFeature } from '../../../core/invitation/invitation.feature.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { stepUpFeature } from '../../../core/step-up/step-up.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { lineOf, openPage } from '../kit/page.ts';
import { ACME, NORTH, REFRESH, startServer } from '../kit/server.ts';

const LIST = 'GET /identity/resources/users/sessions/v1/me';
const ASKED = { status: 403, body: { errors: ['No'], errorCode: 'stepUpRequired', tenantId: ACME } } as const;

/** A server whose company asks for a second factor from now on, until it is shown. */
const serve = () => {
  const server = startServer();
  server.remember('ada@acme.test');
  const policy = { asks: false };
  server.foreign[REFRESH] = (_, real) => (policy.asks ? ASKED : real());
  server.foreign[LIST] = (_, real) => (policy.asks ? ASKED : real());
  return { server, policy };
};

const opened = async (page = openPage('https://app.test/portal')) => {
  const { server, policy } = serve();
  const at = await openApp({ server, page });
  const stepUp = at.app.use(stepUpFeature);
  const portal = at.app.use(queriesFeature);
  const isAsked = () => at.state().stepUp?.asked === true;
  const list = () => at.app.client.call(sessions.list, {});
  return { ...at, policy, stepUp, portal, isAsked, list };
};

describe('a second factor that a company begins to force', () => {
  it('is requested in place, and the refused call is then repeated', async () => {
    const { stepUp, policy, state, isAsked, list, portal } = await opened();
    stepUp.attend();
    policy.asks = true;
    const listing = [list(), list()];
    await expect.poll(isAsked).toBe(true);
    expect(state().stepUp).toEqual({ asked: true, byPolicy: true });
    expect(state().session.status).toBe('signedIn');
    policy.asks = false;
    await portal.regain();
    expect((await Promise.all(listing)).map(({ ok }) => ok)).toEqual([true, true]);
    expect([isAsked(), state().session.status]).toEqual([false, 'signedIn']);
  });

  it('is asked for once by a renewal too, without signing out and without a loop', async () => {
    const { stepUp, policy, state, isAsked, server, portal } = await opened();
    stepUp.attend();
    policy.asks = true;
    await portal.regain();
    const before = server.count('/refresh');
    await expect.poll(isAsked).toBe(true);
    await portal.regain();
    expect([server.count('/refresh') - before, state().session.status]).toEqual([1, 'signedIn']);
    policy.asks = false;
    await portal.regain();
    await expect.poll(isAsked).toBe(false);
  });

  it('can be declined: the call is refused, and the next one asks again', async () => {
    const { stepUp, policy, state, isAsked, list } = await opened();
    stepUp.attend();
    policy.asks = true;
    for (const _ of [1, 2]) {
      const listing = stepUp.run(list);
      await expect.poll(isAsked).toBe(true);
      stepUp.decline();
      expect(await listing).toMatchObject({ ok: false, failure: { kind: 'stepUpRequired', tenantId: ACME } });
      expect([isAsked(), state().session.status]).toEqual([false, 'signedIn']);
    }
  });

  it('does not repeat the call for another user who signed in', async () => {
    const { stepUp, policy, isAsked, list, portal, server } = await opened();
    stepUp.attend();
    policy.asks = true;
    const listing = list();
    await expect.poll(isAsked).toBe(true);
    policy.asks = false;
    server.remember('bo@acme.test');
    await portal.regain();
    expect((await listing).ok).toBe(false);
  });

  it('is asked for by a switch from another company, which then succeeds', async () => {
    const { stepUp, policy, isAsked, portal, server, app, state } = await opened();
    server.belongTo('ada@acme.test', NORTH);
    server.foreign['PUT /identity/resources/users/v1/tenant'] = (_, real) => (policy.asks ? ASKED : real());
    stepUp.attend();
    policy.asks = true;
    const switching = app.switchTenant(NORTH);
    await expect.poll(isAsked).toBe(true);
    expect(state().session.status).toBe('signedIn');
    policy.asks = false;
    await portal.regain();
    expect(await switching).toMatchObject({ ok: true, value: { tenantId: NORTH } });
    expect(state().session.status).toBe('signedIn');
    policy.asks = true;
    const back = app.switchTenant(ACME);
    await expect.poll(isAsked).toBe(true);
    stepUp.decline();
    expect(await back).toMatchObject({ ok: false, failure: { kind: 'stepUpRequired' } });
    expect(state().session).toMatchObject({ status: 'signedIn', user: { tenantId: NORTH } });
  });

  it('is satisfied in every tab once it was in one', async () => {
    const { server, policy } = serve();
    const local = openPage().local;
    const baseUrl = `https://${lineOf('tabs').replaceAll(' ', '-')}.test`;
    const tabs = await Promise.all(
      [1, 2].map(async () => {
        const at = await openApp({ server, baseUrl, page: openPage('https://app.test/portal', local) });
        at.app.use(stepUpFeature).attend();
        return at;
      }),
    );
    policy.asks = true;
    await Promise.all(tabs.map(({ app }) => app.use(queriesFeature).regain()));
    const asked = () => tabs.map(({ state }) => state().stepUp?.asked);
    await expect.poll(asked).toEqual([true, true]);
    policy.asks = false;
    await tabs[0]?.app.use(queriesFeature).regain();
    await expect.poll(asked).toEqual([false, false]);
  });

  it('leads to sign-in where no screen can ask, and on a newly opened page', async () => {
    const { policy, state, list } = await opened();
    policy.asks = true;
    expect((await list()).ok).toBe(false);
    expect(state().session.status).toBe('signedOut');
    const { server, policy: other } = serve();
    other.asks = true;
    const fresh = await openApp({ server });
    expect([fresh.state().session.status, server.count('/refresh')]).toEqual(['signedOut', 1]);
  });

  it('sends a user who joins by its link to sign in with the link, which asks for the factor', async () => {
    const { server } = serve();
    const page = openPage('https://app.test/account/invitation/accept?invitationToken=i1');
    server.foreign['POST /identity/resources/tenants/invites/v1/verify'] = () => ({
      body: { name: 'Acme', expires: '' },
    });
    const { app, state } = await openApp({ server, page });
    const invitation = app.use(invitationFeature);
    await expect.poll(() => state().invitation?.invited).toBeDefined();
    server.foreign['POST /identity/resources/tenants/invites/v1/join'] = () => ASKED;
    await invitation.accept();
    expect([app.router.current(), app.router.query().get('invitationToken')]).toEqual(['loginUrl', 'i1']);
  });
});
