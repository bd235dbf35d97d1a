import { describe, expect, it } from 'vitest';
import { forgotPasswordFeature } from '../../../core/forgot-password/forgot-password.feature.ts';
import { forgotPasswordFlow, resetPasswordFlow } from '../../../core/forgot-password/forgot-password.flow.ts';
import { resetPasswordFeature } from '../../../core/forgot-password/reset-password.feature.ts';
import type { RemovedMethod } from '../../../core/contract/entities/mfa.ts';
import { next } from '../../../core/flow/flow.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { startServer } from '../kit/server.ts';
import { eventually } from '../../kit/eventually.ts';

describe('the forgotten-password flows', () => {
  it('go from forgotPassword to success when mailed, and back', () => {
    expect(next(forgotPasswordFlow, 'forgotPassword', 'mailed', undefined)).toBe('success');
    expect(next(forgotPasswordFlow, 'success', 'startedOver', undefined)).toBe('forgotPassword');
  });
  it('go from resetPassword to success or linkInvalid', () => {
    expect(next(resetPasswordFlow, 'resetPassword', 'changed', undefined)).toBe('success');
    expect(next(resetPasswordFlow, 'resetPassword', 'refused', undefined)).toBe('linkInvalid');
    expect(next(resetPasswordFlow, 'linkInvalid', 'opened', undefined)).toBe('resetPassword');
  });
});

const RESET = 'POST /identity/resources/users/v1/passwords/reset';
const VERIFY = `${RESET}/verify`;
const refused = (errorCode: string) => ({ status: 400, body: { errors: ['No'], errorCode } });

const openRequest = async () => {
  const opened = await openApp({ page: openPage('https://app.test/account/forget-password') });
  opened.server.answers[RESET] = () => ({ body: {} });
  const forgotPassword = opened.app.use(forgotPasswordFeature);
  return { ...opened, forgotPassword, state: () => opened.state().forgotPassword };
};

describe('a forgotten password', () => {
  it('is confirmed as mailed', async () => {
    const { forgotPassword, state, server } = await openRequest();
    await forgotPassword.request({ email: 'ada@acme.test ' });
    expect(state()).toEqual({ step: 'success', email: 'ada@acme.test', pending: false });
    await forgotPassword.request({ email: 'ada@acme.test' });
    expect(server.count('/passwords/reset')).toBe(2);
    expect(state()?.step).toBe('success');
  });

  it('stays on the form when the server is unreachable', async () => {
    const { forgotPassword, state, server } = await openRequest();
    server.next(RESET, 'offline');
    await forgotPassword.request({ email: 'ada@acme.test' });
    expect(state()).toMatchObject({ step: 'forgotPassword', email: 'ada@acme.test', failure: { kind: 'offline' } });
  });

  it('adds a history entry once the mail is sent', async () => {
    const { forgotPassword, state, page } = await openRequest();
    await forgotPassword.request({ email: 'ada@acme.test' });
    expect(page.entries()).toHaveLength(2);
    page.back();
    expect(state()).toMatchObject({ step: 'forgotPassword', email: 'ada@acme.test' });
  });

  it('starts over for another address', async () => {
    const { forgotPassword, state } = await openRequest();
    await forgotPassword.request({ email: 'ada@acme.test' });
    forgotPassword.startOver();
    expect(state()).toMatchObject({ step: 'forgotPassword', email: 'ada@acme.test' });
  });

  it('starts over when the route is left', async () => {
    const { forgotPassword, state, app } = await openRequest();
    await forgotPassword.request({ email: 'ada@acme.test' });
    app.router.go('loginUrl');
    expect(state()?.step).toBe('forgotPassword');
  });
});

const openLink = async (
  query = '?userId=u-ada&token=s3cret',
  given = openPage(`https://app.test/account/reset-password${query}`),
  removed: readonly RemovedMethod[] = [],
) => {
  const server = startServer();
  server.answers[VERIFY] = () => ({ body: { removed, email: 'ada@acme.test' } });
  const opened = await openApp({ page: given, server });
  const resetPassword = opened.app.use(resetPasswordFeature);
  return { ...opened, resetPassword, state: () => opened.state().resetPassword };
};

