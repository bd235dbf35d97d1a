import type { Client } from '../client/calls.ts';
import { ok, type Result } from '../contract/failure.ts';
import { mfa } from '../contract/mfa.ts';
import type { MfaFactor } from './factors.ts';

/** Values needed before a factor can be proved: token, secret and recipient of a code. */
export interface FactorPreparation {
  /** Handed in beside the code. */
  otcToken?: string;
  otpauthUrl?: string;
  /** Picture of it, where the service sends nothing else. */
  qrCode?: string;
  sentTo?: string;
  /** The number that is being set up. */
  phoneNumber?: string | undefined;
}

/**
 * Has a code sent, or a secret made. A device that shows codes by itself needs neither.
 * Source: protocol/second-factors.md#challenge.
 */
export const prepareFactor = async (
  client: Client,
  { mfaToken, factor, phoneNumber }: { mfaToken: string; factor: MfaFactor; phoneNumber?: string | undefined },
  signal: AbortSignal,
): Promise<Result<FactorPreparation>> => {
  const { strategy, deviceId } = factor;
  const body = { mfaToken };
  switch (strategy) {
    case 'AuthenticatorApp': {
      if (deviceId) return ok({});
      const made = await client.call(mfa.enrollAuthenticator, { body }, { signal });
      if (!made.ok) return made;
      const { otpauthUrl, qrCode } = made.value;
      return ok(otpauthUrl ? { otpauthUrl } : { qrCode });
    }
    case 'SMS': {
      const sent = deviceId
        ? await client.call(mfa.sendSms, { params: { deviceId }, body }, { signal })
        : await client.call(mfa.enrollSms, { body: { ...body, phoneNumber: phoneNumber ?? '' } }, { signal });
      return sent.ok ? ok({ otcToken: sent.value.otcToken, sentTo: sent.value.phoneNumber, phoneNumber }) : sent;
    }
    case 'EmailCode': {
      const sent = await client.call(mfa.sendEmailCode, { body }, { signal });
      return sent.ok ? ok({ otcToken: sent.value.otcToken, sentTo: factor.shown ?? '' }) : sent;
    }
    case 'WebAuthnPlatform':
    case 'WebAuthnCrossPlatform':
      return ok({});
  }
};
