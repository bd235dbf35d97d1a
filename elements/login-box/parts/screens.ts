/** Every screen of the box, in the order a person may come to them: a later one slides in from ahead, an earlier from behind. */
const ORDER = [
  'preLogin',
  'chooseMethod',
  'loginWithPassword',
  'loginWithOtc',
  'magicLinkPreLoginSuccess',
  'redirectToSSO',
  'loginWithSSOFailed',
  'magicLinkOpening',
  'magicLinkConfirm',
  'magicLinkInvalid',
  'success',
  'forgotPassword',
  'forgotPasswordSuccess',
  'resetPassword',
  'resetPasswordInvalid',
  'resetPasswordSuccess',
  'signUp',
  'signUpClosed',
  'signUpSuccess',
  'activating',
  'activatingForm',
  'activationResend',
  'activationSuccess',
  'unlocking',
  'unlockResend',
  'unlockSuccess',
  'logout',
] as const;

/** The name of a screen, and of its form. */
export type ScreenName = (typeof ORDER)[number];

/** Which way a person comes to a screen; `undefined` for the first one. */
export const wayTo = (screen: ScreenName, before: ScreenName | undefined): 'forward' | 'back' | undefined => {
  if (!before) return undefined;
  return ORDER.indexOf(screen) < ORDER.indexOf(before) ? 'back' : 'forward';
};
