import type { AppCore } from '../app-core.ts';
import type { CaptchaAction } from '../contract/entities/policy.ts';
import { failed, type Result } from '../contract/failure.ts';
import type { CaptchaToken } from './solve-captcha.ts';

/**
 * Makes a call that the operator may want people alone to make. Where the operator is known not to want that it costs
 * nothing; what proves it is loaded only once it is asked for.
 */
export const withCaptcha = async <Value>(
  app: Pick<AppCore, 'client' | 'store' | 'options' | 'page'>,
  action: CaptchaAction,
  call: (proof: CaptchaToken) => Promise<Result<Value>>,
): Promise<Result<Value>> => {
  if (app.store.getState().vendor.config?.captchaEnabled === false) {
    const answer = await call({});
    // the operator may ask for it since this page was opened
    if (answer.ok || answer.failure.kind !== 'captchaFailed') return answer;
  }
  return import('./solve-captcha.ts').then(
    ({ solveCaptcha }) => solveCaptcha(app, action, call),
    (error: unknown) => failed({ kind: 'offline', message: String(error) }),
  );
};
