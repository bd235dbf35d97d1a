import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { next } from '../../../core/flow/flow.ts';
import { signUpFeature } from '../../../core/sign-up/sign-up.feature.ts';
import { type SignUpEvent, signUpFlow, type SignUpStage } from '../../../core/sign-up/sign-up.flow.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { copyInvitation, mailInvitation } from '../kit/invitations.ts';
import { startServer } from '../kit/server.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

const moves: [from: SignUpStage, on: SignUpEvent, to: SignUpStage][] = [
  ['SignUp', 'signedUp', 'SignUpSuccess'],
  ['SignUp', 'startedOver', 'SignUp'],
  ['SignUpSuccess', 'startedOver', 'SignUp'],
  ['SignUpSuccess', 'signedUp', 'SignUpSuccess'],
];

describe('the sign-up flow', () => {
  for (const [from, on, to] of moves)
    it(`goes from ${from} to ${to} on ${on}`, () => expect(next(signUpFlow, from, on, undefined)).toBe(to));
});

const EVE = '00000000-0000-4000-8000-0000000000e1' as UserId; // branded where it is made
const draft = { email: ' eve@acme.test ', name: 'Eve', companyName: 'Acme', password: 'a-long-Passw0rd' };

const openSignUp = async (options: Parameters<typeof openApp>[0] = {}) => {
  const opened = await openApp({ page: openPage('https://app.test/account/sign-up'), ...options });
  const signUp = opened.app.use(signUpFeature);
  await pass(0);
  return { ...opened, signUp, state: () => opened.state().signUp, session: () => opened.state().session };
};

/** A server that lets people in before they have confirmed their address. */
const entering = () => startServer({ allowNotVerifiedUsersLogin: true });

beforeEach(() => stopTime());
afterEach(() => startTime());

describe('signing up', () => {
  it('loads the password policy, with defaults for missing rules', async () => {
    const server = startServer();
    server.foreignOnce('GET /identity/resources/configurations/v1/password', { body: { minLength: 12 } });
    const { state } = await openSignUp({ server });
    await expect
      .poll(() => state()?.passwordConfig)
      .toMatchObject({ minLength: 12, maxLength: 128, minOptionalTestsToPass: 1 });
  });

  it('ends with a mail to confirm, and notifies the host', async () => {
    const completed: unknown[] = [];
    const { signUp, server, state, page } = await openSignUp({
      events: { signUpComplete: (user) => void completed.push(user) },
    });
    await signUp.submit({ ...draft, phoneNumber: '+1' });
    expect(state()).toMatchObject({
      stage: 'SignUpSuccess',
      email: 'eve@acme.test',
      shouldActivate: true,
      pending: false,
    });
    expect(server.calls.at(-1)?.body).toBe(JSON.stringify({ ...draft, email: 'eve@acme.test' }));
    const [eve] = await (await server.opened).store.users.find({ where: { email: 'eve@acme.test' } });
    expect(completed).toEqual([{ userId: eve?.id, origin: 'PASSWORD' }]);
    expect(page.reports).toEqual([['signup_completed', completed[0]]]);
    await pass(5000);
    expect(page.entries()).toEqual(['/account/sign-up', '/account/sign-up']);
  });

  it('signs in at once where no activation is needed', async () => {
    const { signUp, state, session, page } = await openSignUp({ server: entering() });
    await signUp.submit(draft);
    expect(state()?.stage).toBe('SignUpSuccess');
    expect(session()).toMatchObject({ status: 'signedIn', user: { name: 'Eve' } });
    vi.advanceTimersByTime(199);
    expect(page.entries()).toEqual(['/account/sign-up']);
    await pass(1);
    expect(page.entries()).toEqual(['/']);
  });

  it('redirects to signUpSuccessUrl where it is set', async () => {
    const routes = { signUpSuccessUrl: '/welcome' };
    const { signUp, page } = await openSignUp({ server: entering(), authOptions: { routes } });
    await signUp.submit(draft);
    await pass(200);
    expect(page.entries()).toEqual(['/welcome']);
  });

  it('sends the invitation token, asks for no company then, and fills in the address that it is for', async () => {
    const invited = startServer();
    mailInvitation(invited, { email: 'eve@acme.test', userId: EVE });
    const token = await copyInvitation(invited);
    const { signUp, server, facts, state } = await openSignUp({
      page: openPage(`https://app.test/account/sign-up?invitationToken=${token}`),
      server: invited,
    });
    await expect.poll(state).toMatchObject({ company: 'Northwind', email: 'eve@acme.test' });
    await signUp.submit(draft);
    expect(state()).toMatchObject({ stage: 'SignUpSuccess' });
    expect(server.calls.at(-1)?.body).toContain(`"invitationToken":"${token}"`);
    expect(facts.map(({ type }) => type)).not.toContain('signUp.completed');
  });

  const refusals: [errorCode: string, change: Partial<typeof draft>, config?: Parameters<typeof startServer>[0]][] = [
    ['signUpsDisabled', {}, { allowSignups: false }],
    ['passwordPolicyNotMet', { password: 'short' }],
    ['passwordBreached', { password: 'password1234' }],
    ['emailTaken', { email: 'ada@acme.test' }, { allowNotVerifiedUsersLogin: true }],
    ['invalidInput', { email: 'no-address' }],
  ];
  for (const [errorCode, change, config] of refusals)
    it(`stays on the form when refused with ${errorCode}`, async () => {
      const { signUp, state } = await openSignUp({ server: startServer(config) });
      await signUp.submit({ ...draft, ...change });
      expect(state()).toMatchObject({ stage: 'SignUp', pending: false, failure: { kind: errorCode } });
    });

  it('returns to the form by the browser’s Back', async () => {
    const { signUp, state, page } = await openSignUp();
    await signUp.submit(draft);
    page.back();
    expect(state()).toMatchObject({ stage: 'SignUp', email: 'eve@acme.test' });
  });

  it('resends the mail on request', async () => {
    const { signUp, server, state } = await openSignUp();
    await signUp.submit(draft);
    await signUp.resend();
    expect(server.calls.at(-1)?.body).toBe('{"email":"eve@acme.test"}');
    expect(state()).toMatchObject({ resent: true, stage: 'SignUpSuccess' });
  });

  it('shows the form again on return', async () => {
    const { signUp, state, app } = await openSignUp();
    await signUp.submit(draft);
    app.router.go('loginUrl');
    app.router.go('signUpUrl');
    expect(state()?.stage).toBe('SignUp');
  });

  it('shows the form again for another address', async () => {
    const { signUp, state } = await openSignUp();
    await signUp.submit(draft);
    signUp.startOver();
    expect(state()).toMatchObject({ stage: 'SignUp', email: 'eve@acme.test' });
  });

  it('redirects a signed-in user', async () => {
    const server = startServer();
    server.remember('ada@acme.test');
    const { page, state } = await openSignUp({ server });
    expect(page.entries()).toEqual(['/']);
    expect(state()?.stage).toBe('SignUp');
  });
});
