import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('de');

/** Messages of social sign-in, single sign-on and impersonation by address, in German. */
export const messages = {
  social: {
    continueWith: message('Weiter mit {{provider}}'),
    methods: 'Anmelden mit',
    more: 'Weitere Anmeldemöglichkeiten',
    last: 'Zuletzt verwendet',
    accepts: 'Wenn Sie so fortfahren, akzeptieren Sie die unten verlinkten Bedingungen.',
    webview:
      'Manche Anbieter lassen sich nicht innerhalb einer anderen App öffnen. Öffnen Sie diese Seite in Ihrem Browser.',
    completing: {
      title: message('Anmeldung mit {{provider}}'),
      linking: message('{{provider}} wird verknüpft'),
      subtitle: 'Das dauert einen Moment.',
    },
    failed: { title: message('{{provider}}: nicht angemeldet'), submit: 'Noch einmal versuchen' },
    causes: {
      flowExpired: 'Das hat zu lange gedauert oder begann in einem anderen Browser. Beginnen Sie von vorn.',
      providerDenied: 'Sie haben dort abgebrochen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
      providerFailed:
        'Ihre Identität wurde dort nicht bestätigt. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
      emailNotProvided:
        'Von dort kam keine bestätigte E-Mail-Adresse. Registrieren Sie sich stattdessen mit Ihrer E-Mail-Adresse.',
      identityLinked: 'Es ist hier bereits mit einem anderen Konto verknüpft.',
      signUpsDisabled: 'Sie haben hier noch kein Konto, und neue gibt es nur auf Einladung.',
      ssoRequired:
        'Ihr Unternehmen meldet sich auf einer eigenen Seite an. Gehen Sie zurück und geben Sie Ihre geschäftliche E-Mail-Adresse ein.',
      emailDomainNotAllowed:
        'Dieses Unternehmen nimmt keine Adressen Ihrer E-Mail-Domain an. Verwenden Sie ein anderes Konto oder wenden Sie sich an die Administration.',
    },
    signInFirst: {
      title: 'Sie haben bereits ein Konto',
      subtitle: message(
        'Melden Sie sich dort an, um {{provider}} zu verknüpfen. Danach können Sie sich auch mit {{provider}} anmelden.',
      ),
      submit: 'Anmelden und verknüpfen',
    },
    link: {
      title: message('{{provider}} verknüpfen?'),
      subtitle: message('Ab jetzt kann sich {{email}} über {{provider}} bei diesem Konto anmelden.'),
      submit: message('{{provider}} verknüpfen'),
      later: 'Nicht jetzt',
      stepUpRequired: 'Melden Sie sich ab und wieder an, dann können Sie es verknüpfen.',
    },
  },
  sso: {
    completing: { title: 'Anmeldung läuft', subtitle: 'Das dauert einen Moment.' },
    back: 'Sie werden zurückgeleitet …',
    causes: {
      flowExpired: 'Das hat zu lange gedauert oder begann in einem anderen Browser. Melden Sie sich noch einmal an.',
      providerDenied:
        'Die Anmeldeseite Ihres Unternehmens hat Sie nicht eingelassen. Wenden Sie sich im Zweifel an Ihre Administration.',
      providerFailed:
        'Die Anmeldeseite Ihres Unternehmens hat Ihre Identität nicht bestätigt. Versuchen Sie es noch einmal oder informieren Sie Ihre Administration.',
      ssoDomainNotValidated:
        'Die Anmeldeseite Ihres Unternehmens hat eine E-Mail-Adresse bestätigt, die nicht zu seinen Domains gehört. Informieren Sie Ihre Administration.',
      ssoNotConfigured:
        'Single Sign-on wurde ausgeschaltet oder ist unvollständig eingerichtet. Informieren Sie Ihre Administration.',
      ssoAccountMismatch:
        'Die Anmeldeseite Ihres Unternehmens hat eine andere Person bestätigt als die, der dieses Konto gehört. Informieren Sie Ihre Administration.',
      emailDomainNotAllowed:
        'Ihr Unternehmen nimmt keine Adressen Ihrer E-Mail-Domain an. Informieren Sie Ihre Administration.',
    },
  },
  hosted: {
    start: {
      title: 'Anmelden',
      subtitle: 'Die Anmeldung öffnet sich auf einer eigenen Seite. Danach geht es hier weiter.',
      submit: 'Weiter',
    },
    leaving: { title: 'Weiter zur Anmeldung', subtitle: 'Das dauert einen Moment.' },
    interrupted: {
      title: 'Noch nicht angemeldet',
      subtitle: 'Die letzte Anmeldung wurde nicht abgeschlossen.',
      submit: 'Erneut versuchen',
    },
  },
  impersonate: {
    opening: { title: 'Person wird gesucht' },
    failed: {
      title: 'Anmeldung nicht möglich',
      missing: 'Diese Adresse nennt niemanden in Ihrem Unternehmen.',
      submit: 'Weiter',
    },
    title: 'Als diese Person anmelden?',
    titleNamed: message('Als {{name}} anmelden?'),
    effect:
      'Sie verwenden die App bis zu 1 Stunde lang als diese Person. Alles wird unter beiden Namen protokolliert. Sicherheitseinstellungen und Abrechnung sind gesperrt.',
    submit: 'Als diese Person anmelden',
    decline: 'Abbrechen',
    prove: 'Identität bestätigen',
    begun: { title: 'Sie sind angemeldet' },
    failures: {
      stepUpRequired: 'Bestätigen Sie zuerst Ihre Identität. Danach kommen Sie hierher zurück.',
      insufficientPrivilege: 'Diese Person hat mehr Rechte als Sie.',
      cannotTargetSelf: 'Das sind Sie selbst.',
      forbidden: 'Sie dürfen sich nicht als andere Personen anmelden.',
      notAllowedWhileImpersonating: 'Beenden Sie zuerst die laufende Anmeldung als andere Person.',
      notFound: 'Diese Person gibt es nicht mehr, oder sie kann sich nicht anmelden.',
    },
  },
} satisfies Messages['federation'];
