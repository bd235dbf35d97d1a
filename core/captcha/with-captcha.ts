import type { AppCore } from '../app-core.ts';
import { lazyModule } from '../browser/lazy-module.ts';
import type { CaptchaAction } from '../contract/entities/policy.ts';
import { failed, type Result } from '../contract/failure.ts';
import type { CaptchaToken } from './solve-captcha.ts';

const fetchSolver = lazyModule(() => import('./solve-captcha.ts'));

/**
 * Makes a call with a captcha token where the operator requires one. Costs nothing where the configuration says that
 * none is; the captcha code is loaded only when it is needed.
 */
export const withCaptcha = async <Value>(
  app: Pick<AppCore, 'client' | 'store' | 'options' | 'page'>,
  action: CaptchaAction,
  call: (proof: CaptchaToken) => Promise<Result<Value>>,
): Promise<Result<Value>> => {
  if (app.store.getState().vendor.config?.captchaEnabled === false) {
    const answer = await call({});
    // the operator can have turned it on since this page was loaded
    if (answer.ok || answer.failure.kind !== 'captchaFailed') return answer;
  }
  return fetchSolver().then(
    ({ solveCaptcha }) => solveCaptcha(app, action, call),
    (error: unknown) => failed({ kind: 'offline', message: String(error) }),
  );
};
