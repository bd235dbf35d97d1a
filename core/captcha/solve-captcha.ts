import type { AppCore } from '../app-core.ts';
import { publicConfigurations as configurations } from '../contract/public-configurations.ts';
import { failed, type Result } from '../contract/failure.ts';
import type { CaptchaAction } from '../contract/entities/policy.ts';

/** Captcha token in the body of a call; empty where no captcha is required. */
export interface CaptchaToken {
  recaptchaToken?: string;
}

const byGoogle = async (siteKey: string, action: CaptchaAction): Promise<string> => {
  const { recaptchaToken } = await import('../browser/recaptcha.ts');
  return recaptchaToken(siteKey, action);
};

/**
 * Makes a call with a captcha token, where the operator's policy requires one: the host's own, else reCAPTCHA v3.
 * Ours: a policy that cannot be loaded counts as none, for the server refuses the call where there is one.
 * Source: protocol/policies.md#captcha.
 */
export const solveCaptcha = async <Value>(
  { client, options, page }: Pick<AppCore, 'client' | 'options' | 'page'>,
  action: CaptchaAction,
  call: (proof: CaptchaToken) => Promise<Result<Value>>,
): Promise<Result<Value>> => {
  const policy = await client.call(configurations.captchaPolicy, {});
  if (!policy.ok) return policy.failure.kind === 'offline' ? policy : call({});
  if (!policy.value?.enabled) return call({});
  const { siteKey } = policy.value;
  let recaptchaToken: string;
  try {
    recaptchaToken = await (options.captcha?.(action) ?? byGoogle(siteKey, action));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    page.log('error', `The captcha gave no token: ${message}`);
    return failed({ kind: 'captchaUnavailable', message });
  }
  return call({ recaptchaToken });
};
