import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('he');

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
  photo: {
    title: 'תמונה',
    description: 'מוצגת לצד השם שלכם. נשמרת מיד עם השינוי.',
    add: 'הוספת תמונה',
    change: 'החלפת התמונה',
    remove: 'הסרת התמונה',
    confirm: { title: 'להסיר את התמונה?', effect: 'אחרים יראו את ראשי התיבות שלכם.' },
    dialog: 'התמונה שלכם',
    file: 'תמונה',
    camera: 'צילום תמונה',
    another: 'בחירת תמונה אחרת',
    take: 'צילום',
    preview: 'תצוגת המצלמה',
    save: 'שמירת התמונה',
    frame: 'התמונה במסגרת. הזיזו אותה במקשי החצים, ושנו את הגודל בפלוס ובמינוס.',
    zoom: 'זום',
    unreadable: 'אי אפשר לקרוא את הקובץ כתמונה. השתמשו ב־PNG,‏ JPEG,‏ WebP או GIF.',
    noCamera: 'אי אפשר להשתמש במצלמה. אשרו אותה בדפדפן או בחרו קובץ.',
  },
  contact: { title: 'פרטי קשר', description: 'כל פרט מתעדכן לאחר אימות שהוא שלכם.' },
  email: {
    label: 'אימייל',
    change: 'החלפת כתובת המייל',
    dialog: 'החלפת כתובת המייל',
    effect:
      'נשלח הודעה לשתי הכתובות. ההחלפה תיכנס לתוקף לאחר אישור בשתיהן, ואפשר לבטל אותה מהכתובת הנוכחית במשך שלושה ימים.',
    newAddress: 'כתובת המייל החדשה',
    submit: 'שליחת הודעות אישור',
    same: 'זאת הכתובת הנוכחית שלכם.',
    pending: {
      title: 'ממתינים לאישור משתי הכתובות. הקישורים פועלים 24 שעות.',
      confirmed: 'אישרה',
      waiting: 'עוד לא אישרה',
      resend: 'שליחת המיילים שוב',
      resent: 'נשלח שוב',
      cancel: 'הפסקת ההחלפה',
    },
  },
  phone: {
    label: 'טלפון',
    none: 'אין מספר טלפון',
    add: 'הוספת מספר טלפון',
    change: 'החלפת המספר',
    remove: 'הסרה',
    confirm: { title: message('להסיר את {{number}}?'), effect: 'המספר לא יוצג עוד בפרופיל שלכם.' },
    dialog: 'מספר הטלפון שלכם',
    effect: 'נשלח אליו קוד בהודעת טקסט.',
    send: 'שליחת קוד',
    codeTitle: 'בדקו את הטלפון',
    codeSent: message('שלחנו קוד בן 6 ספרות אל {{number}}.'),
    verify: 'אישור המספר',
    otherNumber: 'שימוש במספר אחר',
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
