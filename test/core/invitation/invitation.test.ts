import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { next } from '../../../core/flow/flow.ts';
import { invitationAddress } from '../../../core/invitation/invitation-address.ts';
import { JOINED_MS } from '../../../core/invitation/invitation.effects.ts';
import { invitationFeature } from '../../../core/invitation/invitation.feature.ts';
import { type InvitationEvent, invitationFlow, type InvitationStep } from '../../../core/invitation/invitation.flow.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { copyInvitation, mailInvitation, openInviteLink, revokeInvitation, TOKEN } from '../kit/invitations.ts';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ACME, ADA, NORTH, startServer } from '../kit/server.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

const moves: [from: InvitationStep, on: InvitationEvent, to: InvitationStep][] = [
  ['validate', 'accepted', 'pending'],
  ['validate', 'joined', 'success'],
  ['validate', 'refused', 'invalid'],
  ['validate', 'unanswered', 'failed'],
  ['pending', 'joined', 'success'],
  ['pending', 'refused', 'invalid'],
  ['pending', 'unanswered', 'failed'],
  ['failed', 'accepted', 'pending'],
  ['failed', 'opened', 'validate'],
  ['invalid', 'opened', 'validate'],
  ['success', 'opened', 'validate'],
  ['success', 'refused', 'success'],
];

describe('the invitation flow', () => {
  for (const [from, on, to] of moves)
    it(`goes from ${from} to ${to} on ${on}`, () => expect(next(invitationFlow, from, on, undefined)).toBe(to));
});

const USERS = '/identity/resources/users/v1/invitation';
const [ACCEPT, VERIFY] = [`POST ${USERS}/accept`, `POST ${USERS}/verify`];
const AT = 'https://app.test/account/invitation/accept';
const MAILED = `${AT}?userId=${ADA}&token=${TOKEN}`;
const SHARED = `${AT}?invitationToken=${TOKEN}`;
const EMAIL = 'ada@acme.test';
const NIA = '00000000-0000-4000-8000-0000000000a1' as UserId; // branded where it is made

/** A server, with an invitation that was mailed to Ada, and a person signed in. */
const serve = (who?: string) => {
  const server = startServer();
  mailInvitation(server, { email: EMAIL });
  server.remember(who);
  return server;
};

/** A server with a link of Northwind’s, and a person signed in. */
const serveLink = (who?: string, isExpired = false) => {
  const server = startServer();
  openInviteLink(server, NORTH, isExpired);
  server.remember(who);
  return server;
};

const openLink = async ({ page = openPage(MAILED), server = serve() } = {}) => {
  const opened = await openApp({ page, server });
  const invitation = opened.app.use(invitationFeature);
  await invitation.open();
  const session = () => opened.state().session;
  const here = () => page.address.href().replace('https://app.test', '');
  return { ...opened, invitation, session, here, state: () => opened.state().invitation };
};

const openShared = (server = serveLink(), page = openPage(SHARED)) => openLink({ page, server });

beforeEach(() => stopTime());
afterEach(() => startTime());

