import type { Messages } from '../namespaces.ts';

/** Messages of the profile tab, in German. */
export const messages = {
  title: 'Profil',
  description: 'Wie andere Sie sehen und wie wir Sie erreichen.',
  managed:
    'Diese Angaben verwaltet das Verzeichnis Ihres Unternehmens. Wenden Sie sich für Änderungen an Ihre Administration.',
  personal: {
    title: 'Persönliche Angaben',
    description: 'Sichtbar für alle in Ihrem Unternehmen.',
    name: 'Name',
    jobTitle: 'Position',
    address: 'Adresse',
  },
  region: {
    title: 'Sprache und Zeit',
    description: 'Nur für Sie.',
    language: 'Sprache',
    languageHint: 'Für E-Mails und SMS, die wir Ihnen senden.',
    timezone: 'Zeitzone',
    browserZone: 'Wie in diesem Browser',
  },
} satisfies Messages['profile'];
