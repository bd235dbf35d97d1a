import type { Flow } from '../flow/flow.ts';

/** Source: SPEC §2 "Reset phone number". */
export type PhoneResetStep = 'ResetPhoneNumber' | 'VerifyResetPhoneNumber' | 'ChangePhoneNumber';

export type PhoneResetEvent = 'mailed' | 'verified' | 'startedOver';

/** From a lost phone to another one, which then signs in by its first code. Source: SPEC §4 "Phone reset". */
export const phoneResetFlow: Flow<PhoneResetStep, PhoneResetEvent> = {
  ResetPhoneNumber: { mailed: 'VerifyResetPhoneNumber' },
  VerifyResetPhoneNumber: { verified: 'ChangePhoneNumber', startedOver: 'ResetPhoneNumber' },
  ChangePhoneNumber: { startedOver: 'ResetPhoneNumber' },
};
