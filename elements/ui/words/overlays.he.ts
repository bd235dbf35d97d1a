import { wordsIn } from '../../i18n/words.ts';
import type { OverlaysMessages } from './overlays.en.ts';

const { phrase } = wordsIn('he');

/** What the components of this family say, in Hebrew. */
export const overlaysHe: OverlaysMessages = {
  close: 'סגירה',
  cancel: 'ביטול',
  typeToConfirm: phrase('כדי לאשר, הקלידו "{{name}}"'),
  notTheName: 'זה לא השם. הקלידו אותו כפי שהוא כתוב למעלה.',
  leave: {
    title: 'לצאת בלי לשמור?',
    effect: 'השינויים שעשיתם כאן יאבדו.',
    leave: 'ביטול השינויים',
    stay: 'המשך עריכה',
  },
  menu: 'פעולות',
  steps: {
    label: 'שלבים',
    position: phrase('שלב {{step}} מתוך {{total}}'),
    done: 'הושלם',
    current: 'השלב הנוכחי',
    todo: 'עוד לא בוצע',
    failed: 'דורש טיפול',
  },
  toasts: {
    label: 'הודעות',
    undo: 'ביטול הפעולה',
    reach: 'F8 מוביל לביטול הפעולה.',
    dismiss: 'סגירת ההודעה',
  },
};
