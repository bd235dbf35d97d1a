import { wordsIn } from '../../i18n/words.ts';
import type { NewFactorMessages } from './new-factor.en.ts';

const { phrase } = wordsIn('de');

const newFactor: NewFactorMessages['newFactor'] = {
  recommended: 'Empfohlen',
  progress: phrase('Schritt {{step}} von {{steps}}'),
  enroll: {
    title: 'Schützen Sie Ihr Konto',
    subtitle: 'Zur Anmeldung gehört ein zweiter Schritt, damit ein Passwort allein niemanden hereinlässt.',
    label: 'Zweiter Schritt',
    submit: 'Weiter',
  },
  newApp: {
    title: 'Authenticator-App einrichten',
    subtitle: 'Scannen Sie dies mit der App und geben Sie dann den Code ein, den sie zeigt.',
    picture: 'Fügt dieses Konto zu einer Authenticator-App hinzu',
    cannotScan: 'Scannen geht nicht?',
    secret: 'Einrichtungsschlüssel',
    open: 'In einer App auf diesem Gerät öffnen',
  },
  phone: {
    title: 'Telefon hinzufügen',
    subtitle: 'Bei jeder Anmeldung senden wir einen Code dorthin.',
    label: 'Telefonnummer',
    submit: 'Code senden',
  },
  recoveryCodes: {
    title: 'Wiederherstellungscodes aufbewahren',
    subtitle: 'Jeder lässt Sie einmal herein, wenn Sie Ihr Gerät verlieren. Sie werden nur jetzt gezeigt.',
    copy: 'Alle kopieren',
    copied: 'Kopiert',
    copyFailed: 'Markieren Sie die Codes und kopieren Sie sie selbst.',
    download: 'Herunterladen',
    print: 'Drucken',
    saved: 'Ich habe sie aufbewahrt',
    notSaved: 'Bewahren Sie sie zuerst auf und haken Sie dies dann ab.',
    submit: 'Weiter',
    file: phrase('Wiederherstellungscodes von {{email}}'),
  },
  recover: {
    title: 'Wiederherstellungscode verwenden',
    subtitle: 'Sie haben einige aufbewahrt, als Sie den zweiten Schritt eingerichtet haben.',
    label: 'Wiederherstellungscode',
    forGood: 'Mein Gerät ist endgültig weg',
    forGoodHint: 'Es wird nicht mehr verlangt, und Sie richten einen neuen zweiten Schritt ein.',
    submit: 'Code verwenden',
    found: 'Ich habe mein Gerät',
    wrong: 'Dieser Code stimmt nicht oder wurde schon benutzt. Versuchen Sie einen anderen.',
    short: 'Geben Sie den ganzen Code ein.',
    done: {
      title: 'Ihr Gerät wird nicht mehr verlangt',
      subtitle: 'Melden Sie sich noch einmal an, um einen neuen zweiten Schritt einzurichten.',
      submit: 'Noch einmal anmelden',
    },
  },
};

/** What setting up a second factor, or losing it, takes to say, in German. */
export const words: NewFactorMessages = { newFactor };
