import type { Flow } from '../flow/flow.ts';

/** Source: product.md#forgot-password. */
export type ForgotPasswordStep = 'forgotPassword' | 'success';

export type ForgotPasswordEvent = 'mailed' | 'startedOver';

/** From a forgotten password to a mail. Source: product.md#forgot-password. */
export const forgotPasswordFlow: Flow<ForgotPasswordStep, ForgotPasswordEvent> = {
  forgotPassword: { mailed: 'success' },
  success: { mailed: 'success', startedOver: 'forgotPassword' },
};

/** The screens behind the link in that mail. Ours: the protocol names only the first two above. */
export type ResetPasswordStep = 'resetPassword' | 'linkInvalid' | 'success';

export type ResetPasswordEvent = 'opened' | 'changed' | 'refused';

/** From the mail to a new password. */
export const resetPasswordFlow: Flow<ResetPasswordStep, ResetPasswordEvent> = {
  resetPassword: { changed: 'success', refused: 'linkInvalid' },
  linkInvalid: { opened: 'resetPassword' },
  success: { opened: 'resetPassword' },
};