describe('a new password', () => {
  it('reads its link from the address, and its policy from the server', async () => {
    const { state, page } = await openLink();
    expect(page.entries()).toEqual(['/account/reset-password']);
    await eventually(() => expect(state()?.passwordConfig?.minLength).toBe(10));
  });

  it('leads to sign-in with the email filled in and a notice of success', async () => {
    const { resetPassword, app, state } = await openLink();
    app.use(loginFeature);
    await resetPassword.submit({ password: 'a-long-Passw0rd' });
    const login = () => app.store.getState().login;
    expect(login()).toMatchObject({ step: 'preLogin', notice: 'passwordChanged', email: 'ada@acme.test' });
    expect(state()?.pending).toBe(false);
    expect(app.store.getState().session.status).toBe('signedOut');
  });

  it('first shows which methods it removed', async () => {
    const removed = [{ type: 'phone', createdAt: '2026-11-01T00:00:00.000Z' }] as const;
    const { resetPassword, state, page } = await openLink(undefined, undefined, removed);
    await resetPassword.submit({ password: 'a-long-Passw0rd' });
    expect(state()).toMatchObject({ step: 'success', removed });
    resetPassword.signIn();
    expect(page.entries()).toEqual(['/account/login']);
  });

  it('is set once', async () => {
    const { resetPassword, state, server, page } = await openLink();
    await resetPassword.submit({ password: 'a-long-Passw0rd' });
    expect(server.calls.at(-1)?.body).toBe('{"userId":"u-ada","token":"s3cret","password":"a-long-Passw0rd"}');
    expect(page.entries()).toEqual(['/account/login']);
    expect(JSON.stringify(state())).not.toContain('Passw0rd');
  });

  for (const kind of ['passwordPolicyNotMet', 'passwordBreached', 'passwordReused'])
    it(`can be entered again after ${kind}`, async () => {
      const { resetPassword, state, server, page } = await openLink();
      server.next(VERIFY, refused(kind));
      await resetPassword.submit({ password: 'x' });
      expect(state()).toMatchObject({ step: 'resetPassword', failure: { kind } });
      await resetPassword.submit({ password: 'a-long-Passw0rd' });
      expect(page.entries()).toEqual(['/account/login']);
    });

  for (const kind of ['linkExpired', 'linkAlreadyUsed', 'linkInvalid'])
    it(`is refused with ${kind}`, async () => {
      const { resetPassword, state, server } = await openLink();
      server.next(VERIFY, refused(kind));
      await resetPassword.submit({ password: 'a-long-Passw0rd' });
      expect(state()).toMatchObject({ step: 'linkInvalid', refusal: { kind } });
    });

  for (const query of ['', '?userId=u', '?token=t'])
    it(`needs a complete link, not ${query || 'none'}`, async () =>
      expect((await openLink(query)).state()).toMatchObject({ step: 'linkInvalid', refusal: { kind: 'linkInvalid' } }));

  it('can be set after a reload', async () => {
    const { page } = await openLink();
    const { resetPassword } = await openLink('', page);
    await resetPassword.submit({ password: 'a-long-Passw0rd' });
    expect(page.entries()).toEqual(['/account/login']);
  });

  it('ends this session too when the server does', async () => {
    const { resetPassword, app, server } = await openLink();
    server.remember('ada@acme.test');
    await app.use({ name: 'renewing', mount: ({ session }) => ({ renew: () => session.renew() }) }).renew();
    expect(app.store.getState().session.status).toBe('signedIn');
    server.remember(undefined);
    await resetPassword.submit({ password: 'a-long-Passw0rd' });
    await eventually(() => expect(app.store.getState().session.status).toBe('signedOut'));
  });
});
