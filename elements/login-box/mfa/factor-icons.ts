import { Fingerprint, type IconNode, Mail, MessageSquare, Smartphone, Usb } from 'lucide';
import type { MfaStrategy } from '../../../core/contract/entities/mfa.ts';

/** Icons of the second factors. */
export const FACTOR_ICONS: Readonly<Record<MfaStrategy, IconNode>> = {
  AuthenticatorApp: Smartphone,
  WebAuthnPlatform: Fingerprint,
  WebAuthnCrossPlatform: Usb,
  SMS: MessageSquare,
  EmailCode: Mail,
};
