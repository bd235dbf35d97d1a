import { wordsIn } from '../../i18n/words.ts';
import type { CodesMessages } from './codes.en.ts';

const { counted } = wordsIn('he');

/** What signing in by mail takes to say, in Hebrew. */
export const words: CodesMessages = {
  methods: {
    title: 'איך להיכנס?',
    password: 'עם הסיסמה שלי',
    code: 'עם קוד באימייל',
    link: 'עם קישור באימייל',
    sms: 'עם קוד בהודעת טקסט',
    last: 'בשימוש לאחרונה',
  },
  code: {
    title: 'הזנת קוד',
    subtitle: 'אם יש חשבון לאימייל הזה, קוד בן שש ספרות בדרך לשם.',
    label: 'קוד',
    hint: 'הקוד פועל חמש דקות, בדפדפן הזה. החדש ביותר הוא הקובע.',
    submit: 'כניסה',
    wrong: counted({
      one: 'הקוד אינו נכון. נשאר עוד ניסיון אחד.',
      two: 'הקוד אינו נכון. נשארו עוד שני ניסיונות.',
      other: 'הקוד אינו נכון. נשארו עוד {{count}} ניסיונות.',
    }),
    spent: 'היו יותר מדי ניסיונות עם הקוד הזה. יש לשלוח קוד חדש.',
    expired: 'תוקף הקוד פג או שכבר נעשה בו שימוש. יש לשלוח קוד חדש.',
  },
  sms: {
    title: 'כדאי לבדוק בטלפון',
    subtitle: 'אם לאימייל הזה יש חשבון עם טלפון, קוד בן שש ספרות בדרך אליו.',
    lost: 'הטלפון אבד?',
  },
  link: {
    sentTitle: 'כדאי לבדוק את תיבת הדואר',
    sentSubtitle: 'אם יש חשבון לאימייל הזה, קישור בדרך לשם. כשפותחים אותו בדפדפן הזה, הדף הזה ממשיך.',
    opening: { title: 'מתבצעת כניסה', subtitle: 'זה לוקח רגע.', untried: 'הכניסה לא הצליחה' },
    confirm: {
      title: 'להיכנס במכשיר הזה?',
      subtitle: 'הקישור הזה התבקש בדפדפן אחר. כדאי להמשיך רק אם הבקשה שלך.',
      submit: 'כניסה כאן',
      decline: 'לא, בלי להיכנס',
    },
    invalid: { subtitle: 'קישור פועל פעם אחת, במשך 15 דקות.', submit: 'שליחת קישור חדש' },
  },
};
