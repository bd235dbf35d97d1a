import { describe, expect, it } from 'vitest';
import { forgotPasswordFeature } from '../../../core/forgot-password/forgot-password.feature.ts';
import { forgotPasswordFlow, resetPasswordFlow } from '../../../core/forgot-password/forgot-password.flow.ts';
import { resetPasswordFeature } from '../../../core/forgot-password/reset-password.feature.ts';
import { next } from '../../../core/flow/flow.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ACME, ADA, startServer } from '../kit/server.ts';
import { PASSWORD } from '../../kit/company.ts';
import { aPasswordHistoryPolicy, aPhone } from '../../kit/rows.ts';
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

const openRequest = async () => {
  const opened = await openApp({ page: openPage('https://app.test/account/forget-password') });
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
    server.fault(RESET, 'offline');
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

/** A link that Ada was mailed, and a page opened at it. */
const mailLink = async (server = startServer()) => {
  await server.ask('/identity/resources/users/v1/passwords/reset', { email: 'ada@acme.test' });
  const link = await server.linkTo('ada@acme.test');
  const page = openPage(`https://app.test/account/reset-password?userId=${link.userId}&token=${link.token}`);
  return { server, link, page };
};

const openLink = async (mailed?: Pick<Awaited<ReturnType<typeof mailLink>>, 'server' | 'page'>) => {
  const { page, server } = mailed ?? (await mailLink());
  const opened = await openApp({ page, server });
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
    const mailed = await mailLink();
    const phone = aPhone({ userId: ADA });
    mailed.server.prepare(({ store }) => store.transaction((rows) => rows.phones.insert(phone)));
    const { resetPassword, state, page } = await openLink(mailed);
    await resetPassword.submit({ password: 'a-long-Passw0rd' });
    expect(state()).toMatchObject({ step: 'success', removed: [{ createdAt: phone.createdAt }] });
    resetPassword.signIn();
    expect(page.entries()).toEqual(['/account/login']);
  });

  it('is set once', async () => {
    const mailed = await mailLink();
    const { resetPassword, state, server, page } = await openLink(mailed);
    await resetPassword.submit({ password: 'a-long-Passw0rd' });
    expect(server.calls.at(-1)?.body).toBe(JSON.stringify({ ...mailed.link, password: 'a-long-Passw0rd' }));
    expect(page.entries()).toEqual(['/account/login']);
    expect(JSON.stringify(state())).not.toContain('Passw0rd');
  });

  for (const [kind, password] of [
    ['passwordPolicyNotMet', 'x'],
    ['passwordBreached', 'password1234'],
    ['passwordReused', PASSWORD],
  ] as const)
    it(`can be entered again after ${kind}`, async () => {
      const mailed = await mailLink();
      mailed.server.prepare(({ store }) =>
        store.transaction((rows) => rows.passwordHistoryPolicies.insert(aPasswordHistoryPolicy({ tenantId: ACME }))),
      );
      const { resetPassword, state, page } = await openLink(mailed);
      await resetPassword.submit({ password });
      expect(state()).toMatchObject({ step: 'resetPassword', failure: { kind } });
      await resetPassword.submit({ password: 'a-long-Passw0rd' });
      expect(page.entries()).toEqual(['/account/login']);
    });

  const spoiled: Record<string, (mailed: Awaited<ReturnType<typeof mailLink>>) => Promise<unknown>> = {
    linkExpired: async ({ server }) => (await server.opened).clock.pass(60 * 60_000),
    linkAlreadyUsed: ({ server, link }) =>
      server.ask('/identity/resources/users/v1/passwords/reset/verify', {
        ...link,
        password: 'Harbour-lamp-93-Violet',
      }),
    linkInvalid: async ({ page, link }) => page.visit(`/account/reset-password?userId=${link.userId}&token=another`),
  };
  for (const [kind, spoil] of Object.entries(spoiled))
    it(`is refused with ${kind}`, async () => {
      const mailed = await mailLink();
      await spoil(mailed);
      const { resetPassword, state } = await openLink(mailed);
      await resetPassword.submit({ password: 'a-long-Passw0rd' });
      expect(state()).toMatchObject({ step: 'linkInvalid', refusal: { kind } });
    });

  for (const query of ['', '?userId=u', '?token=t'])
    it(`needs a complete link, not ${query || 'none'}`, async () =>
      expect(
        (
          await openLink({
            page: openPage(`https://app.test/account/reset-password${query}`),
            server: startServer(),
          })
        ).state(),
      ).toMatchObject({ step: 'linkInvalid', refusal: { kind: 'linkInvalid' } }));

  it('can be set after a reload', async () => {
    const mailed = await mailLink();
    const { page } = await openLink(mailed);
    const { resetPassword } = await openLink(mailed);
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
