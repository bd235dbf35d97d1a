import type { Language } from '../../../../elements/i18n/languages.ts';

/** Texts of the pages of hosted login; `{app}`, `{email}` and `{name}` are filled in. */
export interface HostedWords {
  consent: {
    title: string;
    signedInAs: string;
    wants: string;
    scopes: Readonly<Record<'openid' | 'email' | 'profile' | 'offline_access', string>>;
    leads: string;
    allow: string;
    cancel: string;
  };
  signOut: { title: string; question: string; confirm: string; stay: string };
  signedOut: { title: string; text: string; again: string };
  failure: { title: string; text: string; expired: string; expiredText: string; code: string; back: string };
}

/** The texts by language. */
export const HOSTED_WORDS: Readonly<Record<Language, HostedWords>> = {
  en: {
    consent: {
      title: 'Allow {app} to use your account?',
      signedInAs: 'You are signed in as {email}.',
      wants: '{app} will be able to:',
      scopes: {
        openid: 'Know that you have an account here',
        email: 'See your email address',
        profile: 'See your name, picture and company',
        offline_access: 'Keep access when you are not using it',
      },
      leads: 'You continue at {host}.',
      allow: 'Allow',
      cancel: 'Cancel',
    },
    signOut: {
      title: 'Sign out?',
      question: 'You will be signed out of every application in this browser.',
      confirm: 'Sign out',
      stay: 'Stay signed in',
    },
    signedOut: { title: 'You are signed out', text: 'You can close this page.', again: 'Sign in again' },
    failure: {
      title: 'This sign-in cannot continue',
      text: 'The application sent a request that is not valid. Go back to it and try again. If this keeps happening, tell its support.',
      expired: 'This sign-in has expired',
      expiredText: 'Go back to the application and sign in again.',
      code: 'Error: {name}',
      back: 'Back to {app}',
    },
  },
  de: {
    consent: {
      title: '{app} Zugriff auf Ihr Konto erlauben?',
      signedInAs: 'Sie sind als {email} angemeldet.',
      wants: '{app} kann dann:',
      scopes: {
        openid: 'Erkennen, dass Sie hier ein Konto haben',
        email: 'Ihre E-Mail-Adresse sehen',
        profile: 'Ihren Namen, Ihr Bild und Ihr Unternehmen sehen',
        offline_access: 'Den Zugriff behalten, wenn Sie die Anwendung nicht nutzen',
      },
      leads: 'Danach geht es bei {host} weiter.',
      allow: 'Erlauben',
      cancel: 'Abbrechen',
    },
    signOut: {
      title: 'Abmelden?',
      question: 'Sie werden in diesem Browser von allen Anwendungen abgemeldet.',
      confirm: 'Abmelden',
      stay: 'Angemeldet bleiben',
    },
    signedOut: { title: 'Sie sind abgemeldet', text: 'Sie können diese Seite schließen.', again: 'Wieder anmelden' },
    failure: {
      title: 'Diese Anmeldung kann nicht fortgesetzt werden',
      text: 'Die Anwendung hat eine ungültige Anfrage gesendet. Gehen Sie zurück und versuchen Sie es noch einmal. Wenn es wieder passiert, wenden Sie sich an den Support der Anwendung.',
      expired: 'Diese Anmeldung ist abgelaufen',
      expiredText: 'Gehen Sie zurück zur Anwendung und melden Sie sich noch einmal an.',
      code: 'Fehler: {name}',
      back: 'Zurück zu {app}',
    },
  },
  fr: {
    consent: {
      title: 'Autoriser {app} à utiliser votre compte ?',
      signedInAs: 'Vous êtes connecté en tant que {email}.',
      wants: '{app} pourra :',
      scopes: {
        openid: 'Savoir que vous avez un compte ici',
        email: 'Voir votre adresse e-mail',
        profile: 'Voir votre nom, votre photo et votre entreprise',
        offline_access: 'Garder l’accès lorsque vous ne l’utilisez pas',
      },
      leads: 'Vous continuerez sur {host}.',
      allow: 'Autoriser',
      cancel: 'Annuler',
    },
    signOut: {
      title: 'Se déconnecter ?',
      question: 'Vous serez déconnecté de toutes les applications dans ce navigateur.',
      confirm: 'Se déconnecter',
      stay: 'Rester connecté',
    },
    signedOut: { title: 'Vous êtes déconnecté', text: 'Vous pouvez fermer cette page.', again: 'Se reconnecter' },
    failure: {
      title: 'Cette connexion ne peut pas continuer',
      text: 'L’application a envoyé une demande non valide. Revenez-y et réessayez. Si cela se reproduit, contactez son assistance.',
      expired: 'Cette connexion a expiré',
      expiredText: 'Revenez à l’application et connectez-vous de nouveau.',
      code: 'Erreur : {name}',
      back: 'Revenir à {app}',
    },
  },
  es: {
    consent: {
      title: '¿Permitir que {app} use tu cuenta?',
      signedInAs: 'Has iniciado sesión como {email}.',
      wants: '{app} podrá:',
      scopes: {
        openid: 'Saber que tienes una cuenta aquí',
        email: 'Ver tu dirección de correo',
        profile: 'Ver tu nombre, tu foto y tu empresa',
        offline_access: 'Conservar el acceso cuando no la uses',
      },
      leads: 'Continuarás en {host}.',
      allow: 'Permitir',
      cancel: 'Cancelar',
    },
    signOut: {
      title: '¿Cerrar sesión?',
      question: 'Se cerrará tu sesión en todas las aplicaciones de este navegador.',
      confirm: 'Cerrar sesión',
      stay: 'Seguir conectado',
    },
    signedOut: { title: 'Has cerrado sesión', text: 'Puedes cerrar esta página.', again: 'Iniciar sesión de nuevo' },
    failure: {
      title: 'Este inicio de sesión no puede continuar',
      text: 'La aplicación envió una solicitud no válida. Vuelve a ella e inténtalo de nuevo. Si sigue ocurriendo, avisa a su equipo de soporte.',
      expired: 'Este inicio de sesión ha caducado',
      expiredText: 'Vuelve a la aplicación e inicia sesión de nuevo.',
      code: 'Error: {name}',
      back: 'Volver a {app}',
    },
  },
  he: {
    consent: {
      title: 'לאפשר ל־{app} להשתמש בחשבון שלך?',
      signedInAs: 'התחברת בתור {email}.',
      wants: 'ל־{app} תהיה אפשרות:',
      scopes: {
        openid: 'לדעת שיש לך חשבון כאן',
        email: 'לראות את כתובת האימייל שלך',
        profile: 'לראות את השם, התמונה והחברה שלך',
        offline_access: 'לשמור על הגישה גם כשאינך בשימוש',
      },
      leads: 'ההמשך יהיה ב־{host}.',
      allow: 'אישור',
      cancel: 'ביטול',
    },
    signOut: {
      title: 'להתנתק?',
      question: 'תתבצע התנתקות מכל היישומים בדפדפן הזה.',
      confirm: 'התנתקות',
      stay: 'להישאר בחשבון',
    },
    signedOut: { title: 'התנתקת', text: 'אפשר לסגור את הדף.', again: 'התחברות מחדש' },
    failure: {
      title: 'אי אפשר להמשיך בהתחברות',
      text: 'היישום שלח בקשה לא תקינה. כדאי לחזור אליו ולנסות שוב. אם זה חוזר, אפשר לפנות לתמיכה של היישום.',
      expired: 'תוקף ההתחברות פג',
      expiredText: 'כדאי לחזור ליישום ולהתחבר שוב.',
      code: 'שגיאה: {name}',
      back: 'חזרה אל {app}',
    },
  },
};
