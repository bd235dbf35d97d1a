import type { Messages } from '../namespaces.ts';

/** Messages of the portal's frame, in French. */
export const messages = {
  label: 'Administration',
  close: 'Fermer',
  personal: 'Personnel',
  workspace: 'Espace de travail',
  sections: {
    profile: 'Profil',
    privacy: 'Confidentialité',
    personalApiTokens: 'Jetons d’API personnels',
    account: 'Compte',
    users: 'Utilisateurs',
    groups: 'Groupes',
    roles: 'Rôles',
    security: 'Sécurité',
    sso: 'Authentification unique',
    provisioning: 'Provisionnement',
    audits: 'Journal d’audit',
    webhooks: 'Webhooks',
    apiTokens: 'Jetons d’API',
    usage: 'Consommation',
    subscriptions: 'Abonnement',
    allAccounts: 'Tous les comptes',
  },
  signIn: {
    title: 'Se connecter',
    again: 'Se reconnecter',
    prove: 'Confirmez votre identité',
    fresh: 'Connectez-vous pour continuer.',
    factor: 'Votre entreprise demande une deuxième étape',
    policy: 'Votre entreprise exige désormais une deuxième étape. Connectez-vous pour reprendre où vous en étiez.',
    expired: 'Votre session a expiré. Connectez-vous pour reprendre où vous en étiez.',
    away: 'Connectez-vous via le SSO dans la nouvelle fenêtre, puis revenez ici.',
    openAgain: 'Ouvrir la fenêtre',
    leave: 'Quitter',
    action: 'Se connecter',
  },
  offline: {
    hint: 'Vous êtes hors ligne ou le service est injoignable. Les informations affichées peuvent dater, et les modifications ne peuvent pas être enregistrées pour le moment.',
    back: 'Vous êtes de nouveau en ligne.',
  },
  signedOut: { title: 'Session fermée', hint: 'Connectez-vous pour voir cette page.' },
  forbidden: {
    title: 'Vous n’avez pas accès à cette page',
    hint: 'Demandez l’accès à un administrateur si vous en avez besoin.',
  },
  nothing: {
    title: 'Vous n’avez encore accès à aucun paramètre',
    hint: 'Demandez l’accès à un administrateur de votre entreprise.',
  },
  broken: { title: 'Impossible d’afficher cette page', hint: 'Le reste du portail fonctionne toujours.' },
} satisfies Messages['portal'];
