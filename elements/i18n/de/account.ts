import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('de');

/** Messages of the elements in a page's header, in German. */
export const messages = {
  userButton: {
    account: message('Konto: {{name}}'),
    accountIn: message('Konto: {{name}}, {{company}}'),
    settings: 'Kontoeinstellungen',
    switchCompany: 'Unternehmen wechseln',
    signOut: 'Abmelden',
    signingOut: 'Sie werden abgemeldet',
  },
  acting: {
    as: message('{{email}} ist als {{name}} angemeldet.'),
    by: message('Angemeldet durch {{email}}'),
    recorded: 'Alles wird unter beiden Namen protokolliert.',
    ends: 'Endet',
    stop: 'Zurück zum eigenen Konto',
  },
  entered: {
    inAccount: message('Sie sind im Unterkonto {{name}}.'),
    inAnother: 'Sie sind in einem Unterkonto.',
    back: message('Zurück zu {{name}}'),
    recorded: 'Alles, was Sie hier tun, wird unter Ihrem Namen protokolliert.',
  },
  tenantSwitcher: {
    company: message('Unternehmen: {{name}}'),
    someCompany: 'Unternehmen',
    switchCompany: 'Unternehmen wechseln',
    search: 'Unternehmen suchen',
    recent: 'Zuletzt',
    all: 'Alle Unternehmen',
    opening: message('{{name}} wird geöffnet'),
    opened: message('Zu {{name}} gewechselt.'),
    notOpened: message(
      '{{name}} konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    ),
    noLonger: message('Sie gehören nicht mehr zu {{name}}. Wählen Sie ein anderes Unternehmen.'),
    notLoaded: 'Ihre Unternehmen konnten nicht geladen werden.',
    onlyThisTab: 'Nur dieser Tab wechselt.',
  },
} satisfies Messages['account'];
