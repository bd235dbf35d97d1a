import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('de');

/** Messages of the danger zone, in German. */
export const messages = {
  title: 'Gefahrenbereich',
  description: 'Was hier geschieht, lässt sich schwer rückgängig machen.',
  exportTitle: 'Ihre Daten exportieren',
  exportEffect:
    'Eine Datei mit allem, was wir über Sie speichern: Profil, Unternehmen, Anmeldemethoden, Sitzungen und Aktivität.',
  exportAction: 'Daten exportieren',
  exported: 'Ihre Daten sind in Ihren Downloads',
  leaveTitle: message('{{company}} verlassen'),
  leaveEffect:
    'Sie verlieren sofort den Zugriff, und Ihre persönlichen API-Token dort gelten nicht mehr. Um zurückzukehren, brauchen Sie eine Einladung.',
  leaveAction: 'Unternehmen verlassen',
  leaveQuestion: message('{{company}} verlassen?'),
  deleteTitle: 'Ihr Konto löschen',
  deleteEffect: counted({
    one: 'Ihr Konto wird {{count}} Tag nach Ihrer Anfrage gelöscht. Bis dahin können Sie es behalten.',
    other: 'Ihr Konto wird {{count}} Tage nach Ihrer Anfrage gelöscht. Bis dahin können Sie es behalten.',
  }),
  goes: message('{{companies}} wird mitgelöscht, da sonst niemand dazugehört.'),
  deleteAction: 'Konto löschen',
  deleteQuestion: 'Ihr Konto löschen?',
  deleteTyped: 'Wir senden Ihnen einen Link, mit dem Sie es behalten.',
  requested: 'Ihr Konto wird gelöscht',
  pending: message('Ihr Konto wird am {{date}} gelöscht.'),
  keep: 'Konto behalten',
  kept: 'Ihr Konto bleibt erhalten',
  holds: {
    lastAdministrator: message('Nur Sie administrieren {{company}}. Geben Sie zuerst jemand anderem diese Rolle.'),
    onlyTenant: 'Dies ist Ihr einziges Unternehmen. Um es zu verlassen, löschen Sie Ihr Konto.',
    resourceReadOnly: 'Das Verzeichnis Ihres Unternehmens verwaltet Ihr Konto. Wenden Sie sich an die Administration.',
    accountSubscribed: message('{{company}} bezahlt einen Tarif. Kündigen Sie ihn zuerst.'),
  },
} satisfies Messages['danger-zone'];
