import type { Cell, Flow, Row } from '../flow/flow.ts';
import type { LoginMethod } from './methods.ts';

/**
 * The screens between an email address and a session.
 * Source: product.md#login-steps; `chooseMethod`, `chooseTenant`, `completingSSO` and `registerQuickLogin` ours.
 */
export type LoginStep =
  | 'preLogin'
  | 'loginWithPassword'
  | 'loginWithOtc'
  | 'loginWithSmsOtc'
  | 'loginWithQuickSmsOtc'
  | 'magicLinkPreLoginSuccess'
  | 'chooseMethod'
  | 'loginWithTwoFactor'
  | 'forceTwoFactor'
  | 'recoverTwoFactor'
  | 'breachedPassword'
  | 'breachedPasswordSuccess'
  | 'promptPasskeys'
  | 'registerQuickLogin'
  | 'chooseTenant'
  | 'redirectToSSO'
  | 'completingSSO'
  | 'loginWithSSOFailed'
  | 'success';

/** Position of each step: at the edge of the journey, where there is no way back, at its second factor, or between. */
export const STEP_PLACES: Readonly<Record<LoginStep, 'edge' | 'between' | 'secondFactor'>> = {
  preLogin: 'edge',
  loginWithPassword: 'between',
  loginWithOtc: 'between',
  loginWithSmsOtc: 'between',
  loginWithQuickSmsOtc: 'between',
  magicLinkPreLoginSuccess: 'between',
  chooseMethod: 'between',
  loginWithTwoFactor: 'secondFactor',
  forceTwoFactor: 'secondFactor',
  recoverTwoFactor: 'secondFactor',
  breachedPassword: 'between',
  breachedPasswordSuccess: 'between',
  promptPasskeys: 'edge',
  registerQuickLogin: 'edge',
  chooseTenant: 'edge',
  redirectToSSO: 'between',
  completingSSO: 'edge',
  loginWithSSOFailed: 'edge',
  success: 'edge',
};

/** Events that move the login from one step to another. */
export type LoginEvent =
  | 'ssoFound'
  | 'ssoAbsent'
  | 'ssoReturned'
  | 'ssoRejected'
  | 'methodsAsked'
  | 'methodChosen'
  | 'mfaRequired'
  | 'deviceLost'
  | 'deviceFound'
  | 'passwordBreached'
  | 'resetSent'
  | 'promptAnswered'
  | 'tenantAsked'
  | 'tenantChosen'
  | 'signedIn'
  | 'signedOut'
  | 'wentBack'
  | 'steppedBack';

/** Context of the login flow: the person's login method and second factor, and the offers after sign-in. */
export interface LoginContext {
  /** Login method; absent where none is offered. */
  method?: LoginMethod | 'QuickSmsCode' | undefined;
  /** They have a second factor. */
  enrolledInMfa?: boolean;
  /** A passkey is to be offered. */
  lacksPasskey?: boolean;
  /** They belong to several tenants, and are to choose one. */
  choosesTenant?: boolean;
  /** They want this browser to know their phone. */
  registersQuickly?: boolean;
  /** The step that the browser's Back leads to. */
  backTo?: LoginStep;
}

const by =
  (method: LoginContext['method']) =>
  (known: LoginContext): boolean =>
    known.method === method;

/** The first step of a way in. Source: product.md#method-choice. */
const firstStep: Cell<LoginStep, LoginContext> = [
  [by('EmailAndPassword'), 'loginWithPassword'],
  [by('Code'), 'loginWithOtc'],
  [by('MagicLink'), 'magicLinkPreLoginSuccess'],
  [by('SmsCode'), 'loginWithSmsOtc'],
  [by('QuickSmsCode'), 'loginWithQuickSmsOtc'],
];

const registersQuickly = (known: LoginContext) => !!known.registersQuickly;
const lacksPasskey = (known: LoginContext) => !!known.lacksPasskey;
const choosesTenant = (known: LoginContext) => !!known.choosesTenant;
const enrolledInMfa = (known: LoginContext) => !!known.enrolledInMfa;

const backTo = (step: LoginStep) => (known: LoginContext) => known.backTo === step;

/** Steps that the browser's Back leads to. */
const previousStep: Cell<LoginStep, LoginContext> = [
  [backTo('loginWithPassword'), 'loginWithPassword'],
  [backTo('loginWithOtc'), 'loginWithOtc'],
  [backTo('loginWithSmsOtc'), 'loginWithSmsOtc'],
  [backTo('loginWithQuickSmsOtc'), 'loginWithQuickSmsOtc'],
  [backTo('magicLinkPreLoginSuccess'), 'magicLinkPreLoginSuccess'],
  [backTo('chooseMethod'), 'chooseMethod'],
  [backTo('loginWithTwoFactor'), 'loginWithTwoFactor'],
  [backTo('breachedPassword'), 'breachedPassword'],
  'preLogin',
];

/** Last screen of a session for which nothing more is offered. */
const lastStep = [[choosesTenant, 'chooseTenant'], 'success'] satisfies Cell<LoginStep, LoginContext>;

const proven = {
  signedIn: [[registersQuickly, 'registerQuickLogin'], [lacksPasskey, 'promptPasskeys'], ...lastStep],
  mfaRequired: [[enrolledInMfa, 'loginWithTwoFactor'], 'forceTwoFactor'],
  wentBack: 'preLogin',
  steppedBack: previousStep,
} satisfies Row<LoginStep, LoginEvent, LoginContext>;

const choosing = { ...proven, methodChosen: firstStep };
// a domain can be forced to its own provider after the proof
const proving = { ...choosing, methodsAsked: 'chooseMethod', ssoFound: 'redirectToSSO' } as const;
const offering = { promptAnswered: lastStep, signedOut: 'preLogin' } as const;

/** The journey from an email address to a session. Source: product.md#login-steps, product.md#login-flow. */
export const loginFlow: Flow<LoginStep, LoginEvent, LoginContext> = {
  preLogin: {
    ...choosing,
    ssoFound: 'redirectToSSO',
    ssoAbsent: firstStep,
    ssoReturned: 'completingSSO',
    // signed in on another route
    tenantAsked: 'chooseTenant',
  },
  loginWithPassword: { ...proving, passwordBreached: 'breachedPassword' },
  loginWithOtc: proving,
  loginWithSmsOtc: proving,
  loginWithQuickSmsOtc: proven,
  magicLinkPreLoginSuccess: proving,
  chooseMethod: choosing,
  loginWithTwoFactor: { ...proven, deviceLost: 'recoverTwoFactor' },
  forceTwoFactor: proven,
  recoverTwoFactor: { ...proven, deviceFound: 'loginWithTwoFactor' },
  breachedPassword: { ...proven, resetSent: 'breachedPasswordSuccess' },
  breachedPasswordSuccess: proven,
  promptPasskeys: offering,
  registerQuickLogin: offering,
  chooseTenant: { tenantChosen: 'success', signedOut: 'preLogin', mfaRequired: proven.mfaRequired },
  redirectToSSO: { ...proven, ssoRejected: 'loginWithSSOFailed' },
  completingSSO: { ...proven, ssoRejected: 'loginWithSSOFailed' },
  loginWithSSOFailed: { ...proven, ssoReturned: 'completingSSO' },
  success: { signedOut: 'preLogin', mfaRequired: proven.mfaRequired, tenantAsked: 'chooseTenant' },
};
