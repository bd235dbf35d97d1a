import { wordsIn } from '../../i18n/words.ts';
import type { UsersMessages } from './users.en.ts';

const { counted, phrase } = wordsIn('he');

/** What the tab of users says, in Hebrew. */
export const words: { users: UsersMessages } = {
  users: {
    title: 'משתמשים',
    description: 'מי שייך לחברה שלכם, ומה כל אחד רשאי לעשות.',
    search: 'חיפוש משתמשים',
    count: counted({ one: 'משתמש אחד', two: 'שני משתמשים', other: '{{count}} משתמשים' }),
    invite: 'הזמנת אנשים',
    views: { everybody: 'כולם', invitations: 'הזמנות' },
    invitations: {
      count: counted({ one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{{count}} הזמנות' }),
      none: { title: 'אין הזמנות פתוחות', hint: 'מי שהוזמן מופיע כאן עד שיצטרף.' },
    },
    elsewhere: 'אדם זה שייך לחברה כפופה.',
    columns: {
      company: 'חברה',
      name: 'משתמש',
      email: 'דוא״ל',
      roles: 'תפקידים',
      groups: 'קבוצות',
      status: 'מצב',
      provider: 'כניסה באמצעות',
      lastLogin: 'כניסה אחרונה',
      mfa: 'אימות דו־שלבי',
      joined: 'הצטרפות',
      invited: 'הוזמן',
      verified: 'דוא״ל מאומת',
      id: 'מזהה',
    },
    you: 'אתם',
    superUser: 'משתמש־על',
    states: { active: 'פעיל', pending: 'הזמנה ממתינה', locked: 'נעול', unverified: 'לא מאומת' },
    mfa: { on: 'פעיל', off: 'כבוי' },
    verified: { yes: 'כן', no: 'לא' },
    never: 'אף פעם',
    exporting: 'איסוף כל המשתמשים',
    exported: phrase('{{done}} מתוך {{total}}'),
    stop: 'עצירה',
    providers: {
      local: 'דוא״ל',
      saml: 'SSO',
      google: 'Google',
      github: 'GitHub',
      facebook: 'Facebook',
      microsoft: 'Microsoft',
      scim2: 'ספרייה ארגונית',
      slack: 'Slack',
    },
    filters: {
      preset: 'דורש טיפול',
      presets: {
        'mfa-unenrolled': 'ללא אימות דו־שלבי',
        'breached-passwords': 'סיסמה שדלפה',
        inactive: 'לא פעיל 90 ימים',
      },
      below: { included: 'כולל חברות כפופות' },
      contains: 'מכיל',
    },
    none: { title: 'אין עדיין משתמשים', hint: 'כאן יופיע כל מי שיצטרף לחברה שלכם.' },
  },
};
