import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('he');

/** Messages of a company's own login page, in Hebrew. */
export const messages = {
  address: {
    title: 'דף הכניסה',
    description: 'דף כניסה בעיצוב של החברה שלכם, בכתובת משלו.',
    alias: 'שם בכתובת',
    aliasHint: 'אותיות באנגלית, ספרות ומקפים. קישורים עם שם קודם כבר לא יציגו את העיצוב שלכם.',
    link: 'כתובת הכניסה',
  },
  look: {
    title: 'עיצוב',
    description: 'מה שרואים לפני הכניסה.',
    logo: 'לוגו',
    logoHint: 'מוקטן ל־200 × 60 פיקסלים.',
    color: 'צבע המותג',
    colorHint: 'לכפתורים ולקישורים; מוכהה או מובהר היכן שיהיה קשה לקרוא.',
    pick: 'בחירת צבע',
  },
  social: {
    title: 'כניסה דרך שירותים אחרים',
    description: 'איפה הכפתורים, ובאיזה סדר.',
    placement: 'מיקום',
    placements: { usual: 'ברירת המחדל', top: 'מעל הטופס', bottom: 'מתחת לטופס' },
    order: 'סדר',
    orderHint: 'כשיש מעט מקום, הראשונים גלויים תמיד.',
    up: message('העברת {{name}} למעלה'),
    down: message('העברת {{name}} למטה'),
    moved: message('{{name}} במקום {{place}} מתוך {{of}}'),
  },
  preview: { label: 'תצוגה מקדימה של דף הכניסה' },
} satisfies Messages['custom-login'];
