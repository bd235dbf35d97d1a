import type { Messages } from '../namespaces.ts';

/** Messages of the portal's frame, in German. */
export const messages = {
  label: 'Verwaltung',
  close: 'Schließen',
  skip: 'Zum Inhalt springen',
  personal: 'Persönlich',
  workspace: 'Unternehmen',
  sections: {
    profile: 'Profil',
    privacy: 'Privatsphäre',
    personalApiTokens: 'Persönliche API-Token',
    account: 'Konto',
    users: 'Benutzer',
    groups: 'Gruppen',
    roles: 'Rollen',
    security: 'Sicherheit',
    sso: 'Single Sign-on',
    provisioning: 'Bereitstellung',
    audits: 'Protokoll',
    webhooks: 'Webhooks',
    apiTokens: 'API-Token',
    usage: 'Nutzung',
    subscriptions: 'Abonnement',
    allAccounts: 'Alle Konten',
  },
  signIn: {
    title: 'Anmelden',
    again: 'Erneut anmelden',
    prove: 'Bestätigen Sie, dass Sie es sind',
    fresh: 'Melden Sie sich an, um fortzufahren.',
    factor: 'Ihr Unternehmen verlangt einen zweiten Schritt',
    policy:
      'Ihr Unternehmen verlangt jetzt einen zweiten Schritt. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
    expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
    away: 'Melden Sie sich im neuen Fenster über SSO an und kehren Sie dann hierher zurück.',
    openAgain: 'Fenster öffnen',
    leave: 'Verlassen',
    action: 'Anmelden',
  },
  offline: {
    hint: 'Sie sind offline, oder der Dienst ist nicht erreichbar. Die Anzeige ist möglicherweise veraltet, und Änderungen können zurzeit nicht gespeichert werden.',
    back: 'Sie sind wieder online.',
  },
  signedOut: { title: 'Sie sind abgemeldet', hint: 'Melden Sie sich an, um das zu sehen.' },
  forbidden: {
    title: 'Sie haben keinen Zugriff',
    hint: 'Wenden Sie sich an die Administration Ihres Unternehmens, wenn Sie ihn benötigen.',
  },
  nothing: {
    title: 'Sie haben noch keinen Zugriff auf Einstellungen',
    hint: 'Bitten Sie die Administration Ihres Unternehmens um Zugriff.',
  },
  broken: { title: 'Diese Seite konnte nicht angezeigt werden', hint: 'Der Rest des Portals funktioniert weiterhin.' },
} satisfies Messages['portal'];
