import type { Cell, Flow } from '../flow/flow.ts';
import type { Method } from './methods.ts';

/** The screens between an email address and a session. Source: SPEC §2 "Login steps"; `chooseMethod` ours. */
export type LoginStep =
  | 'preLogin'
  | 'loginWithPassword'
  | 'loginWithOtc'
  | 'magicLinkPreLoginSuccess'
  | 'chooseMethod'
  | 'redirectToSSO'
  | 'loginWithSSOFailed'
  | 'success';

/** What moves a person from one to another. */
export type LoginEvent =
  | 'ssoFound'
  | 'ssoAbsent'
  | 'ssoRejected'
  | 'methodsAsked'
  | 'methodChosen'
  | 'signedIn'
  | 'signedOut'
  | 'wentBack';

/** What is known of the person. */
export interface Known {
  /** How they are to prove who they are; absent where there is no way to. */
  method?: Method | undefined;
}

const by =
  (method: Method) =>
  (known: Known): boolean =>
    known.method === method;

/** The first step of a way in. Source: SPEC §4 "Method to step". */
const firstStep: Cell<LoginStep, Known> = [
  [by('EmailAndPassword'), 'loginWithPassword'],
  [by('Code'), 'loginWithOtc'],
  [by('MagicLink'), 'magicLinkPreLoginSuccess'],
];

const proving = { methodsAsked: 'chooseMethod', signedIn: 'success', wentBack: 'preLogin' } as const;

/** The journey from an email address to a session. Source: SPEC §2 "Login steps", §4. */
export const loginFlow: Flow<LoginStep, LoginEvent, Known> = {
  preLogin: { ssoFound: 'redirectToSSO', ssoAbsent: firstStep, signedIn: 'success' },
  loginWithPassword: proving,
  loginWithOtc: proving,
  magicLinkPreLoginSuccess: proving,
  chooseMethod: { methodChosen: firstStep, signedIn: 'success', wentBack: 'preLogin' },
  redirectToSSO: { ssoRejected: 'loginWithSSOFailed', signedIn: 'success', wentBack: 'preLogin' },
  loginWithSSOFailed: { signedIn: 'success', wentBack: 'preLogin' },
  success: { signedOut: 'preLogin' },
};
