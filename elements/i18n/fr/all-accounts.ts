import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('fr');

/** Messages of the tab of all accounts, in French. */
export const messages = {
  title: 'Tous les comptes',
  description: 'Les comptes rattachés à celui de votre entreprise.',
  search: 'Rechercher des comptes',
  count: counted({ one: '{{count}} compte', many: '{{count}} comptes', other: '{{count}} comptes' }),
  views: { list: 'Liste', tree: 'Hiérarchie' },
  columns: { name: 'Nom', people: 'Personnes', type: 'Type', created: 'Création' },
  people: counted({ one: '{{count}} personne', many: '{{count}} personnes', other: '{{count}} personnes' }),
  below: message('Dans {{name}}'),
  own: 'Votre entreprise',
  types: { customer: 'Client', spam: 'Spam', test: 'Test', reseller: 'Revendeur', headquarter: 'Siège' },
  none: { title: 'Aucun sous-compte', hint: 'Donnez à un client, une filiale ou une équipe son propre compte.' },
  add: 'Ajouter un compte',
  actions: {
    open: 'Ouvrir',
    addBelow: 'Ajouter un sous-compte',
    edit: 'Modifier',
    move: 'Déplacer',
    remove: 'Supprimer',
  },
  details: { actions: 'Actions', parent: 'Compte parent', below: 'Sous-comptes', id: 'Identifiant du compte' },
  forms: {
    name: 'Nom',
    parent: 'Compte parent',
    type: 'Type',
    creator: 'Premier administrateur',
    creatorHint: 'Une invitation lui sera envoyée par e-mail.',
    editTitle: message('Modifier {{name}}'),
    save: 'Enregistrer',
    saved: message('{{name}} enregistré'),
    metadata: 'Métadonnées',
    metadataHint: 'JSON lu par vos propres systèmes.',
    moveTitle: message('Déplacer {{name}}'),
    moveEffect: 'Ses sous-comptes sont déplacés avec lui.',
    move: 'Déplacer le compte',
    moved: message('{{name}} déplacé vers {{parent}}'),
    deleteTitle: message('Supprimer le compte {{name}} ?'),
    deleteForGood: 'Cette action est irréversible.',
    deleteAccount: 'Supprimer le compte',
    deleted: message('{{name}} supprimé'),
    deleteBelow: counted({
      one: 'Son sous-compte est aussi supprimé ({{count}}).',
      many: 'Ses {{count}} sous-comptes sont aussi supprimés.',
      other: 'Ses {{count}} sous-comptes sont aussi supprimés.',
    }),
    deletePeople: counted({
      one: '{{count}} personne sans autre compte est aussi supprimée.',
      many: '{{count}} personnes sans autre compte sont aussi supprimées.',
      other: '{{count}} personnes sans autre compte sont aussi supprimées.',
    }),
  },
} satisfies Messages['all-accounts'];
