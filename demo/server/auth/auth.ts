import { auth } from '../../../core/contract/auth.ts';
import { serve } from '../serve.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { passwordlessPostlogin, passwordlessPrelogin } from './passwordless.ts';
import { refresh } from './refresh.ts';
import { ssoPrelogin } from './sso-prelogin.ts';

/** Routes of sign-in, refresh and logout. Source: protocol/sign-in.md#login. */
export const authRoutes = serve(auth, {
  login,
  refresh,
  logout,
  passwordlessPrelogin,
  passwordlessPostlogin,
  ssoPrelogin,
});
