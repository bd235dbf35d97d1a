import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('de');

/** Messages of the account's settings, in German. */
export const messages = {
  title: 'Konto',
  description: 'Angaben zu Ihrem Unternehmen und die Darstellung von Datum und Beträgen.',
  views: { settings: 'Einstellungen', customLogin: 'Eigene Anmeldung' },
  logo: { remove: 'Entfernen' },
  company: {
    title: 'Unternehmen',
    description: 'Der Name steht in Einladungen und E-Mails.',
    name: 'Name des Unternehmens',
    website: 'Website',
    logo: 'Logo',
    logoHint: 'Wird auf 512 × 512 Pixel verkleinert.',
  },
  address: {
    title: 'Adresse',
    description: 'Die Postanschrift Ihres Unternehmens.',
    country: 'Land',
    line1: 'Adresse',
    line2: 'Adresszusatz',
    city: 'Ort',
    state: 'Bundesland oder Region',
    postCode: 'Postleitzahl',
  },
  region: {
    title: 'Region',
    description: 'Gilt für alle in Ihrem Unternehmen, die nichts Eigenes gewählt haben.',
    timezone: 'Zeitzone',
    browserZone: 'Die jeweils eigene',
    currency: 'Währung',
    dateFormat: 'Datumsformat',
    timeFormat: 'Zeitformat',
    usual: message('Wie in der Sprache üblich ({{example}})'),
  },
} satisfies Messages['account-settings'];
