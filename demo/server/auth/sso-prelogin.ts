import { auth } from '../../../core/contract/auth.ts';
import { crossTenant } from '../rules.ts';
import { SSO_QUESTION } from '../sso/connection.ts';

/** Single sign-on address of an email domain. Accounts are not looked up. Source: product.md#login-flow. */
export const ssoPrelogin = crossTenant<typeof auth.ssoPrelogin>('auth.ssoPrelogin', 'question', SSO_QUESTION);
