import { under } from './endpoint.ts';
import type { IsoDateTime } from './entities/ids.ts';
import type { OtcSent } from './entities/mfa.ts';

const { post, put } = under('/identity/resources/users/v1/phone');
const numbers = under('/identity/resources/users/phone-numbers/v1');

/** A phone number of the caller. Source: protocol/accounts.md#phone-numbers. */
export interface PhoneNumber {
  id: string;
  /** E.164: `+4915112345678`. */
  phoneNumber: string;
  verified: boolean;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

// biome-ignore format: one line a call
/**
 * Phone numbers: those of the caller, and the replacement of a lost one, in three stages. Ours: `by`, which mails the code
 * of a removal where the phone is not at hand. Source: protocol/accounts.md#phone-reset, protocol/accounts.md#phone-numbers.
 */
export const phones = {
  reset:         post('/reset').body<{ email: string }>().returns<{ resetPhoneNumberToken: string }>(),
  verifyReset:   post('/reset/verify').body<{ resetPhoneNumberToken: string; code: string }>().returns<{ changePhoneNumberToken: string }>(),
  change:        put('/change').body<{ changePhoneNumberToken: string; phoneNumber: string }>(),
  list:          numbers.get('').query<{ _limit?: string; _offset?: string }>().returns<{ items: PhoneNumber[]; _metadata: { totalItems: number; totalPages: number } }>(),
  create:        numbers.post('').body<{ phoneNumber: string; verify?: boolean }>().returns<{ otcToken?: string }>(),
  preverify:     numbers.post('/preverify').body<{ phoneNumber: string }>().returns<OtcSent>(),
  verify:        numbers.post('/verify').body<{ otcToken: string; code: string }>(),
  remove:        numbers.del('/{phoneId}').query<{ by?: 'email' }>().returns<{ phoneId: string; otcToken: string }>(),
  verifyRemoval: numbers.post('/{phoneId}/delete/verify').body<{ otcToken: string; code: string }>(),
};
