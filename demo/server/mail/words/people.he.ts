import type { PeopleLetters } from './words.ts';

/** The mails of administering people, in Hebrew. */
export const he: PeopleLetters = {
  factorsReset: {
    subject: (vendor) => `אמצעי האימות הנוספים שלך ב־${vendor} אופסו`,
    title: 'אמצעי האימות הנוספים שלך אופסו',
    body: (vendor) => [
      `מנהל החשבון בחברה שלך הסיר את כל אמצעי האימות הנוספים מהחשבון שלך ב־${vendor}.`,
      'אם החברה דורשת אמצעי כזה, הכניסה הבאה תכלול הגדרה של אמצעי חדש.',
    ],
    action: 'לדף הכניסה',
    note: 'אם לא ביקשת זאת, כדאי לפנות למנהל החשבון ולבחור סיסמה חדשה: בדף הכניסה, דרך ״שכחתי סיסמה״.',
  },
  invitation: {
    subject: (_vendor, company) => `הזמנה להצטרף אל ${company}`,
    title: 'קיבלת הזמנה',
    body: (vendor, company) => [`${company} מזמינה אותך לעבוד יחד ב־${vendor}.`],
    action: 'קבלת ההזמנה',
    note: 'אם לא ידוע לך מי שלח את ההזמנה, אפשר להתעלם מההודעה; בלי הקישור לא יקרה דבר.',
  },
  personJoined: {
    subject: (_vendor, company) => `הצטרפות חדשה אל ${company}`,
    title: 'מישהו הצטרף דרך הקישור שלך',
    body: (_vendor, company) => [
      `קישור ההזמנה שיצרת שימש להצטרפות אל ${company}.`,
      'אפשר לראות מי הצטרף ברשימת האנשים.',
    ],
    action: 'לדף הכניסה',
    note: 'אם לא ציפית לאיש, כדאי לבטל את הקישור: כל מי שהקישור בידיו יכול להצטרף.',
  },
};
