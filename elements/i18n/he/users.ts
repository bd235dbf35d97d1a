import { formatsOf, type MessageWithSlots } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase, counted } = formatsOf('he');

type Written = (count: string) => string;
const users = counted({ one: 'משתמש אחד', two: 'שני משתמשים', other: '{{count}} משתמשים' });
const invitations = counted({ one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{{count}} הזמנות' });
const ofUsers =
  (write: Written): MessageWithSlots<'count'> =>
  (count) =>
    write(users(count));
const ofInvitations =
  (write: Written): MessageWithSlots<'count'> =>
  (count) =>
    write(invitations(count));
/** What happened to one is said otherwise than what happened to several. */
const happened =
  (one: string, other: string): MessageWithSlots<'count'> =>
  (count) =>
    `${users(count)} ${counted({ one, other })(count)}`;
const happenedToInvitations =
  (one: string, other: string): MessageWithSlots<'count'> =>
  (count) =>
    `${invitations(count)} ${counted({ one, other })(count)}`;

/** Messages of the tab of users, in Hebrew. */
export const messages = {
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
  userActions: {
    actions: {
      roles: 'עריכת תפקידים',
      resend: 'שליחת ההזמנה שוב',
      lock: 'נעילה',
      unlock: 'ביטול נעילה',
      signOut: 'ניתוק מכל המכשירים',
      resetMfa: 'איפוס אימות דו־שלבי',
      impersonate: 'פעולה בשם אדם זה',
      delete: 'מחיקה',
      revoke: 'ביטול ההזמנה',
    },
    cannotTargetSelf: 'אי אפשר לעשות זאת לחשבון שלכם.',
    notSuperUser: 'רק משתמש־על רשאי לעשות זאת למשתמש־על.',
    beyond: 'לתפקיד הזה יש יותר הרשאות משלכם, ואין באפשרותכם להעניק או לקחת אותו.',
    unlocked: phrase('הנעילה של {{name}} בוטלה'),
    resent: phrase('ההזמנה נשלחה שוב אל {{email}}'),
    failures: {
      lastAdministrator: 'חייב להישאר מישהו שיכול לנהל משתמשים. הפכו קודם אדם אחר למנהל.',
      cannotTargetSelf: 'אי אפשר לעשות זאת לחשבון שלכם.',
      staleVersion:
        'מישהו אחר שינה בינתיים את פרטי האדם הזה. השינויים שלכם נשמרו כאן; עברו על השאר כפי שהוא עכשיו ושמרו שוב.',
      insufficientPrivilege: 'אדם זה, או תפקיד שנבחר כאן, רשאי ליותר מכם.',
      impersonating: 'אי אפשר לעשות זאת בזמן פעולה בשם אדם אחר.',
    },
  },
  userQuestions: {
    actAs: {
      title: phrase('לפעול בשם {{name}}?'),
      effect:
        'תראו ותעשו מה שאדם זה רשאי, לשעה לכל היותר. הדבר נרשם אצל שניכם; פרטי כניסה, אסימונים, מדיניות וחיוב נשארים סגורים.',
      action: 'פעולה בשם אדם זה',
    },
    roles: {
      title: phrase('התפקידים של {{name}}'),
      label: 'תפקידים',
      hint: 'תפקידים שניתנים דרך קבוצה אינם מופיעים כאן.',
      submit: 'שמירת התפקידים',
      done: phrase('התפקידים של {{name}} השתנו'),
    },
    deleteWithoutTokens: 'הגישה נשללת מיד, והחיבורים מסתיימים. מה שנעשה נשאר ביומן הביקורת.',
    questions: {
      lock: {
        title: phrase('לנעול את {{name}}?'),
        effect: 'כל החיבורים ינותקו, והכניסה תהיה חסומה עד שמישהו יבטל את הנעילה.',
        action: 'נעילה',
        done: phrase('החשבון של {{name}} ננעל'),
      },
      signOut: {
        title: phrase('לנתק את {{name}} מכל המכשירים?'),
        effect: 'כל החיבורים יסתיימו, בכל מכשיר. אפשר יהיה להיכנס שוב.',
        action: 'ניתוק מכל המכשירים',
        done: phrase('כל החיבורים של {{name}} נותקו'),
      },
      resetMfa: {
        title: phrase('לאפס את האימות הדו־שלבי של {{name}}?'),
        effect: 'כל הגורמים הנוספים יוסרו, ותישלח על כך הודעה בדוא״ל.',
        action: 'איפוס',
        done: phrase('האימות הדו־שלבי של {{name}} אופס'),
      },
      delete: {
        title: phrase('למחוק את {{name}}?'),
        effect: 'הגישה נשללת מיד; החיבורים והאסימונים מסתיימים. מה שנעשה נשאר ביומן הביקורת.',
        action: 'מחיקת המשתמש',
        done: phrase('{{name}} נמחק מהחברה'),
      },
      revoke: {
        title: phrase('לבטל את ההזמנה של {{name}}?'),
        effect: 'הקישור שבהודעת הדוא״ל יפסיק לפעול.',
        action: 'ביטול ההזמנה',
        done: phrase('ההזמנה של {{name}} בוטלה'),
      },
    },
  },
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
  userBulk: {
    ways: {
      lock: { title: ofUsers((some) => `לנעול ${some}?`), done: happened('ננעל', 'ננעלו') },
      unlock: {
        title: ofUsers((some) => `לבטל נעילה של ${some}?`),
        done: ofUsers((some) => `הנעילה של ${some} בוטלה`),
      },
      resend: {
        title: ofInvitations((some) => `לשלוח ${some} שוב?`),
        done: happenedToInvitations('נשלחה שוב', 'נשלחו שוב'),
      },
      signOut: { title: ofUsers((some) => `לנתק ${some} מכל המכשירים?`), done: happened('נותק', 'נותקו') },
      delete: { title: ofUsers((some) => `למחוק ${some}?`), done: happened('נמחק', 'נמחקו') },
      revoke: {
        title: ofInvitations((some) => `לבטל ${some}?`),
        done: happenedToInvitations('בוטלה', 'בוטלו'),
      },
    },
    effects: {
      unlock: 'הם יוכלו להיכנס שוב.',
      resend: 'כל אחד יקבל הודעה חדשה. הקישורים בהודעות הקודמות יפסיקו לפעול.',
    },
    resend: 'שליחה חוזרת',
    revoke: 'ביטול הזמנות',
    running: 'בביצוע',
    said: phrase('הושלמו {{share}}'),
    stays: phrase('{{name}} לא ישתנה: חייב להישאר מישהו שיכול לנהל משתמשים.'),
    stop: 'עצירה',
    skips: {
      joined: 'כבר קיבל את ההזמנה',
      pending: 'עוד לא קיבל את ההזמנה',
      locked: 'כבר נעול',
      unlocked: 'אינו נעול',
      stopped: 'לא הגיע תורו לפני העצירה',
    },
  },
  userInvite: {
    title: 'הזמנת אנשים',
    ways: { label: 'דרכי הזמנה', one: 'אדם אחד', many: 'כמה אנשים', link: 'בקישור' },
    name: 'שם',
    email: 'דוא״ל',
    phone: 'מספר טלפון',
    roles: 'תפקידים',
    noRole: 'בחרו תפקיד אחד לפחות.',
    notEmail: 'זו אינה כתובת דוא״ל.',
    alreadyMember: 'אדם זה כבר שייך לחברה שלכם.',
    invite: 'שליחת הזמנה',
    invited: phrase('ההזמנה נשלחה אל {{email}}'),
    works: {
      days: counted({
        one: 'ההזמנה תקפה ליום אחד.',
        two: 'ההזמנה תקפה ליומיים.',
        other: 'ההזמנה תקפה ל־{{count}} ימים.',
      }),
      hours: counted({ one: 'ההזמנה תקפה לשעה.', two: 'ההזמנה תקפה לשעתיים.', other: 'ההזמנה תקפה ל־{{count}} שעות.' }),
    },
    many: {
      label: 'כתובות דוא״ל',
      hint: 'אפשר להקליד או להדביק, גם מגיליון. כל אחד יקבל הודעה משלו.',
      leftOut: counted({
        one: 'מילה אחת בלי @ הושמטה.',
        two: 'שתי מילים בלי @ הושמטו.',
        other: '{{count}} מילים בלי @ הושמטו.',
      }),
      invite: counted({ one: 'הזמנת אדם אחד', two: 'הזמנת שני אנשים', other: 'הזמנת {{count}} אנשים' }),
      file: 'או קובץ עם כתובות',
      fileHint: 'כל כתובת שבו נלקחת.',
      tally: phrase('{{good}} אפשר להזמין, {{wrong}} אי אפשר.'),
      newest: 'הוזמנו לאחרונה',
      anew: 'התחלה מחדש',
      none: 'יש להוסיף כתובת אחת לפחות.',
      running: 'ההזמנות נשלחות',
      said: phrase('{{done}} מתוך {{total}}'),
      stop: 'עצירה',
      stopped: counted({ one: 'נותרה כתובת אחת.', two: 'נותרו שתי כתובות.', other: 'נותרו {{count}} כתובות.' }),
      resume: 'המשך',
      done: counted({ one: 'אדם אחד הוזמן', two: 'שני אנשים הוזמנו', other: '{{count}} אנשים הוזמנו' }),
      refused: counted({
        one: 'כתובת אחת לא ניתן היה להזמין:',
        two: 'שתי כתובות לא ניתן היה להזמין:',
        other: '{{count}} כתובות לא ניתן היה להזמין:',
      }),
      close: 'סגירה',
    },
    link: {
      label: 'קישור הזמנה',
      hint: 'כל מי שמחזיק בקישור יכול להצטרף, עם התפקידים של מצטרפים חדשים.',
      about: 'צרו קישור לשיתוף בצ׳אט או בדף משלכם. כל מי שמחזיק בו יכול להצטרף, עם התפקידים של מצטרפים חדשים.',
      create: 'יצירת קישור',
      until: phrase('עד {{date}}'),
      works: 'תוקף',
      expired: phrase('פג ב־{{date}}'),
      days: counted({ one: 'יום אחד מעכשיו', two: 'יומיים מעכשיו', other: '{{count}} ימים מעכשיו' }),
      notify: 'לשלוח לי דוא״ל כשמישהו מצטרף',
      renew: 'החלפת הקישור',
      disable: 'ביטול הקישור',
      disabled: 'קישור ההזמנה בוטל',
      disableTitle: 'לבטל את קישור ההזמנה?',
      disableEffect: 'איש לא יוכל עוד להצטרף באמצעותו. מי שהצטרף נשאר.',
      renewTitle: 'להחליף את קישור ההזמנה?',
      renewEffect: 'הקישור הקיים יפסיק לפעול.',
    },
  },
} satisfies Messages['users'];
