import { describe, expect, it } from 'vitest';
import type { MfaDevices, MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { next } from '../../../core/flow/flow.ts';
import { type MfaFactor, factorsOf } from '../../../core/mfa/factors.ts';
import { type MfaEvent, mfaFlow, type MfaStep } from '../../../core/mfa/mfa.flow.ts';

const none: MfaDevices = { webauthn: [], phones: [], authenticators: [], emails: [] };
const key = (deviceType: 'Platform' | 'CrossPlatform') => ({ id: deviceType, deviceType, name: '' });

/** Second factors that a person can have enrolled. */
const HELD: Record<string, MfaDevices> = {
  'no device': none,
  'an app': { ...none, authenticators: [{ id: 'a' }] },
  'two apps': { ...none, authenticators: [{ id: 'a' }, { id: 'b' }] },
  'a phone': { ...none, phones: [{ id: 'p', phoneNumber: '+••67' }] },
  'two phones': {
    ...none,
    phones: [
      { id: 'p', phoneNumber: '+••67' },
      { id: 'q', phoneNumber: '+••68' },
    ],
  },
  'an address': { ...none, emails: [{ email: 'a•••@acme.test' }] },
  'a security key': { ...none, webauthn: [key('CrossPlatform')] },
  'this device': { ...none, webauthn: [key('Platform')] },
  'an app and a phone': { ...none, authenticators: [{ id: 'a' }], phones: [{ id: 'p', phoneNumber: '+••67' }] },
  'one of each': {
    webauthn: [key('Platform')],
    phones: [{ id: 'p', phoneNumber: '+••67' }],
    authenticators: [{ id: 'a' }],
    emails: [{ email: 'a•••@acme.test' }],
  },
};

/** Second factors that can be set up. */
const OFFERED: Record<string, MfaStrategy[]> = {
  'apps alone': ['AuthenticatorApp'],
  'text messages alone': ['SMS'],
  'emails alone': ['EmailCode'],
  'keys alone': ['WebAuthnCrossPlatform'],
  'this device alone': ['WebAuthnPlatform'],
  everything: ['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode'],
};

/**
 * Expected step: people with a device are asked for it; the factors that can be set up decide for the others.
 * Source: product.md#mfa-step-choice.
 */
const asked: Record<string, MfaStep> = {
  'an app': 'authenticatorApp',
  'two apps': 'verify',
  'a phone': 'smsVerifyCode',
  'two phones': 'verify',
  'an address': 'emailVerifyCode',
  'a security key': 'verify',
  'this device': 'verify',
  'an app and a phone': 'verify',
  'one of each': 'verify',
};
const setUp: Record<string, MfaStep> = {
  'apps alone': 'authenticatorApp',
  'text messages alone': 'smsSetPhoneNumber',
  'emails alone': 'emailVerifyCode',
  'keys alone': 'verify',
  'this device alone': 'verify',
  everything: 'verify',
};

const first = (devices: MfaDevices, strategies: readonly MfaStrategy[]) =>
  next(mfaFlow, 'verify', 'challenged', { factors: factorsOf({ devices, strategies }) });

const names = (factors: readonly MfaFactor[]) => factors.map(({ strategy, deviceId }) => `${strategy} ${deviceId}`);

describe('a second factor', () => {
  for (const [has, devices] of Object.entries(HELD))
    for (const [offer, strategies] of Object.entries(OFFERED)) {
      const step = asked[has] ?? setUp[offer];
      it(`begins at ${step} for a user with ${has} where ${offer} may be set up`, () =>
        expect(first(devices, strategies)).toBe(step));
    }

  it('is chosen from the enrolled ones, else from the available ones, the best first', () => {
    expect(names(factorsOf({ devices: HELD['one of each'] ?? none, strategies: OFFERED['everything'] ?? [] }))).toEqual(
      ['AuthenticatorApp a', 'WebAuthnPlatform Platform', 'SMS p', 'EmailCode a•••@acme.test'],
    );
    expect(names(factorsOf({ devices: none, strategies: ['EmailCode', 'SMS', 'AuthenticatorApp'] }))).toEqual([
      'AuthenticatorApp undefined',
      'SMS undefined',
      'EmailCode undefined',
    ]);
  });
});

const SMS: MfaFactor = { strategy: 'SMS', deviceId: 'p' };
const NEW_SMS: MfaFactor = { strategy: 'SMS' };
const APP: MfaFactor = { strategy: 'AuthenticatorApp', deviceId: 'a' };
const EMAIL: MfaFactor = { strategy: 'EmailCode', deviceId: 'a@b.c' };
const KEY: MfaFactor = { strategy: 'WebAuthnPlatform', deviceId: 'k' };

const moves: [from: MfaStep, on: MfaEvent, to: MfaStep, factor?: MfaFactor][] = [
  ['verify', 'factorChosen', 'smsVerifyCode', SMS],
  ['verify', 'factorChosen', 'smsSetPhoneNumber', NEW_SMS],
  ['verify', 'factorChosen', 'authenticatorApp', APP],
  ['verify', 'factorChosen', 'authenticatorApp', { strategy: 'AuthenticatorApp' }],
  ['verify', 'factorChosen', 'emailVerifyCode', EMAIL],
  ['verify', 'factorChosen', 'verify', KEY],
  ['verify', 'codesMade', 'recoveryCode', { strategy: 'WebAuthnPlatform' }],
  ['smsSetPhoneNumber', 'numberGiven', 'smsVerifyCode', NEW_SMS],
  ['smsVerifyCode', 'numberWrong', 'smsSetPhoneNumber', NEW_SMS],
  ['smsVerifyCode', 'choiceAsked', 'verify', SMS],
  ['smsVerifyCode', 'codesMade', 'recoveryCode', NEW_SMS],
  ['authenticatorApp', 'codesMade', 'recoveryCode', { strategy: 'AuthenticatorApp' }],
  ['emailVerifyCode', 'codesMade', 'recoveryCode', { strategy: 'EmailCode' }],
  ['recoveryCode', 'choiceAsked', 'recoveryCode', APP],
  ['recoveryCode', 'challenged', 'authenticatorApp', APP],
];

describe('the flow of a second factor', () => {
  for (const [from, on, to, factor] of moves)
    it(`goes from ${from} to ${to} on ${on} with ${JSON.stringify(factor)}`, () =>
      expect(next(mfaFlow, from, on, { factors: factor ? [factor] : [], factor })).toBe(to));
});
