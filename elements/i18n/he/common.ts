import type { Messages } from '../namespaces.ts';

/** Messages that every element has, in Hebrew: they come before any screen. */
export const messages = {
  loading: 'טוען',
  tryAgain: 'ניסיון נוסף',
  reloadPage: 'טעינת הדף מחדש',
  failed: 'משהו השתבש במסך הזה. אפשר לנסות שוב.',
  loadFailed: 'לא ניתן היה לטעון את המסך. כדאי לבדוק את החיבור ולנסות שוב.',
  appMissing: 'המסך הזה עדיין לא מחובר לאפליקציה. אפשר לטעון את הדף מחדש או לפנות למפעילי האתר.',
  originRefused: 'האתר הזה אינו מורשה להשתמש בשירות הכניסה הזה. אפשר לפנות למפעילי האתר.',
  email: 'אימייל',
  enterEmail: 'כדי להמשיך יש להזין אימייל.',
  continue: 'המשך',
  working: 'רק רגע',
  showPassword: 'הצגת הסיסמה',
  hidePassword: 'הסתרת הסיסמה',
  capsLockOn: 'מקש Caps Lock פעיל.',
  required: 'שדה חובה',
  checkFields: 'יש לתקן את השדות המסומנים.',
  rulesMet: 'מתקיים',
  rulesUnmet: 'עדיין לא מתקיים',
} satisfies Messages['common'];
