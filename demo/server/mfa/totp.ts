import type { AuthenticatorEnrollment } from '../../../core/contract/entities/mfa.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/** TOTP parameters that every authenticator app supports. Source: RFC 6238; Google Authenticator "Key Uri Format". */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEP_MS = FORM.period * 1000;
/** Accepted clock skew, in time steps. Source: RFC 6238 §5.2. */
const WINDOW = 1;
/** Clock skew that is recognized and reported, in time steps. Ours: ten minutes. */
const FAR = 20;

/** TOTP of a secret; the library is loaded on first use. */
const totpOf = async (secret: string, names: { issuer?: string; label?: string } = {}) => {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({ ...FORM, ...names, secret: Secret.fromBase32(secret) });
};

/** New TOTP secret, in base32: 160 bits. Source: RFC 4226 §4 R6. */
export const newTotpSecret = async (): Promise<string> => {
  const { Secret } = await import('otpauth');
  return new Secret({ size: 20 }).base32;
};

/** Enrollment data of an authenticator app: QR code as an SVG data URL, and its `otpauth:` URL. */
export const enrolmentOf = async (
  { vendor }: Pick<OperatorConfig, 'vendor'>,
  email: string,
  secret: string,
): Promise<AuthenticatorEnrollment> => {
  const { renderSVG } = await import('uqr');
  // a colon parts issuer and account
  const issuer = vendor.name.replaceAll(':', ' ');
  const otpauthUrl = (await totpOf(secret, { issuer, label: email })).toString();
  return { qrCode: `data:image/svg+xml;base64,${btoa(renderSVG(otpauthUrl, { border: 4 }))}`, otpauthUrl };
};

/**
 * Verifies a TOTP code and returns its time step: the current one or one next to it, later than the last one used. A code
 * of a time step further off is burnt when clock skew is reported, so that the report does not help guessing.
 */
export const judgeTotp = async (
  { clock, store }: Pick<Ports, 'clock' | 'store'>,
  { id, secret, lastStep }: { id: string; secret: string; lastStep: number },
  code: string,
): Promise<Result<number, Refusal> | undefined> => {
  const totp = await totpOf(secret);
  const now = clock.now();
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: FAR });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / STEP_MS) + delta;
  const usedStepKey = `totp:${id}:${step}`;
  if (Math.abs(delta) > WINDOW) {
    await store.counters.add(usedStepKey, 1, (FAR + WINDOW + 1) * STEP_MS, now);
    return refuse('codeTimeSkewed');
  }
  if (step <= lastStep || (await store.counters.get(usedStepKey, now))) return refuse('codeAlreadyUsed');
  return ok(step);
};
