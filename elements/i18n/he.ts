import { loginBoxHe } from '../login-box/messages.he.ts';
import { uiHe } from '../ui/words/ui.he.ts';
import { commonHe } from './common.he.ts';
import type { Messages } from './en.ts';

/** Everything the elements say, in Hebrew. */
export const he: Messages = {
  common: commonHe,
  loginBox: loginBoxHe,
  ui: uiHe,
};
