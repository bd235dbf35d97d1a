import { wordsIn } from '../../i18n/words.ts';
import type { MailedMessages } from './mailed.en.ts';

const { phrase } = wordsIn('he');

/** What is said of links that come by mail, in Hebrew. */
export const words: MailedMessages = {
  sentHint: 'לא הגיע? כדאי לבדוק בתיקיית הספאם.',
  resend: 'שליחה חוזרת',
  resendIn: phrase('אפשר לשלוח שוב בעוד {{seconds}} שנ׳'),
  resent: 'נשלח. ההגעה יכולה לקחת דקה.',
  linkFaults: { expired: 'תוקף הקישור פג', used: 'הקישור כבר נוצל', invalid: 'הקישור אינו תקין' },
};
