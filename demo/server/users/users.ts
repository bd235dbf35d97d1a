import { users } from '../../../core/contract/users.ts';
import { serve } from '../serve.ts';
import { activate, activationStrategy, resetActivation } from './activation.ts';
import { authorization, me, tenants, tenantsV1, tenantsV2 } from './me.ts';
import { updateMe } from './profile.ts';
import { changePassword, passwordConfig, passwordStrength, resetPassword, verifyPasswordReset } from './password.ts';
import { signUp } from './sign-up.ts';
import { resetUnlock, unlock } from './unlock.ts';
import { switchTenant, tokenFor } from './tenant.ts';

/** Routes of accounts, and of the links mailed to them. Source: protocol/accounts.md#sign-up. */
export const userRoutes = serve(users, {
  me,
  updateMe,
  authorization,
  tenants,
  tenantsV2,
  tenantsV1,
  switchTenant,
  tokenFor,
  signUp,
  activate,
  activationStrategy,
  resetActivation,
  resetPassword,
  verifyPasswordReset,
  changePassword,
  unlock,
  resetUnlock,
  passwordStrength,
  passwordConfig,
});
