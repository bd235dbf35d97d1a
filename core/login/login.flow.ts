import type { Flow } from '../flow/flow.ts';

/** The screens between an email address and a session. Source: SPEC §2 "Login steps". */
export type LoginStep = 'preLogin' | 'loginWithPassword' | 'redirectToSSO' | 'loginWithSSOFailed' | 'success';

/** What moves a person from one to another. */
export type LoginEvent = 'ssoFound' | 'ssoAbsent' | 'ssoRejected' | 'signedIn' | 'signedOut' | 'wentBack';

/** The journey from an email address to a session. Source: SPEC §2 "Login steps", §4. */
export const loginFlow: Flow<LoginStep, LoginEvent> = {
  preLogin: { ssoFound: 'redirectToSSO', ssoAbsent: 'loginWithPassword', signedIn: 'success' },
  loginWithPassword: { signedIn: 'success', wentBack: 'preLogin' },
  redirectToSSO: { ssoRejected: 'loginWithSSOFailed', signedIn: 'success', wentBack: 'preLogin' },
  loginWithSSOFailed: { signedIn: 'success', wentBack: 'preLogin' },
  success: { signedOut: 'preLogin' },
};