describe('a mailed invitation', () => {
  it('shows its company and is not accepted by itself', async () => {
    const { state, server } = await openLink();
    expect(state()).toMatchObject({ step: 'validate', pending: false, invited: { name: 'Northwind', email: EMAIL } });
    expect(server.count('/accept')).toBe(0);
  });

  it('creates an account with the name and password given, and reports errors at the form', async () => {
    const server = startServer();
    mailInvitation(server, { email: 'nia@north.test', userId: NIA });
    const { state, invitation } = await openLink({ server, page: openPage(`${AT}?userId=${NIA}&token=${TOKEN}`) });
    const asks = { shouldSetName: true, shouldSetPassword: true };
    expect(state()).toMatchObject({ step: 'validate', invited: asks });
    await expect.poll(state).toMatchObject({ passwordConfig: { minLength: 10 } });
    await invitation.begin({ name: 'Nia', password: 'a' });
    expect(state()).toMatchObject({ step: 'validate', pending: false, failure: { kind: 'passwordPolicyNotMet' } });
    await invitation.begin({ name: 'Nia', password: 'Never-before-99-x' });
    expect(state()?.step).toBe('success');
    const [nia] = await (await server.opened).store.users.find({ where: { email: 'nia@north.test' } });
    expect(nia).toMatchObject({ id: NIA, name: 'Nia', verified: true });
  });

  it('is removed from the address before any request, and never enters the state', async () => {
    for (const { page, app } of [await openLink(), await openShared()]) {
      expect(page.entries()).toEqual(['/account/invitation/accept']);
      expect(JSON.stringify(app.store.getState())).not.toContain(TOKEN);
    }
  });

  it('is accepted once, however often it is pressed, and leads a signed-out user to sign-in', async () => {
    const { state, invitation, server, page } = await openLink();
    await Promise.all([invitation.accept(), invitation.accept()]);
    expect(server.calls.at(-1)?.body).toBe(JSON.stringify({ userId: ADA, token: TOKEN }));
    expect(server.count('/accept')).toBe(1);
    expect(state()).toMatchObject({ step: 'success', pending: false });
    await pass(JOINED_MS);
    expect(page.entries()).toEqual(['/account/invitation/accept']);
    invitation.signIn();
    expect(page.entries()).toEqual(['/account/invitation/accept', '/account/login']);
  });

  it('switches the user to the company after 1000 ms, and redirects', async () => {
    const { session, invitation, page } = await openLink({ server: serve(EMAIL) });
    await invitation.accept();
    await pass(JOINED_MS - 1);
    expect(session()).toMatchObject({ user: { tenantId: ACME } });
    await pass(1);
    await expect.poll(session).toMatchObject({ status: 'signedIn', user: { tenantId: NORTH } });
    await expect.poll(page.entries).toEqual(['/']);
  });

  it('of another account continues after signing out, or is dismissed', async () => {
    const { state, session, invitation } = await openLink({ server: serve('bo@acme.test') });
    expect(session()).toMatchObject({ user: { email: 'bo@acme.test' } });
    await invitation.changeAccount();
    expect(session().status).toBe('signedOut');
    expect(state()).toMatchObject({ step: 'validate', pending: false });
    const { invitation: another, page } = await openLink({ server: serve('bo@acme.test') });
    await another.stay();
    expect(page.entries()).toEqual(['/']);
  });

  it('still shows success after a reload, without another request', async () => {
    const { invitation, page } = await openLink();
    await invitation.accept();
    const { state, server } = await openLink({ page });
    expect([state()?.step, server.count('/verify')]).toEqual(['success', 0]);
  });

  it('survives a reload', async () => {
    const { page } = await openLink();
    const { state, invitation } = await openLink({ page });
    expect(state()).toMatchObject({ step: 'validate', invited: { email: EMAIL } });
    await invitation.accept();
    expect(state()?.step).toBe('success');
  });

  const ends: Readonly<Record<string, (server: ReturnType<typeof startServer>) => unknown>> = {
    linkExpired: (server) => mailInvitation(server, { email: EMAIL, isExpired: true }),
    linkAlreadyUsed: (server) => {
      mailInvitation(server, { email: EMAIL });
      return server.ask(`${USERS}/accept`, { userId: ADA, token: TOKEN });
    },
    linkInvalid: () => undefined,
  };
  for (const [kind, end] of Object.entries(ends))
    it(`can be resent when refused with ${kind}`, async () => {
      const server = startServer();
      await end(server);
      const { state, invitation } = await openLink({ server });
      expect(state()).toMatchObject({ step: 'invalid', shared: false, refusal: { kind } });
      await invitation.resend({ email: ` ${EMAIL}` });
      expect(state()).toMatchObject({ step: 'invalid', resentTo: EMAIL });
    });

  for (const query of ['', '?userId=u-ada', `?token=${TOKEN}`])
    it(`is invalid with ${query || 'nothing'}`, async () => {
      const { state, server } = await openLink({ page: openPage(AT + query) });
      expect(state()).toMatchObject({ step: 'invalid', refusal: { kind: 'linkInvalid' } });
      expect(server.count('/verify')).toBe(0);
    });

  it('that is revoked before it is accepted is invalid', async () => {
    const { state, server, invitation } = await openLink();
    revokeInvitation(server);
    await invitation.accept();
    expect(state()).toMatchObject({ step: 'invalid', pending: false, refusal: { kind: 'linkInvalid' } });
  });

  it('can be retried after the server was unreachable', async () => {
    const server = serve();
    server.fault(VERIFY, 'offline', 'offline');
    const { state, invitation } = await openLink({ server });
    expect(state()).toMatchObject({ step: 'failed', failure: { kind: 'offline' } });
    await invitation.retry();
    expect(state()).toMatchObject({ step: 'failed', failure: { kind: 'offline' } });
    await invitation.retry();
    expect(state()).toMatchObject({ step: 'validate', invited: { email: EMAIL } });
  });

  it('whose answer was lost counts as accepted when the retry says it was used', async () => {
    const { state, server, invitation } = await openLink();
    await server.ask(`${USERS}/accept`, { userId: ADA, token: TOKEN });
    server.fault(ACCEPT, 'offline');
    await invitation.accept();
    expect(state()).toMatchObject({ step: 'failed', failure: { kind: 'offline' } });
    await invitation.retry();
    expect(state()?.step).toBe('success');
  });
});

