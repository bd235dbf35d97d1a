import { describe, expect, it } from 'vitest';
import { invitationFeature } from '../../../core/invitation/invitation.feature.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { stepUpFeature } from '../../../core/step-up/step-up.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { lineOf, openPage } from '../kit/page.ts';
import { forceFactors } from '../kit/factors.ts';
import { openInviteLink, TOKEN } from '../kit/invitations.ts';
import { ACME, NORTH, startServer } from '../kit/server.ts';

/** A server with Ada signed in, and a company that forces a second factor when it is told to. */
const serve = () => {
  const server = startServer();
  server.remember('ada@acme.test');
  return { server, force: (isForced: boolean, tenantId = ACME) => forceFactors(server, isForced, tenantId) };
};

const opened = async (page = openPage('https://app.test/portal')) => {
  const { server, force } = serve();
  const at = await openApp({ server, page });
  const stepUp = at.app.use(stepUpFeature);
  const portal = at.app.use(queriesFeature);
  const isAsked = () => at.state().stepUp?.asked === true;
  const list = () => at.app.client.call(sessions.list, {});
  return { ...at, force, stepUp, portal, isAsked, list };
};

describe('a second factor that a company begins to force', () => {
  it('is requested in place, and the refused call is then repeated', async () => {
    const { stepUp, force, state, isAsked, list, portal } = await opened();
    stepUp.attend();
    force(true);
    const listing = [list(), list()];
    await expect.poll(isAsked).toBe(true);
    expect(state().stepUp).toEqual({ asked: true, byPolicy: true });
    expect(state().session.status).toBe('signedIn');
    force(false);
    await portal.regain();
    expect((await Promise.all(listing)).map(({ ok }) => ok)).toEqual([true, true]);
    expect([isAsked(), state().session.status]).toEqual([false, 'signedIn']);
  });

  it('is asked for once by a renewal too, without signing out and without a loop', async () => {
    const { stepUp, force, state, isAsked, server, portal } = await opened();
    stepUp.attend();
    force(true);
    await portal.regain();
    const before = server.count('/refresh');
    await expect.poll(isAsked).toBe(true);
    await portal.regain();
    expect([server.count('/refresh') - before, state().session.status]).toEqual([1, 'signedIn']);
    force(false);
    await portal.regain();
    await expect.poll(isAsked).toBe(false);
  });

  it('can be declined: the call is refused, and the next one asks again', async () => {
    const { stepUp, force, state, isAsked, list } = await opened();
    stepUp.attend();
    force(true);
    for (const _ of [1, 2]) {
      const listing = stepUp.run(list);
      await expect.poll(isAsked).toBe(true);
      stepUp.decline();
      expect(await listing).toMatchObject({ ok: false, failure: { kind: 'stepUpRequired', tenantId: ACME } });
      expect([isAsked(), state().session.status]).toEqual([false, 'signedIn']);
    }
  });

  it('does not repeat the call for another user who signed in', async () => {
    const { stepUp, force, isAsked, list, portal, server } = await opened();
    stepUp.attend();
    force(true);
    const listing = list();
    await expect.poll(isAsked).toBe(true);
    force(false);
    server.remember('bo@acme.test');
    await portal.regain();
    expect((await listing).ok).toBe(false);
  });

  it('is asked for by a switch from another company, which then succeeds', async () => {
    const { stepUp, force, isAsked, portal, server, app, state } = await opened();
    server.belongTo('ada@acme.test', NORTH);
    stepUp.attend();
    force(true, NORTH);
    const switching = app.switchTenant(NORTH);
    await expect.poll(isAsked).toBe(true);
    expect(state().session.status).toBe('signedIn');
    force(false, NORTH);
    await portal.regain();
    expect(await switching).toMatchObject({ ok: true, value: { tenantId: NORTH } });
    expect(state().session.status).toBe('signedIn');
    force(true);
    const back = app.switchTenant(ACME);
    await expect.poll(isAsked).toBe(true);
    stepUp.decline();
    expect(await back).toMatchObject({ ok: false, failure: { kind: 'stepUpRequired' } });
    expect(state().session).toMatchObject({ status: 'signedIn', user: { tenantId: NORTH } });
  });

  it('is satisfied in every tab once it was in one', async () => {
    const { server, force } = serve();
    const local = openPage().local;
    const baseUrl = `https://${lineOf('tabs').replaceAll(' ', '-')}.test`;
    const tabs = await Promise.all(
      [1, 2].map(async () => {
        const at = await openApp({ server, baseUrl, page: openPage('https://app.test/portal', local) });
        at.app.use(stepUpFeature).attend();
        return at;
      }),
    );
    force(true);
    await Promise.all(tabs.map(({ app }) => app.use(queriesFeature).regain()));
    const asked = () => tabs.map(({ state }) => state().stepUp?.asked);
    await expect.poll(asked).toEqual([true, true]);
    force(false);
    await tabs[0]?.app.use(queriesFeature).regain();
    await expect.poll(asked).toEqual([false, false]);
  });

  it('leads to sign-in where no screen can ask, and on a newly opened page', async () => {
    const { force, state, list } = await opened();
    force(true);
    expect((await list()).ok).toBe(false);
    expect(state().session.status).toBe('signedOut');
    const { server, force: forceOther } = serve();
    forceOther(true);
    const fresh = await openApp({ server });
    expect([fresh.state().session.status, server.count('/refresh')]).toEqual(['signedOut', 1]);
  });

  it('sends a user who joins by its link to sign in with the link, which asks for the factor', async () => {
    const { server, force } = serve();
    openInviteLink(server);
    const page = openPage(`https://app.test/account/invitation/accept?invitationToken=${TOKEN}`);
    const { app, state } = await openApp({ server, page });
    const invitation = app.use(invitationFeature);
    await expect.poll(() => state().invitation?.invited).toBeDefined();
    force(true, NORTH);
    await invitation.accept();
    expect([app.router.current(), app.router.query().get('invitationToken')]).toEqual(['loginUrl', TOKEN]);
  });
});
