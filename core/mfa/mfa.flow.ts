import type { Cell, Flow } from '../flow/flow.ts';
import type { MfaStrategy } from '../contract/entities/mfa.ts';
import type { MfaFactor } from './factors.ts';

/**
 * The screens of a second factor. `verify` offers what there is; `recoveryCode` shows the codes for a lost device.
 * Source: product.md#mfa-steps.
 */
export type MfaStep =
  | 'verify'
  | 'recoveryCode'
  | 'authenticatorApp'
  | 'smsSetPhoneNumber'
  | 'smsVerifyCode'
  | 'emailVerifyCode';

/** `challenged`: the server asks for a second factor. */
export type MfaEvent = 'challenged' | 'factorChosen' | 'choiceAsked' | 'numberGiven' | 'numberWrong' | 'codesMade';

/** Context of the flow: the person's second factors. */
export interface MfaContext {
  /** All there is to go on with: what they have, else what they may set up. */
  readonly factors: readonly MfaFactor[];
  /** The one they chose. */
  readonly factor?: MfaFactor | undefined;
}

const isEnrolled = (factor: MfaFactor): boolean => factor.deviceId !== undefined;

/** The only thing there is: a device of that kind, or else the kind to set up. */
const only =
  (strategy: MfaStrategy, isHeld: boolean) =>
  ({ factors: [factor, ...others] }: MfaContext): boolean =>
    others.length === 0 && factor?.strategy === strategy && isEnrolled(factor) === isHeld;

const chose =
  (strategy: MfaStrategy, isHeld: boolean) =>
  ({ factor }: MfaContext): boolean =>
    factor?.strategy === strategy && isEnrolled(factor) === isHeld;

/**
 * The first screen. Source: product.md#mfa-step-choice; ours, which the protocol leaves to `verify`: a single address
 * has its code sent at once.
 */
const firstStep: Cell<MfaStep, MfaContext> = [
  [only('AuthenticatorApp', true), 'authenticatorApp'],
  [only('SMS', true), 'smsVerifyCode'],
  [only('EmailCode', true), 'emailVerifyCode'],
  [only('AuthenticatorApp', false), 'authenticatorApp'],
  [only('SMS', false), 'smsSetPhoneNumber'],
  [only('EmailCode', false), 'emailVerifyCode'],
  'verify',
];

/** Step of the chosen factor; a passkey or key is requested at once, on `verify`. */
const chosenStep: Cell<MfaStep, MfaContext> = [
  [chose('SMS', false), 'smsSetPhoneNumber'],
  [chose('SMS', true), 'smsVerifyCode'],
  [({ factor }) => factor?.strategy === 'AuthenticatorApp', 'authenticatorApp'],
  [({ factor }) => factor?.strategy === 'EmailCode', 'emailVerifyCode'],
  'verify',
];

const asking = { challenged: firstStep, choiceAsked: 'verify', codesMade: 'recoveryCode' } as const;

/**
 * From a challenge to a proof, or to a first factor and its recovery codes.
 * Source: product.md#mfa-steps, product.md#mfa-step-choice.
 */
export const mfaFlow: Flow<MfaStep, MfaEvent, MfaContext> = {
  verify: { ...asking, factorChosen: chosenStep },
  authenticatorApp: asking,
  smsSetPhoneNumber: { ...asking, numberGiven: 'smsVerifyCode' },
  smsVerifyCode: { ...asking, numberWrong: 'smsSetPhoneNumber' },
  emailVerifyCode: asking,
  recoveryCode: { challenged: firstStep },
};
