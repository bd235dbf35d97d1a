import type { Messages } from '../namespaces.ts';

/** Messages of the profile tab, in Hebrew. */
export const messages = {
  title: 'פרופיל',
  description: 'איך אחרים רואים אתכם ואיך להשיג אתכם.',
  managed: 'הפרטים האלה מנוהלים בספריית החברה. כדי לשנות אותם, פנו למנהלי המערכת.',
  personal: {
    title: 'פרטים אישיים',
    description: 'מוצגים לאנשים בחברה.',
    name: 'שם',
    jobTitle: 'תפקיד',
    address: 'כתובת',
  },
  region: {
    title: 'שפה וזמן',
    description: 'רק עבורכם.',
    language: 'שפה',
    languageHint: 'להודעות האימייל והטקסט שאנחנו שולחים.',
    timezone: 'אזור זמן',
    browserZone: 'כמו בדפדפן הזה',
  },
} satisfies Messages['profile'];
