import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('fr');

/** Messages of the elements in a page's header, in French. */
export const messages = {
  userButton: {
    account: message('Compte : {{name}}'),
    accountIn: message('Compte : {{name}}, {{company}}'),
    settings: 'Paramètres du compte',
    switchCompany: 'Changer d’entreprise',
    signOut: 'Se déconnecter',
    signingOut: 'Déconnexion',
  },
  acting: {
    as: message('{{email}} utilise le compte de {{name}}.'),
    by: message('Compte utilisé par {{email}}'),
    recorded: 'Toutes les actions sont consignées sous les deux noms.',
    ends: 'Fin',
    stop: 'Quitter',
  },
  entered: {
    inAccount: message('Vous êtes dans le sous-compte {{name}}.'),
    inAnother: 'Vous êtes dans un sous-compte.',
    back: message('Revenir à {{name}}'),
    recorded: 'Tout ce que vous faites ici est consigné à votre nom.',
  },
  tenantSwitcher: {
    company: message('Entreprise : {{name}}'),
    someCompany: 'Entreprise',
    switchCompany: 'Changer d’entreprise',
    search: 'Rechercher une entreprise',
    recent: 'Récentes',
    all: 'Toutes les entreprises',
    opening: message('Ouverture : {{name}}'),
    opened: message('Vous êtes maintenant dans {{name}}.'),
    notOpened: message('Impossible d’ouvrir {{name}}. Vérifiez votre connexion et réessayez.'),
    noLonger: message('Vous ne faites plus partie de {{name}}. Choisissez une autre entreprise.'),
    notLoaded: 'Impossible de charger vos entreprises.',
    onlyThisTab: 'Seul cet onglet change.',
  },
} satisfies Messages['account'];
