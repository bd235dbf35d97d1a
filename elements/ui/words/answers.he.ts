import type { AnswersMessages } from './answers.en.ts';

/** What is said of a call that was not answered as hoped, in Hebrew. */
export const answersHe: AnswersMessages = {
  outdated: 'ייתכן שמה שמוצג אינו מעודכן, כי הטעינה מחדש נכשלה.',
  failures: {
    offline: 'אין חיבור לרשת, או שהשירות אינו זמין. בדקו את החיבור ונסו שוב.',
    server: 'משהו השתבש אצלנו. נסו שוב בעוד רגע.',
    tooMany: 'היו יותר מדי בקשות בבת אחת. המתינו דקה ונסו שוב.',
    forbidden: 'אין לכם הרשאה לפעולה הזו. פנו למנהל או למנהלת בחברה שלכם.',
    notFound: 'זה כבר לא קיים. ייתכן שמישהו מחק את זה.',
    conflict: 'מישהו אחר שינה את זה בינתיים. טענו מחדש וחזרו על השינוי.',
    unauthorized: 'החיבור שלכם הסתיים. היכנסו שוב.',
    sessionEnded: 'החיבור שלכם הסתיים. היכנסו שוב.',
    stepUpRequired: 'אשרו שזה אתם, ונסו שוב.',
    tooLarge: 'זה יותר מדי בבת אחת. נסו עם פחות.',
    keyTaken: 'המפתח הזה כבר תפוס. בחרו אחר.',
    emailTaken: 'לכתובת הדוא״ל הזו כבר יש חשבון.',
    readOnly: 'זה מנוהל במקום אחר ואי אפשר לשנות אותו כאן.',
    beyondYou: 'לזה דרושות יותר הרשאות ממה שיש לכם.',
    invalidInput: 'משהו כאן אינו תקין. בדקו את השדות ונסו שוב.',
    refused: 'הפעולה לא התאפשרה. נסו שוב.',
  },
};
