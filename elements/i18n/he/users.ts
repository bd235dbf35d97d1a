import { formatsOf, type MessageWithSlots } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('he');

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
/** Message about users, whose verb agrees with their number. */
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
    description: 'נהלו למי יש גישה לחברה שלכם.',
    search: 'חיפוש משתמשים',
    count: counted({ one: 'משתמש אחד', two: 'שני משתמשים', other: '{{count}} משתמשים' }),
    invite: 'הזמנת אנשים',
    views: { members: 'חברים', invitations: 'הזמנות' },
    invitations: {
      count: counted({ one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{{count}} הזמנות' }),
      none: { title: 'אין הזמנות פתוחות', hint: 'הזמנות ממתינות יופיעו כאן.' },
    },
    elsewhere: 'אדם זה נמצא בחשבון משנה.',
    columns: {
      company: 'חברה',
      name: 'משתמש',
      email: 'אימייל',
      roles: 'תפקידים',
      groups: 'קבוצות',
      status: 'מצב',
      provider: 'כניסה באמצעות',
      lastLogin: 'כניסה אחרונה',
      mfa: 'אימות דו־שלבי',
      joined: 'הצטרפות',
      verified: 'אימייל מאומת',
      id: 'מזהה',
    },
    you: 'אתם',
    superUser: 'משתמש־על',
    lockedUntil: message('נעול עד {{time}}'),
    failedSignIns: counted({
      one: 'ניסיון כניסה כושל אחד',
      two: 'שני ניסיונות כניסה כושלים',
      other: '{{count}} ניסיונות כניסה כושלים',
    }),
    states: { active: 'פעיל', pending: 'הזמנה ממתינה', locked: 'נעול', unverified: 'לא מאומת' },
    pendingShort: 'בהמתנה',
    mfa: { on: 'פעיל', off: 'כבוי' },
    verified: { yes: 'כן', no: 'לא' },
    never: 'אף פעם',
    exporting: 'איסוף כל המשתמשים',
    exported: message('{{done}} מתוך {{total}}'),
    stop: 'עצירה',
    providers: {
      local: 'אימייל',
      saml: 'SSO',
      google: 'Google',
      github: 'GitHub',
      facebook: 'Facebook',
      microsoft: 'Microsoft',
      scim2: 'ספרייה ארגונית',
      slack: 'Slack',
      apple: 'Apple',
      linkedin: 'LinkedIn',
      custom: 'ספק אחר',
    },
    filters: {
      preset: 'דורש טיפול',
      presets: {
        'mfa-unenrolled': 'ללא אימות דו־שלבי',
        'breached-passwords': 'סיסמה שדלפה',
        inactive: 'לא פעיל 90 ימים',
      },
      below: { included: 'כולל חשבונות משנה' },
      contains: 'מכיל',
    },
    none: { title: 'אין עדיין משתמשים', hint: 'אנשים יופיעו כאן אחרי שיצטרפו.' },
  },
  userInvitations: {
    search: 'חיפוש הזמנות',
    columns: {
      person: 'שם',
      phone: 'מספר טלפון',
      by: 'הוזמן על ידי',
      sent: 'נשלחה',
      opened: 'נפתחה',
      expires: 'תוקף',
    },
    states: { sent: 'נשלחה', opened: 'נפתחה', expired: 'פג תוקף' },
    link: {
      copy: 'העתקת קישור',
      copied: message('הקישור הועתק. רק {{email}} יכול להשתמש בו, עד {{date}}.'),
      over: 'פג תוקף. שלחו קודם את ההזמנה שוב.',
      title: message('קישור הזמנה עבור {{name}}'),
      hint: message('רק {{email}} יכול להשתמש בו, עד {{date}} או עד שתשלחו את ההזמנה שוב או תבטלו אותה.'),
    },
  },
  userActions: {
    actions: {
      roles: 'עריכת תפקידים',
      resend: 'שליחת ההזמנה שוב',
      lock: 'נעילה',
      unlock: 'שחרור נעילה',
      signOut: 'ניתוק מכל המכשירים',
      resetMfa: 'איפוס אימות דו־שלבי',
      impersonate: 'כניסה בשם המשתמש',
      delete: 'מחיקה',
      revoke: 'ביטול ההזמנה',
    },
    cannotTargetSelf: 'אי אפשר לעשות זאת לחשבון שלכם.',
    notSuperUser: 'רק משתמש־על יכול לשנות משתמש־על.',
    beyond: 'אי אפשר להקצות תפקיד עם יותר הרשאות משלכם.',
    locked: message('החשבון של {{name}} ננעל'),
    unlocked: message('הנעילה של {{name}} שוחררה'),
    resent: message('ההזמנה נשלחה שוב אל {{email}}'),
    failures: {
      lastAdministrator: 'לחברה שלכם דרוש לפחות אדם אחד עם הרשאות ניהול. תנו אותן קודם למישהו אחר.',
      cannotTargetSelf: 'אי אפשר לעשות זאת לחשבון שלכם.',
      staleVersion: 'מישהו אחר ערך את המשתמש הזה. השינויים שלכם נשמרו: עברו על הגרסה העדכנית ושמרו שוב.',
      insufficientPrivilege: 'לאדם זה, או לתפקיד שנבחר כאן, יש יותר הרשאות משלכם.',
      impersonating: 'אי אפשר לעשות זאת בזמן כניסה בשם אדם אחר.',
    },
  },
  userQuestions: {
    actAs: {
      title: message('להיכנס בשם {{name}}?'),
      effect: 'תשתמשו באפליקציה בתור אדם זה עד שעה. הכול נרשם על שם שניכם. הגדרות אבטחה וחיוב חסומים.',
      action: 'כניסה בשם המשתמש',
    },
    roles: {
      title: message('התפקידים של {{name}}'),
      label: 'תפקידים',
      hint: 'תפקידים מקבוצות לא מוצגים כאן.',
      submit: 'שמירת התפקידים',
      done: message('התפקידים של {{name}} השתנו'),
    },
    deleteWithoutTokens: 'הגישה נשללת מיד. הפעילות נשארת ביומן הפעולות. אי אפשר לבטל את זה.',
    questions: {
      signOut: {
        title: message('לנתק את {{name}} מכל המכשירים?'),
        effect: 'כל החיבורים יסתיימו, בכל מכשיר. אפשר יהיה להיכנס שוב.',
        action: 'ניתוק מכל המכשירים',
        done: message('כל החיבורים של {{name}} נותקו'),
      },
      resetMfa: {
        title: message('לאפס את האימות הדו־שלבי של {{name}}?'),
        effect: 'מסיר את כל שיטות האימות הדו־שלבי. נשלח על כך הודעה באימייל.',
        action: 'איפוס אימות דו־שלבי',
        done: message('האימות הדו־שלבי של {{name}} אופס'),
      },
      delete: {
        title: message('למחוק את {{name}}?'),
        effect:
          'הגישה נשללת מיד, והחיבורים והאסימונים מסתיימים, גם אסימוני החברה שנוצרו על ידיו. הפעילות נשארת ביומן הפעולות. אי אפשר לבטל את זה.',
        action: 'מחיקת המשתמש',
        done: message('{{name}} נמחק מהחברה'),
      },
      revoke: { done: message('ההזמנה של {{name}} בוטלה') },
    },
  },
  userPerson: {
    actions: 'פעולות',
    profile: 'פרופיל',
    noRoles: 'אין תפקידים ישירים.',
    noGroups: 'אין קבוצות.',
    groupChange: {
      open: 'עריכת קבוצות',
      title: message('הקבוצות של {{name}}'),
      done: message('הקבוצות של {{name}} השתנו'),
      directory: 'מנוהלת על ידי הספרייה הארגונית.',
    },
    sessions: 'חיבורים פעילים',
    noSessions: 'אין חיבור בשום מקום.',
    impersonated: 'מישהו נכנס בשם אדם זה',
    device: message('{{browser}}, {{system}}'),
    unknownDevice: 'מכשיר לא מוכר',
    devices: 'שיטות אימות דו־שלבי',
    noDevices: 'לא הוגדרו.',
    factors: { authenticator: 'אפליקציית אימות', key: 'מפתח אבטחה', phone: 'הודעת טקסט', email: 'קוד באימייל' },
    activity: 'פעילות אחרונה',
    noActivity: 'עדיין אין.',
  },
  userBulk: {
    ways: {
      lock: { action: ofUsers((some) => `לנעול ${some}`), done: happened('ננעל', 'ננעלו') },
      unlock: {
        action: ofUsers((some) => `לשחרר נעילה של ${some}`),
        done: ofUsers((some) => `הנעילה של ${some} שוחררה`),
      },
      roles: {
        action: ofUsers((some) => `לשנות תפקידים של ${some}`),
        done: ofUsers((some) => `התפקידים של ${some} השתנו`),
        add: 'הוספת תפקידים',
        remove: 'הסרת תפקידים',
      },
      groups: {
        action: ofUsers((some) => `לשנות קבוצות של ${some}`),
        done: ofUsers((some) => `הקבוצות של ${some} השתנו`),
        add: 'הוספה לקבוצות',
        remove: 'הסרה מקבוצות',
      },
      resend: {
        title: ofInvitations((some) => `לשלוח ${some} שוב?`),
        action: ofInvitations((some) => `לשלוח ${some} שוב`),
        done: happenedToInvitations('נשלחה שוב', 'נשלחו שוב'),
      },
      signOut: {
        title: ofUsers((some) => `לנתק ${some} מכל המכשירים?`),
        action: ofUsers((some) => `לנתק ${some} מכל המכשירים`),
        done: happened('נותק', 'נותקו'),
      },
      delete: {
        title: ofUsers((some) => `למחוק ${some}?`),
        action: ofUsers((some) => `למחוק ${some}`),
        done: happened('נמחק', 'נמחקו'),
      },
      revoke: {
        action: ofInvitations((some) => `לבטל ${some}`),
        done: happenedToInvitations('בוטלה', 'בוטלו'),
      },
    },
    effects: {
      resend: 'כל אחד יקבל הודעה חדשה. הקישורים בהודעות הקודמות יפסיקו לפעול.',
    },
    running: 'בביצוע…',
    said: message('הושלמו {{share}}'),
    stays: message('{{name}}: בלי מחיקה, כי לחברה שלכם דרוש אדם עם הרשאות ניהול.'),
    stop: 'עצירה',
    skips: {
      joined: counted({ one: '{{names}}: ההזמנה כבר אושרה.', other: '{{names}} כבר אישרו את ההזמנה.' }),
      pending: counted({ one: '{{names}}: ההזמנה עוד לא אושרה.', other: '{{names}} עוד לא אישרו את ההזמנה.' }),
      locked: counted({ one: '{{names}}: החשבון כבר נעול.', other: '{{names}}: החשבונות כבר נעולים.' }),
      unlocked: counted({ one: '{{names}}: החשבון לא נעול.', other: '{{names}}: החשבונות לא נעולים.' }),
      unchanged: message('{{names}}: אין מה לשנות.'),
      stopped: counted({ one: '{{names}}: לא טופל לפני העצירה.', other: '{{names}} לא טופלו לפני העצירה.' }),
    },
  },
  userInvite: {
    title: 'הזמנת אנשים',
    name: 'שם',
    phone: 'מספר טלפון',
    roles: 'תפקידים',
    noRole: 'בחרו תפקיד אחד לפחות.',
    notEmail: 'כתובת אימייל לא תקינה.',
    alreadyMember: 'כבר בחברה.',
    alreadyInvited: 'כבר נשלחה הזמנה.',
    noSeat: 'לא נותרו מקומות.',
    seats: {
      none: 'כל המקומות תפוסים. הוסיפו מקומות תחת ״מינוי״, או הסירו אנשים או הזמנות.',
      left: counted({
        one: 'נותר מקום אחד. הוסיפו מקומות תחת ״מינוי״, או הסירו אנשים או הזמנות.',
        two: 'נותרו שני מקומות. הוסיפו מקומות תחת ״מינוי״, או הסירו אנשים או הזמנות.',
        other: 'נותרו {{count}} מקומות. הוסיפו מקומות תחת ״מינוי״, או הסירו אנשים או הזמנות.',
      }),
    },
    discard: 'לבטל את ההזמנות?',
    details: { both: 'הוספת שם ומספר טלפון', name: 'הוספת שם', phone: 'הוספת מספר טלפון' },
    invite: 'שליחת הזמנה',
    invited: message('ההזמנה נשלחה אל {{email}}'),
    works: {
      days: counted({
        one: 'הזמנות תקפות ליום אחד.',
        two: 'הזמנות תקפות ליומיים.',
        other: 'הזמנות תקפות ל־{{count}} ימים.',
      }),
      hours: counted({
        one: 'הזמנות תקפות לשעה.',
        two: 'הזמנות תקפות לשעתיים.',
        other: 'הזמנות תקפות ל־{{count}} שעות.',
      }),
    },
    many: {
      label: 'כתובות אימייל',
      hint: 'הפרידו כתובות בפסיקים או הדביקו רשימה. כל אחד יקבל הודעה משלו.',
      leftOut: counted({
        one: 'התעלמנו מערך אחד שאינו כתובת אימייל.',
        two: 'התעלמנו משני ערכים שאינם כתובות אימייל.',
        other: 'התעלמנו מ־{{count}} ערכים שאינם כתובות אימייל.',
      }),
      invite: counted({ one: 'הזמנת אדם אחד', two: 'הזמנת שני אנשים', other: 'הזמנת {{count}} אנשים' }),
      file: 'העלאת קובץ',
      checking: 'הכתובות נבדקות…',
      unchecked: 'לא הצלחנו לבדוק אם האנשים האלה כבר בחברה.',
      oneByOne: 'יש להזמין אדם אחד בכל פעם.',
      skip: counted({ one: 'לדלג על כתובת אחת?', two: 'לדלג על שתי כתובות?', other: 'לדלג על {{count}} כתובות?' }),
      fileHint: 'נאתר בו את כתובות האימייל.',
      tally: message('{{good}} מוכנות להזמנה, {{wrong}} לתיקון.'),
      newest: 'הוזמנו לאחרונה',
      startOver: 'התחלה מחדש',
      none: 'יש להוסיף כתובת אחת לפחות.',
      running: 'ההזמנות נשלחות',
      said: message('{{done}} מתוך {{total}}'),
      stop: 'עצירה',
      stopped: counted({ one: 'נותרה כתובת אחת.', two: 'נותרו שתי כתובות.', other: 'נותרו {{count}} כתובות.' }),
      resume: 'המשך',
      done: counted({ one: 'אדם אחד הוזמן', two: 'שני אנשים הוזמנו', other: '{{count}} אנשים הוזמנו' }),
      refused: counted({
        one: 'כתובת אחת לא ניתן היה להזמין',
        two: 'שתי כתובות לא ניתן היה להזמין',
        other: '{{count}} כתובות לא ניתן היה להזמין',
      }),
      close: 'סגירה',
    },
    link: {
      share: 'שיתוף קישור במקום זאת',
      label: 'קישור הזמנה',
      hint: 'כל מי שיש לו הקישור יכול להצטרף, עם תפקידי ברירת המחדל שלכם.',
      as: message('כל מי שיש לו הקישור יכול להצטרף בתפקיד {{roles}}.'),
      about: 'צרו קישור לשיתוף בצ׳אט או בדף. כל מי שיש לו הקישור יכול להצטרף, עם תפקידי ברירת המחדל שלכם.',
      create: 'יצירת קישור',
      until: message('עד {{date}}'),
      works: 'תוקף',
      expired: message('פג ב־{{date}}'),
      days: counted({ one: 'יום אחד מעכשיו', two: 'יומיים מעכשיו', other: '{{count}} ימים מעכשיו' }),
      notify: 'לשלוח לי אימייל כשמישהו מצטרף',
      renew: 'החלפת הקישור',
      disable: 'ביטול הקישור',
      disabled: 'קישור ההזמנה בוטל',
      disableTitle: 'לבטל את קישור ההזמנה?',
      disableEffect: 'הקישור יפסיק לפעול. לאנשים שכבר הצטרפו תישאר גישה.',
      renewTitle: 'להחליף את קישור ההזמנה?',
      renewEffect: 'הקישור הקיים יפסיק לפעול.',
    },
  },
} satisfies Messages['users'];
