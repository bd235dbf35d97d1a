import { wordsIn } from '../../i18n/words.ts';
import type { MailedMessages } from './mailed.en.ts';

const { phrase } = wordsIn('de');

/** What is said of links that come by mail, in German. */
export const words: MailedMessages = {
  sentHint: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
  resend: 'Noch einmal senden',
  resendIn: phrase('Erneut senden in {{seconds}} s'),
  resent: 'Gesendet. Es kann eine Minute dauern, bis er ankommt.',
  linkFaults: {
    expired: 'Dieser Link ist abgelaufen',
    used: 'Dieser Link wurde schon verwendet',
    invalid: 'Dieser Link funktioniert nicht',
  },
};