describe('a company’s invitation link', () => {
  it('is joined by the signed-in user, who is switched to the company', async () => {
    const { state, session, invitation, page } = await openShared(serveLink(EMAIL));
    expect(state()).toMatchObject({ step: 'validate', shared: true, invited: { name: 'Northwind' } });
    await invitation.accept();
    await pass(JOINED_MS);
    await expect.poll(page.entries).toEqual(['/']);
    expect(session()).toMatchObject({ user: { tenantId: NORTH } });
  });

  it('is joined by a user who signs in for it', async () => {
    const { app, state, invitation, here, server } = await openShared();
    const login = app.use(loginFeature);
    invitation.signIn();
    expect(here()).toBe('/account/login');
    await login.submitIdentifier({ email: EMAIL });
    await login.submitPassword({ password: server.password });
    await pass(1000);
    await expect.poll(() => server.count('/join')).toBe(1);
    await expect.poll(() => state()?.step).toBe('success');
    expect(here()).toBe('/account/invitation/accept');
    await pass(JOINED_MS);
    await expect.poll(here).toBe('/');
    expect(app.store.getState().session).toMatchObject({ user: { tenantId: NORTH } });
  });

  it('fills in the address at sign-in where it is the copied link of one invitation, once', async () => {
    const server = serve();
    const page = openPage(`${AT}?invitationToken=${await copyInvitation(server)}`);
    const { app, invitation } = await openShared(server, page);
    app.use(loginFeature);
    invitation.signIn();
    await expect.poll(() => app.store.getState().login?.email).toBe(EMAIL);
    expect(page.tab.read(`fe.signInNotice.${app.name}`)).toBeUndefined();
  });

  it('is not joined by a sign-in that did not come from it', async () => {
    const { invitation, app, here, server } = await openShared();
    invitation.signIn();
    invitation.createAccount();
    expect(here()).toBe('/account/sign-up?invitationToken=s3cret');
    const login = app.use(loginFeature);
    app.router.go('loginUrl');
    await login.submitIdentifier({ email: EMAIL });
    await login.submitPassword({ password: server.password });
    await pass(1000);
    await expect.poll(here).toBe('/');
    expect(server.count('/join')).toBe(0);
  });

  it('asks for confirmation where a signed-in user opens it for sign-up', async () => {
    const page = openPage('https://app.test/account/sign-up?invitationToken=s3cret');
    const { state } = await openShared(serveLink(EMAIL), page);
    await expect.poll(page.entries).toEqual(['/account/invitation/accept']);
    await expect.poll(state).toMatchObject({ step: 'validate', shared: true, invited: { name: 'Northwind' } });
  });

  it('that is invalid stays invalid after a reload', async () => {
    const page = openPage(SHARED);
    for (const server of [serveLink(undefined, true), serveLink(undefined, true)]) {
      const { state } = await openShared(server, page);
      expect(state()).toMatchObject({ step: 'invalid', shared: true, refusal: { kind: 'linkExpired' } });
    }
  });

  it('has an address to copy, with every urlStrategy', async () => {
    const addresses = [
      { at: 'https://app.test/team', options: {} },
      { at: 'https://app.test/shop/team', options: { basename: '/shop' } },
      { at: 'https://app.test/index.html#/team', options: { urlStrategy: 'hash' } },
    ] as const;
    const made = [];
    for (const { at, options } of addresses) {
      const { app } = await openApp({ page: openPage(at), server: serve(), ...options });
      made.push(invitationAddress(app, 'a+b', at));
    }
    expect(made).toEqual([
      'https://app.test/account/invitation/accept?invitationToken=a%2Bb',
      'https://app.test/shop/account/invitation/accept?invitationToken=a%2Bb',
      'https://app.test/index.html#/account/invitation/accept?invitationToken=a%2Bb',
    ]);
  });
});
