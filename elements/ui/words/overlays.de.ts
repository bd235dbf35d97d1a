import { wordsIn } from '../../i18n/words.ts';
import type { OverlaysMessages } from './overlays.en.ts';

const { phrase } = wordsIn('de');

/** What the components of this family say, in German. */
export const overlaysDe: OverlaysMessages = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  typeToConfirm: phrase('Zur Bestätigung „{{name}}“ eingeben'),
  notTheName: 'Das ist nicht der Name. Geben Sie ihn so ein, wie er oben steht.',
  leave: {
    title: 'Ohne Speichern verlassen?',
    effect: 'Was Sie hier geändert haben, geht verloren.',
    leave: 'Änderungen verwerfen',
    stay: 'Weiter bearbeiten',
  },
  menu: 'Aktionen',
  steps: {
    label: 'Schritte',
    position: phrase('Schritt {{step}} von {{total}}'),
    done: 'erledigt',
    current: 'aktueller Schritt',
    todo: 'noch offen',
    failed: 'braucht Aufmerksamkeit',
  },
  toasts: {
    label: 'Hinweise',
    undo: 'Rückgängig',
    reach: 'F8 führt zu „Rückgängig“.',
    dismiss: 'Ausblenden',
  },
};
