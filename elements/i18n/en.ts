import { loginBoxEn } from '../login-box/messages.en.ts';
import { uiEn } from '../ui/words/ui.en.ts';
import { commonEn } from './common.en.ts';

/** Everything the elements say, in English: an area for each element. */
export const en = {
  common: commonEn,
  loginBox: loginBoxEn,
  ui: uiEn,
};

/** The words of one language, by area. A language that lacks one does not compile. */
export type Messages = typeof en;
export type Area = keyof Messages;
