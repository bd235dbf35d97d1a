import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('he');

/** Messages of a company's own login page, in Hebrew. */
export const messages = {
  address: {
    title: 'דף ההתחברות',
    description: 'דף התחברות בעיצוב של החברה שלכם, בכתובת משלו.',
    alias: 'שם בכתובת',
    aliasHint: 'אותיות באנגלית, ספרות ומקפים. קישורים עם שם קודם כבר לא יציגו את העיצוב שלכם.',
    link: 'כתובת ההתחברות',
  },
  look: {
    title: 'עיצוב',
    description: 'מה שרואים לפני ההתחברות.',
    logo: 'לוגו',
    logoHint: 'מוקטן ל־200 × 60 פיקסלים.',
    color: 'צבע המותג',
    colorHint: 'לכפתורים ולקישורים; מוכהה או מובהר היכן שיהיה קשה לקרוא.',
    pick: 'בחירת צבע',
  },
  social: {
    title: 'התחברות דרך שירותים אחרים',
    description: 'איפה הכפתורים, ובאיזה סדר.',
    placement: 'מיקום',
    placements: { usual: 'ברירת המחדל', top: 'מעל הטופס', bottom: 'מתחת לטופס' },
    order: 'סדר',
    orderHint: 'כשיש מעט מקום, הראשונים גלויים תמיד.',
    up: message('העברת {{name}} למעלה'),
    down: message('העברת {{name}} למטה'),
    moved: message('{{name}} במקום {{place}} מתוך {{of}}'),
  },
  preview: { label: 'תצוגה מקדימה של דף ההתחברות' },
} satisfies Messages['custom-login'];
