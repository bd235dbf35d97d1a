import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('fr');

/** Messages of the danger zone, in French. */
export const messages = {
  title: 'Zone sensible',
  description: 'Ce qui se passe ici est difficile à annuler.',
  exportTitle: 'Exporter vos données',
  exportEffect:
    'Un fichier avec tout ce que nous conservons sur vous : profil, entreprises, méthodes de connexion, sessions et activité.',
  exportAction: 'Exporter les données',
  exported: 'Vos données sont dans vos téléchargements',
  leaveTitle: message('Quitter {{company}}'),
  leaveEffect:
    'Vous perdez l’accès aussitôt et vos jetons d’API personnels n’y fonctionnent plus. Pour revenir, il faut qu’on vous invite.',
  leaveAction: 'Quitter l’entreprise',
  leaveQuestion: message('Quitter {{company}} ?'),
  deleteTitle: 'Supprimer votre compte',
  deleteEffect: counted({
    one: 'Votre compte est supprimé {{count}} jour après votre demande. D’ici là, vous pouvez le garder.',
    other: 'Votre compte est supprimé {{count}} jours après votre demande. D’ici là, vous pouvez le garder.',
  }),
  goes: message('{{companies}} disparaît avec lui, car personne d’autre n’en fait partie.'),
  deleteAction: 'Supprimer le compte',
  deleteQuestion: 'Supprimer votre compte ?',
  deleteTyped: 'Nous vous envoyons un lien qui permet de le garder.',
  requested: 'Votre compte sera supprimé',
  pending: message('Votre compte sera supprimé le {{date}}.'),
  keep: 'Garder mon compte',
  kept: 'Votre compte est conservé',
  holds: {
    lastAdministrator: message('Vous êtes seul à administrer {{company}}. Nommez d’abord un autre administrateur.'),
    onlyTenant: 'C’est votre seule entreprise. Pour la quitter, supprimez votre compte.',
    resourceReadOnly: 'L’annuaire de votre entreprise gère votre compte. Adressez-vous à votre administrateur.',
    accountSubscribed: message('{{company}} paie une offre. Résiliez-la d’abord.'),
  },
} satisfies Messages['danger-zone'];
