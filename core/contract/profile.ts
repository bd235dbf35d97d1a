import { under } from './endpoint.ts';
import type { EmailChange, EmailLink } from './entities/email-change.ts';

const team = under('/team/resources/profile/me');
const users = under('/identity/resources/users/v1');

/** Token of a mailed link, and whose it is. */
export interface ProofOfMail {
  userId: string;
  token: string;
}

// biome-ignore format: one line a call
/** The caller's own photo, phone number and email address. Source: protocol/accounts.md#photo. */
export const profile = {
  saveImage:          team.put('/image/v1').form<{ image: Blob }>().returnsText(),
  sendPhoneCode:      users.post('/phone').body<{ phoneNumber: string }>().returns<{ changePhoneId: string }>(),
  verifyPhone:        users.post('/phone/verify').body<{ changePhoneId: string; code: string }>(),
  // ours: the protocol has no change of an email address
  emailChange:        users.get('/me/email').returns<{ change: EmailChange | null }>(),
  requestEmailChange: users.post('/me/email').body<{ email: string }>().returns<{ change: EmailChange | null }>(),
  cancelEmailChange:  users.del('/me/email'),
  readEmailLink:      users.post('/email/link').body<ProofOfMail>().returns<EmailLink>(),
  confirmEmail:       users.post('/email/confirm').body<ProofOfMail>().returns<EmailLink>(),
  undoEmailChange:    users.post('/email/undo').body<ProofOfMail>().returns<EmailLink>(),
};
