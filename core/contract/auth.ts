import { under } from './endpoint.ts';
import type { AuthResponse, LoginAnswer, LogoutAnswer, SsoAddress } from './entities/auth.ts';
import type { TenantId } from './entities/ids.ts';

const { post } = under('/identity/resources/auth/v1');
const v2 = under('/identity/resources/auth/v2');

// biome-ignore format: one line a call
/** Proving who one is, and staying so. Source: protocol/sign-in.md#login. */
export const auth = {
  login:                 post('/user').body<{ email: string; password: string; recaptchaToken?: string; invitationToken?: string }>().returns<LoginAnswer>(),
  refresh:               post('/user/token/refresh').body<{ tenantId?: TenantId | null }>().returns<AuthResponse>(),
  logout:                post('/logout').returns<LogoutAnswer>(),
  passwordlessPrelogin:  post('/passwordless/{type}/prelogin').body<{ email?: string; phoneNumber?: string; userId?: string; recaptchaToken?: string; invitationToken?: string }>(),
  passwordlessPostlogin: post('/passwordless/{type}/postlogin').body<{ token: string; recaptchaToken?: string; invitationToken?: string }>().returns<LoginAnswer>(),
  ssoPrelogin:           v2.post('/user/sso/prelogin').body<{ email: string; tenantId?: TenantId | null }>().returns<SsoAddress | null>(),
};
