import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recaptchaToken } from '../../../core/browser/recaptcha.ts';
import type { CaptchaAction } from '../../../core/contract/entities/policy.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { passkeysFeature } from '../../../core/passkeys/passkeys.feature.ts';
import { routes } from '../../../demo/server/routes.ts';
import { signUpFeature } from '../../../core/sign-up/sign-up.feature.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import { openApp } from '../kit/open-app.ts';
import { startServer } from '../kit/server.ts';

const PUBLIC = 'GET /identity/resources/configurations/v1/public';
const POLICY = 'GET /identity/resources/configurations/v1/captcha-policy/public';
const PASSKEY = 'POST /identity/resources/auth/v1/webauthn/prelogin';

/** A server that lets in callers with a captcha token, and says of its captcha what is given in place of that it is enabled. */
const guarded = (told?: object) => {
  const captchaPolicy = { ...DEFAULT_CONFIG.captchaPolicy, enabled: true, siteKey: 'site-key' };
  const server = startServer({ otherAuthStrategies: ['Code'], captchaPolicy });
  if (told) server.foreign[PUBLIC] = () => ({ body: { allowSignups: true, ...told } });
  return server;
};

const open = async (server = guarded(), captcha = async (action: CaptchaAction) => `a person’s ${action}`) => {
  const opened = await openApp({ server, captcha });
  onTestFinished(() => opened.app.destroy());
  const login = opened.app.use(loginFeature);
  const signIn = async () => {
    if (opened.state().login?.step !== 'loginWithPassword') await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
  };
  /** Captcha tokens that the calls to an address carried. */
  const tokens = (path: string) =>
    server.calls.filter(({ url }) => url.endsWith(path)).map(({ body }) => JSON.parse(String(body)).recaptchaToken);
  return { ...opened, login, signIn, tokens, asked: () => server.count('/captcha-policy/public') };
};

describe('a captcha that the operator enables', () => {
  it('gets the action, and its token is sent with sign-in, passkey, sign-up and code requests', async () => {
    const server = guarded();
    const { app, login, signIn, tokens, state } = await open(server);
    await signIn();
    expect(state().login?.step).toBe('success');
    await app.logout();
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.chooseMethod('Code');
    const signUp = app.use(signUpFeature);
    await signUp.submit({ email: 'eve@acme.test', name: 'Eve', companyName: 'Acme', password: 'a-long-Passw0rd' });
    expect(state().signUp?.stage).toBe('SignUpSuccess');
    expect([...tokens('/v1/user'), ...tokens('/code/prelogin'), ...tokens('/signUp')]).toEqual([
      'a person’s login',
      'a person’s prelogin',
      'a person’s signup',
    ]);
    const bytes = new Uint8Array([1]).buffer;
    const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
    vi.stubGlobal('navigator', { credentials: { get: async () => ({ id: 'AAAA', response }) } });
    onTestFinished(() => void vi.unstubAllGlobals());
    server.foreign[PASSKEY] = () => ({ body: { challenge: 'AAAA', rpId: 'app.test' } });
    await app.use(passkeysFeature).signIn();
    // and each is what the server takes for that very call
    const asked = routes.flatMap(({ endpoint, rule }) => (rule.captcha ? [{ endpoint, action: rule.captcha }] : []));
    expect(asked.length).toBeGreaterThan(2);
    for (const { endpoint, action } of asked) {
      const path = new RegExp(`${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      const [call] = server.calls.filter(({ url }) => path.test(url));
      expect(JSON.parse(String(call?.body)).recaptchaToken, endpoint.path).toBe(`a person’s ${action}`);
    }
  });

  it('that takes the user for a robot stays on the step, and can be retried', async () => {
    const answers = ['robot', 'a person’s'];
    const { signIn, state } = await open(guarded(), async () => answers.shift() ?? '');
    await signIn();
    expect(state().login).toMatchObject({ step: 'loginWithPassword', failure: { kind: 'captchaFailed' } });
    await signIn();
    expect(state().login?.step).toBe('success');
  });

  it('that fails to load is distinguished from a refusal, and nothing is sent without a token', async () => {
    const { signIn, state, tokens, page } = await open(guarded(), async () => {
      throw new Error('blocked');
    });
    await signIn();
    expect(state().login).toMatchObject({ step: 'loginWithPassword', failure: { kind: 'captchaUnavailable' } });
    expect(tokens('/v1/user')).toEqual([]);
    expect(page.words).toEqual(['error: The captcha gave no token: blocked']);
  });

  it('is used even where the operator enabled it after the page was opened', async () => {
    const { signIn, state, tokens } = await open(guarded({ captchaEnabled: false }));
    await signIn();
    expect(state().login?.step).toBe('success');
    expect(tokens('/v1/user')).toEqual([undefined, 'a person’s login']);
  });

  it('is detected from the answer of a service without that setting', async () => {
    const { signIn, state } = await open(guarded({}));
    await signIn();
    expect(state().login?.step).toBe('success');
  });
});

describe('no captcha', () => {
  it('costs no request where the operator disables it', async () => {
    const { signIn, state, asked } = await open(startServer());
    await signIn();
    expect([state().login?.step, asked()]).toEqual(['success', 0]);
  });

  it.each([
    ['answers null', { body: null }],
    ['has no such call', { status: 404, body: { errors: ['Not found'] } }],
    ['has it switched off', { body: { enabled: false, siteKey: 'site-key' } }],
  ])('is asked where a service that says nothing beforehand %s', async (_, answer) => {
    const server = startServer();
    server.foreign[PUBLIC] = () => ({ body: { allowSignups: true } });
    server.foreign[POLICY] = () => answer;
    const { signIn, state, tokens } = await open(server);
    await signIn();
    expect(state().login?.step).toBe('success');
    expect(tokens('/v1/user')).toEqual([undefined]);
  });
});

type Script = EventTarget & { src: string; nonce?: string; gone?: boolean };

/** A page with what is asked of it here: scripts are put into it, and come when they are told to. */
const openDocument = (nonce?: string) => {
  const put: Script[] = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const node: Script = Object.assign(new EventTarget(), { src: '', remove: () => void (node.gone = true) });
      return node;
    },
    querySelector: () => (nonce === undefined ? null : { nonce }),
    head: { append: (node: Script) => void put.push(node) },
  });
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { put, late, timeout, come: () => put.at(-1)?.dispatchEvent(new Event('load')) };
};
const answering = (execute: () => Promise<string>) =>
  vi.stubGlobal('grecaptcha', { ready: (listener: () => void) => listener(), execute });

describe('reCAPTCHA', () => {
  it('gets the nonce of the page’s scripts, if there is one', async () => {
    for (const nonce of ['n0nce', undefined, '']) {
      const { put, come } = openDocument(nonce);
      answering(async () => 'a token');
      const token = recaptchaToken(`site ${nonce}`, 'login');
      come();
      expect([await token, put[0]?.nonce]).toEqual(['a token', nonce || undefined]);
    }
  });

  it('times out after ten seconds, and is loaded again the next time', async () => {
    const { put, late, timeout, come } = openDocument();
    answering(() => new Promise(() => undefined));
    const token = recaptchaToken('site', 'login');
    come();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    late.abort();
    await expect(token).rejects.toThrow('reCAPTCHA did not answer');
    expect(put[0]?.gone).toBe(true);
    timeout.mockRestore();
    answering(async () => 'a token');
    const again = recaptchaToken('site', 'login');
    come();
    expect([await again, put.length]).toEqual(['a token', 2]);
  });
});
