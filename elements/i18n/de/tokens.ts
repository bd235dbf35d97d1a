import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('de');

/** Messages of the tabs of API tokens, in German. */
export const messages = {
  tokens: {
    personal: {
      title: 'Persönliche API-Token',
      description: 'Mit diesen Token handeln Skripte und Apps in Ihrem Namen.',
    },
    tenant: { title: 'API-Token', description: 'Mit diesen Token handeln Skripte und Apps für Ihr Unternehmen.' },
    search: 'Token suchen',
    count: counted({ one: '{{count}} Token', other: '{{count}} Token' }),
    add: 'Token erstellen',
    none: {
      title: 'Noch keine API-Token',
      hint: 'Erstellen Sie ein Token, um die API aus einem Skript oder einer anderen App aufzurufen.',
    },
    columns: {
      description: 'Beschreibung',
      used: 'Zuletzt verwendet',
      expires: 'Läuft ab',
      roles: 'Rollen',
      by: 'Erstellt von',
      created: 'Erstellt',
      type: 'Art',
      clientId: 'Client-ID',
    },
    standing: { expiring: 'Läuft bald ab', expired: 'Abgelaufen', stopped: 'Gestoppt' },
    types: { AccessToken: 'Zugriffstoken', ClientCredentials: 'Client-Zugangsdaten' },
    never: 'Nie',
    neverUsed: 'Nie verwendet',
    fromAddress: message('von {{address}}'),
    gone: 'Ehemaliges Mitglied',
    copyId: 'Client-ID kopieren',
    idCopied: 'Client-ID kopiert',
    rotate: 'Erneuern',
    remove: 'Löschen',
    form: {
      ofPerson: 'Das Token darf alles, was Sie in diesem Unternehmen dürfen.',
      ofTenant: 'Das Token darf, was seine Rollen erlauben, und nie mehr als Sie selbst.',
      descriptionHint: 'Wofür es verwendet wird, zum Beispiel „Nächtlicher Import“.',
      rolesHint: 'Nur Rollen, die Sie zuweisen dürfen, werden angezeigt.',
      own: 'Benutzerdefiniert',
      ownDays: 'Läuft ab nach',
      neverWarning: 'Ein Token ohne Ablaufdatum funktioniert, bis es gelöscht wird.',
      days: counted({ one: 'In {{count}} Tag', other: 'In {{count}} Tagen' }),
    },
    rotation: {
      title: message('{{name}} erneuern?'),
      action: 'Token erneuern',
      ofPerson: 'Das Token bekommt ein neues Geheimnis und eine neue Laufzeit.',
      ofTenant: 'Das Token bekommt ein neues Geheimnis und eine neue Laufzeit. Danach gilt es als von Ihnen erstellt.',
      overlap: 'Altes Geheimnis',
      overlaps: {
        none: 'Gilt ab sofort nicht mehr',
        hour: 'Gilt noch 1 Stunde',
        day: 'Gilt noch 1 Tag',
        week: 'Gilt noch 1 Woche',
      },
    },
    deletion: {
      title: message('{{name}} löschen?'),
      done: message('{{name}} gelöscht'),
      effect: 'Skripte und Apps, die es verwenden, funktionieren sofort nicht mehr.',
      action: 'Token löschen',
    },
    made: {
      title: message('Geheimnis von {{name}}'),
      code: message('Beispiel in {{language}}'),
      languages: { curl: 'curl', node: 'Node.js', python: 'Python' },
      once: 'Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt.',
      clientId: 'Client-ID',
      secret: 'Geheimnis',
      token: 'Token',
      download: '.env-Datei herunterladen',
      close: 'Schließen',
      copyAndClose: 'Kopieren und schließen',
      discards: 'Schließen, ohne das Geheimnis zu kopieren?',
      copyFailed:
        'Das Geheimnis konnte nicht kopiert werden. Blenden Sie es ein und kopieren Sie es selbst, oder laden Sie die Datei herunter.',
      example: 'Beispiel',
      codeHint: 'Liest die Werte der .env-Datei aus der Umgebung.',
    },
  },
} satisfies Messages['tokens'];
