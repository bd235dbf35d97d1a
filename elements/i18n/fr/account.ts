import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase } = formatsOf('fr');

/** Messages of the elements in a page's header, in French. */
export const messages = {
  userButton: {
    account: phrase('Compte : {{name}}'),
    accountIn: phrase('Compte : {{name}}, {{company}}'),
    settings: 'Paramètres du compte',
    switchCompany: 'Changer d’entreprise',
    signOut: 'Se déconnecter',
    signingOut: 'Déconnexion',
  },
  acting: {
    as: phrase('{{email}} utilise le compte de {{name}}.'),
    by: phrase('Compte utilisé par {{email}}'),
    recorded: 'Toutes les actions sont consignées sous les deux noms.',
    ends: 'Fin',
    stop: 'Quitter',
  },
  tenantSwitcher: {
    company: phrase('Entreprise : {{name}}'),
    someCompany: 'Entreprise',
    switchCompany: 'Changer d’entreprise',
    search: 'Rechercher une entreprise',
    recent: 'Récentes',
    all: 'Toutes les entreprises',
    opening: phrase('Ouverture : {{name}}'),
    opened: phrase('Vous êtes maintenant dans {{name}}.'),
    notOpened: phrase('Impossible d’ouvrir {{name}}. Vérifiez votre connexion et réessayez.'),
    noLonger: phrase('Vous ne faites plus partie de {{name}}. Choisissez une autre entreprise.'),
    notLoaded: 'Impossible de charger vos entreprises.',
    onlyThisTab: 'Seul cet onglet change.',
  },
} satisfies Messages['account'];
