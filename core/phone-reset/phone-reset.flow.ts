import type { Flow } from '../flow/flow.ts';

/** Source: product.md#phone-reset. */
export type PhoneResetStep = 'ResetPhoneNumber' | 'VerifyResetPhoneNumber' | 'ChangePhoneNumber';

export type PhoneResetEvent = 'mailed' | 'verified' | 'startedOver';

/** From a lost phone to another one, which then signs in by its first code. Source: product.md#phone-reset. */
export const phoneResetFlow: Flow<PhoneResetStep, PhoneResetEvent> = {
  ResetPhoneNumber: { mailed: 'VerifyResetPhoneNumber' },
  VerifyResetPhoneNumber: { verified: 'ChangePhoneNumber', startedOver: 'ResetPhoneNumber' },
  ChangePhoneNumber: { startedOver: 'ResetPhoneNumber' },
};
