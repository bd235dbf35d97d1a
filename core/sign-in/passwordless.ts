import type { AppCore } from '../app-core.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { auth } from '../contract/auth.ts';
import type { LoginAnswer } from '../contract/entities/auth.ts';
import type { Result } from '../contract/failure.ts';
import type { AuthUser } from '../store/state.ts';
import { LAST_METHOD_KEY } from './last-method.ts';
import { quickUser } from './quick-login.ts';
import { redirectToChallenge } from './redirect-to-challenge.ts';

/** A way in by mail or text message, as the path names it. Source: protocol/sign-in.md#passwordless. */
const TYPES = { Code: 'code', MagicLink: 'magiclink', SmsCode: 'smscode', QuickSmsCode: 'smscode' } as const;

/** The ways in that begin with something sent. */
export type PasswordlessMethod = keyof typeof TYPES;

/**
 * Time in milliseconds for which a browser remembers that a link was requested in it. Ours: the link's own time and a
 * little.
 */
const ASKED_MS = 16 * 60_000;

const askedKey = (name: string) => `fe.magicLink.${name}`;

/** Mails a code or a link; the answer is alike for every address. */
export const requestPasswordless = async (
  app: Pick<AppCore, 'client' | 'page' | 'name' | 'store' | 'options'>,
  method: PasswordlessMethod,
  email: string,
  signal?: AbortSignal,
): Promise<Result<unknown>> => {
  const recipient = method === 'QuickSmsCode' ? { userId: quickUser(app) ?? '' } : { email };
  const result = await withCaptcha(app, 'prelogin', (proof) => {
    const input = { params: { type: TYPES[method] }, body: { ...recipient, ...proof } };
    return app.client.call(auth.passwordlessPrelogin, input, signal ? { signal } : {});
  });
  if (result.ok && method === 'MagicLink') app.page.local.write(askedKey(app.name), String(Date.now() + ASKED_MS));
  return result;
};

/** Whether a link was asked for in this browser lately. */
export const wasRequestedHere = ({ page, name }: Pick<AppCore, 'page' | 'name'>): boolean => {
  const until = Number(page.local.read(askedKey(name)) ?? 0);
  return until > Date.now() && until <= Date.now() + ASKED_MS;
};

/** Signs in by what was mailed. */
export const signInPasswordless = async (
  app: AppCore,
  method: PasswordlessMethod,
  token: string,
  signal?: AbortSignal,
): Promise<Result<AuthUser>> => {
  const { client, session, page, bus, name, router } = app;
  const invitationToken = router.param('invitationToken');
  const body = { token, ...(invitationToken ? { invitationToken } : {}) };
  const input = { params: { type: TYPES[method] }, body };
  const answer: Result<LoginAnswer> = await client.call(auth.passwordlessPostlogin, input, signal ? { signal } : {});
  if (!answer.ok) return answer;
  const { userId, emailVerified } = answer.value;
  const accepted = await session.accept(answer.value);
  redirectToChallenge(app);
  if (!accepted.ok) return accepted;
  page.local.write(LAST_METHOD_KEY, method === 'QuickSmsCode' ? 'SmsCode' : method);
  page.local.remove(askedKey(name));
  if (emailVerified) bus.next({ type: 'user.verified', userId, origin: 'PASSWORDLESS' });
  return accepted;
};
