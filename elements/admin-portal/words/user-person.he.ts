import { wordsIn } from '../../i18n/words.ts';
import type { UserPersonMessages } from './user-person.en.ts';

const { phrase } = wordsIn('he');

/** What the drawer says that shows one person, in Hebrew. */
export const words: { userPerson: UserPersonMessages } = {
  userPerson: {
    actions: 'פעולות',
    profile: 'פרופיל',
    noRoles: 'אין תפקידים אישיים.',
    noGroups: 'לא שייך לאף קבוצה.',
    sessions: 'מחובר מתוך',
    noSessions: 'לא מחובר משום מקום.',
    impersonated: 'מישהו פועל בשמו',
    device: phrase('{{browser}}, {{system}}'),
    unknownDevice: 'מכשיר לא מוכר',
    devices: 'גורמי אימות נוספים',
    noDevices: 'לא הוגדרו.',
    factors: { authenticator: 'אפליקציית אימות', key: 'מפתח אבטחה', phone: 'הודעת טקסט', email: 'קוד בדוא״ל' },
    activity: 'פעילות אחרונה',
    noActivity: 'עדיין אין.',
  },
};
