import * as v from 'valibot';
import { ENFORCE_MFA_TYPES, MFA_STRATEGIES } from '../../../core/contract/entities/mfa.ts';
import { DEVICE_NAME_MAX } from '../../../core/contract/limits.ts';
import { moment, secret, text } from './fields.ts';
import { rule } from './rule.ts';
import { oneOf } from './fields.ts';

/** Schemas of second factors (MFA) on the wire. Source: core/contract/entities/mfa.ts. */

export const mfaStrategy = v.picklist(MFA_STRATEGIES);

export const deviceType = oneOf(['Platform', 'CrossPlatform']);

const times = { createdAt: v.exactOptional(moment()), lastUsedAt: v.exactOptional(moment()) };

/** Name that a person gives to a device of theirs; empty to take it away. */
export const deviceName = () =>
  v.pipe(
    text(DEVICE_NAME_MAX * 4),
    v.trim(),
    v.maxLength(DEVICE_NAME_MAX, rule('tooLong', { count: DEVICE_NAME_MAX })),
  );

/** Maker of a passkey or key. */
export const authenticatorProvider = v.object({ name: v.string(), kind: v.picklist(['manager', 'device']) });

export const mfaDevices = v.object({
  webauthn: v.array(
    v.object({
      id: v.string(),
      deviceType,
      name: v.string(),
      provider: v.exactOptional(authenticatorProvider),
      ...times,
    }),
  ),
  phones: v.array(v.object({ id: v.string(), phoneNumber: v.string(), ...times })),
  authenticators: v.array(v.object({ id: v.string(), name: v.exactOptional(v.string()), ...times })),
  emails: v.array(v.object({ email: v.string() })),
});

export const recoveryCodes = v.object({
  recoveryCode: v.exactOptional(v.string()),
  recoveryCodes: v.exactOptional(v.array(v.string())),
});

export const removedWay = v.object({
  type: v.picklist(['authenticator', 'phone', 'passkey', 'securityKey', 'recoveryCodes', 'identity']),
  name: v.exactOptional(v.string()),
  createdAt: moment(),
});

export const authenticatorEnrollment = v.object({ qrCode: v.string(), otpauthUrl: v.string() });

export const otcSent = v.object({ otcToken: v.string() });
export const smsSent = v.object({ otcToken: v.string(), phoneNumber: v.string() });

const enforceMFAType = oneOf(ENFORCE_MFA_TYPES);

export const mfaPolicy = v.object({
  id: v.pipe(v.string(), v.uuid()),
  enforceMFAType,
  createdAt: moment(),
  updatedAt: moment(),
});

export const mfaPolicyDraft = v.object({
  id: v.exactOptional(v.pipe(v.string(rule('notText')), v.uuid(rule('notId')))),
  enforceMFAType,
});

export const mfaStrategies = v.object({
  strategies: v.array(v.object({ strategy: mfaStrategy, isActive: v.boolean() })),
});

export const rememberDevice = v.object({ isAllowedToRemember: v.boolean(), mfaDeviceExpiration: v.number() });

const flag = v.boolean(rule('notBoolean'));

/** Field that every call of an MFA challenge sends. */
export const challenged = { mfaToken: secret() };
export const proving = { ...challenged, rememberDevice: v.exactOptional(flag) };
/** One-time code as it was typed; spaces and hyphens are removed. */
export const typedCode = () =>
  v.pipe(
    text(40, 1),
    v.transform((code) => code.replaceAll(/[\s-]/g, '')),
  );
export const otc = { ...proving, otcToken: text(600, 1), code: typedCode() };
