import { wordsIn } from '../../i18n/words.ts';
import type { PortalMessages } from './portal.en.ts';

const { phrase } = wordsIn('de');

/** What the frame of the portal says, in German. */
export const words: PortalMessages = {
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
    expired: phrase(
      'Ihre Sitzung ist beendet. Melden Sie sich als {{email}} an, und hier geht alles weiter, wo Sie waren.',
    ),
    leave: 'Verlassen',
    action: 'Anmelden',
  },
  acting: {
    as: phrase('Sie handeln als {{name}}.'),
    recorded: 'Was Sie tun, wird als Ihres festgehalten.',
    ends: 'Das endet',
    stop: 'Beenden',
  },
  signedOut: { title: 'Sie sind abgemeldet', hint: 'Melden Sie sich an, um das zu sehen.' },
  forbidden: {
    title: 'Sie haben hierauf keinen Zugriff',
    hint: 'Wenn Sie ihn brauchen, fragen Sie jemanden, der Ihr Unternehmen hier verwaltet.',
  },
  nothing: { title: 'Hier ist noch nichts für Sie', hint: 'Fragen Sie jemanden, der Ihr Unternehmen hier verwaltet.' },
  broken: { title: 'Diese Seite ließ sich nicht anzeigen', hint: 'Alle anderen funktionieren weiterhin.' },
};
