import { profile } from '../../../core/contract/profile.ts';
import { serve } from '../serve.ts';
import { cancelEmailChange, emailChange, requestEmailChange } from './email-change.ts';
import { confirmEmail, readEmailLink, undoEmailChange } from './email-links.ts';
import { sendPhoneCode, verifyPhone } from './phone.ts';
import { saveImage } from './photo.ts';

/** Photo, phone number and email address of the caller. Source: protocol/accounts.md#photo. */
export const profileRoutes = serve(profile, {
  saveImage,
  sendPhoneCode,
  verifyPhone,
  emailChange,
  requestEmailChange,
  cancelEmailChange,
  readEmailLink,
  confirmEmail,
  undoEmailChange,
});
