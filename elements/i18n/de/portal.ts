import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase } = formatsOf('de');

/** Messages of the portal's frame, in German. */
export const messages = {
  label: 'Verwaltung',
  close: 'Schließen',
  personal: 'Persönlich',
  workspace: 'Unternehmen',
  sections: {
    profile: 'Profil',
    privacy: 'Privatsphäre',
    personalApiTokens: 'Persönliche API-Tokens',
    account: 'Konto',
    users: 'Benutzer',
    groups: 'Gruppen',
    roles: 'Rollen',
    security: 'Sicherheit',
    sso: 'Single Sign-on',
    provisioning: 'Bereitstellung',
    audits: 'Protokoll',
    webhooks: 'Webhooks',
    apiTokens: 'API-Tokens',
    usage: 'Nutzung',
    subscriptions: 'Abonnement',
    allAccounts: 'Alle Konten',
  },
  signIn: {
    title: 'Anmelden',
    again: 'Erneut anmelden',
    prove: 'Bestätigen Sie, dass Sie es sind',
    fresh: phrase('Dafür braucht es eine frische Anmeldung. Melden Sie sich als {{email}} an, dann geht es weiter.'),
    factor: 'Ihr Unternehmen verlangt einen zweiten Schritt',
    policy: phrase(
      'In Ihrem Unternehmen gehört zur Anmeldung jetzt ein zweiter Schritt. Melden Sie sich als {{email}} an, und hier geht alles weiter, wo Sie waren.',
    ),
    expired: phrase(
      'Ihre Sitzung ist beendet. Melden Sie sich als {{email}} an, und hier geht alles weiter, wo Sie waren.',
    ),
    away: 'Ihr Unternehmen meldet Sie auf einer eigenen Seite an, in einem neuen Fenster. Kommen Sie danach zurück: Hier geht alles weiter.',
    openAgain: 'Fenster öffnen',
    leave: 'Verlassen',
    action: 'Anmelden',
  },
  acting: {
    as: phrase('{{email}} handelt als {{name}}.'),
    recorded: 'Festgehalten wird es unter der ersten Adresse.',
    ends: 'Das endet',
    stop: 'Beenden',
  },
  offline: {
    hint: 'Sie sind offline, oder der Dienst ist nicht erreichbar. Was Sie sehen, kann veraltet sein, und Änderungen lassen sich gerade nicht speichern.',
    back: 'Sie sind wieder online.',
  },
  signedOut: { title: 'Sie sind abgemeldet', hint: 'Melden Sie sich an, um das zu sehen.' },
  forbidden: {
    title: 'Sie haben hierauf keinen Zugriff',
    hint: 'Wenn Sie ihn brauchen, fragen Sie jemanden, der Ihr Unternehmen hier verwaltet.',
  },
  nothing: { title: 'Hier ist noch nichts für Sie', hint: 'Fragen Sie jemanden, der Ihr Unternehmen hier verwaltet.' },
  broken: { title: 'Diese Seite ließ sich nicht anzeigen', hint: 'Alle anderen funktionieren weiterhin.' },
} satisfies Messages['portal'];
