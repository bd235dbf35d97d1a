import { under } from './endpoint.ts';
import type { AuthStrategies } from './entities/auth.ts';
import type { CaptchaPolicy, PasswordConfig } from './entities/policy.ts';
import type { VendorConfig } from './entities/vendor.ts';

const { get } = under('/identity/resources/configurations/v1');

// biome-ignore format: one line a call
/**
 * The rules that a page needs before anybody is signed in; with the others in configurations.ts.
 * Source: protocol/policies.md#public.
 */
export const publicConfigurations = {
  public:           get('/public').returns<VendorConfig>(),
  password:         get('/password').returns<PasswordConfig>(),
  strategies:       get('/auth/strategies').returns<AuthStrategies>(),
  publicStrategies: get('/auth/strategies/public').returns<AuthStrategies>(),
  captchaPolicy:    get('/captcha-policy/public').returns<CaptchaPolicy | null>(),
};
