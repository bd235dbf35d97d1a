import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('fr');

/** Messages of the tab of users, in French. */
export const messages = {
  users: {
    title: 'Utilisateurs',
    description: 'Gérez les accès à votre entreprise.',
    search: 'Rechercher un utilisateur',
    count: counted({ one: '{{count}} utilisateur', other: '{{count}} utilisateurs' }),
    invite: 'Inviter',
    views: { members: 'Membres', invitations: 'Invitations' },
    invitations: {
      count: counted({ one: '{{count}} invitation', other: '{{count}} invitations' }),
      none: { title: 'Aucune invitation en attente', hint: 'Les invitations en attente apparaissent ici.' },
    },
    elsewhere: 'Cette personne appartient à un sous-compte.',
    columns: {
      company: 'Entreprise',
      name: 'Utilisateur',
      email: 'E-mail',
      roles: 'Rôles',
      groups: 'Groupes',
      status: 'Statut',
      provider: 'Connexion via',
      lastLogin: 'Dernier accès',
      mfa: '2FA',
      joined: 'Arrivée',
      verified: 'E-mail vérifié',
      id: 'ID',
    },
    you: 'Vous',
    superUser: 'Super-utilisateur',
    lockedUntil: message('Verrouillé jusqu’à {{time}}'),
    failedSignIns: counted({ one: '{{count}} tentative échouée', other: '{{count}} tentatives échouées' }),
    states: { active: 'Actif', pending: 'Invitation en attente', locked: 'Verrouillé', unverified: 'Non vérifié' },
    pendingShort: 'En attente',
    mfa: { on: 'Activée', off: 'Désactivée' },
    verified: { yes: 'Oui', no: 'Non' },
    never: 'Jamais',
    exporting: 'Récupération des utilisateurs',
    exported: message('{{done}} sur {{total}}'),
    stop: 'Arrêter',
    providers: {
      local: 'E-mail',
      saml: 'SSO',
      google: 'Google',
      github: 'GitHub',
      facebook: 'Facebook',
      microsoft: 'Microsoft',
      scim2: 'Annuaire',
      slack: 'Slack',
    },
    filters: {
      preset: 'À surveiller',
      presets: {
        'mfa-unenrolled': 'Sans double authentification',
        'breached-passwords': 'Mot de passe compromis',
        inactive: 'Inactif depuis 90 jours',
      },
      below: { included: 'Inclure les sous-comptes' },
      contains: 'contient',
    },
    none: { title: 'Aucun utilisateur', hint: 'Les personnes qui rejoignent votre entreprise apparaissent ici.' },
  },
  userInvitations: {
    search: 'Rechercher une invitation',
    columns: {
      person: 'Personne',
      phone: 'Numéro de téléphone',
      by: 'Invité par',
      sent: 'Envoi',
      opened: 'Ouverture',
      expires: 'Expiration',
    },
    states: { sent: 'Envoyée', opened: 'Ouverte', expired: 'Expirée' },
    link: {
      copy: 'Copier le lien',
      copied: message('Lien copié. Seule l’adresse {{email}} peut l’utiliser, jusqu’au {{date}}.'),
      over: 'Expirée. Renvoyez d’abord l’invitation.',
      title: message('Lien d’invitation pour {{name}}'),
      hint: message(
        'Seule l’adresse {{email}} peut l’utiliser, jusqu’au {{date}} ou jusqu’à ce que vous renvoyiez ou révoquiez l’invitation.',
      ),
    },
  },
  userActions: {
    actions: {
      roles: 'Modifier les rôles',
      resend: 'Renvoyer l’invitation',
      lock: 'Verrouiller',
      unlock: 'Déverrouiller',
      signOut: 'Déconnecter partout',
      resetMfa: 'Réinitialiser la double authentification',
      impersonate: 'Se connecter en tant que',
      delete: 'Supprimer',
      revoke: 'Révoquer l’invitation',
    },
    cannotTargetSelf: 'Vous ne pouvez pas faire cela sur votre propre compte.',
    notSuperUser: 'Seul un super-utilisateur peut modifier un super-utilisateur.',
    beyond: 'Vous ne pouvez pas attribuer un rôle qui a plus d’accès que le vôtre.',
    locked: message('Compte verrouillé : {{name}}'),
    unlocked: message('Compte déverrouillé : {{name}}'),
    resent: message('Invitation renvoyée à {{email}}'),
    failures: {
      lastAdministrator: 'Votre entreprise a besoin d’au moins un administrateur. Désignez d’abord une autre personne.',
      cannotTargetSelf: 'Vous ne pouvez pas faire cela sur votre propre compte.',
      staleVersion:
        'Une autre personne a modifié cet utilisateur. Vérifiez la dernière version et enregistrez de nouveau.',
      insufficientPrivilege: 'Cette personne, ou un rôle choisi ici, a plus d’accès que vous.',
      impersonating: 'Impossible pendant que vous utilisez le compte d’une autre personne.',
    },
  },
  userQuestions: {
    actAs: {
      title: message('Se connecter en tant que {{name}} ?'),
      effect:
        'Vous utiliserez l’application avec ce compte pendant une heure au maximum. Tout est consigné sous les deux noms. Les paramètres de sécurité et la facturation restent inaccessibles.',
      action: 'Se connecter',
    },
    roles: {
      title: message('Rôles : {{name}}'),
      label: 'Rôles',
      hint: 'Les rôles issus des groupes n’apparaissent pas ici.',
      submit: 'Enregistrer les rôles',
      done: message('Rôles modifiés : {{name}}'),
    },
    deleteWithoutTokens:
      'Cette personne perd immédiatement son accès et ses sessions se ferment. Son activité reste dans le journal d’audit. Cette action est irréversible.',
    questions: {
      signOut: {
        title: message('Déconnecter {{name}} partout ?'),
        effect: 'Ses sessions se ferment sur tous ses appareils. Cette personne pourra se reconnecter.',
        action: 'Déconnecter partout',
        done: message('Sessions fermées : {{name}}'),
      },
      resetMfa: {
        title: message('Réinitialiser la double authentification de {{name}} ?'),
        effect: 'Toutes ses méthodes de double authentification seront supprimées. Nous l’avertirons par e-mail.',
        action: 'Réinitialiser',
        done: message('Double authentification réinitialisée : {{name}}'),
      },
      delete: {
        title: message('Supprimer {{name}} ?'),
        effect:
          'Cette personne perd immédiatement son accès ; ses sessions et ses jetons prennent fin. Son activité reste dans le journal d’audit. Cette action est irréversible.',
        action: 'Supprimer l’utilisateur',
        done: message('Utilisateur supprimé : {{name}}'),
      },
      revoke: { done: message('Invitation révoquée : {{name}}') },
    },
  },
  userPerson: {
    actions: 'Actions',
    profile: 'Profil',
    noRoles: 'Aucun rôle direct.',
    noGroups: 'Aucun groupe.',
    groupChange: {
      open: 'Modifier les groupes',
      title: message('Groupes : {{name}}'),
      done: message('Groupes modifiés : {{name}}'),
      directory: 'Géré par votre annuaire.',
    },
    sessions: 'Sessions actives',
    noSessions: 'Aucune session active.',
    impersonated: 'Compte utilisé par une autre personne',
    device: message('{{browser}} sur {{system}}'),
    unknownDevice: 'Appareil inconnu',
    devices: 'Méthodes de double authentification',
    noDevices: 'Aucune méthode configurée.',
    factors: {
      authenticator: 'Application d’authentification',
      key: 'Clé de sécurité',
      phone: 'SMS',
      email: 'Code par e-mail',
    },
    activity: 'Activité récente',
    noActivity: 'Aucune activité pour le moment.',
  },
  userBulk: {
    ways: {
      lock: {
        action: counted({ one: 'Verrouiller {{count}} utilisateur', other: 'Verrouiller {{count}} utilisateurs' }),
        done: counted({ one: '{{count}} utilisateur verrouillé', other: '{{count}} utilisateurs verrouillés' }),
      },
      unlock: {
        action: counted({
          one: 'Déverrouiller {{count}} utilisateur',
          other: 'Déverrouiller {{count}} utilisateurs',
        }),
        done: counted({ one: '{{count}} utilisateur déverrouillé', other: '{{count}} utilisateurs déverrouillés' }),
      },
      roles: {
        action: counted({
          one: 'Modifier les rôles de {{count}} utilisateur',
          other: 'Modifier les rôles de {{count}} utilisateurs',
        }),
        done: counted({
          one: 'Rôles de {{count}} utilisateur modifiés',
          other: 'Rôles de {{count}} utilisateurs modifiés',
        }),
        add: 'Ajouter des rôles',
        remove: 'Retirer des rôles',
      },
      groups: {
        action: counted({
          one: 'Modifier les groupes de {{count}} utilisateur',
          other: 'Modifier les groupes de {{count}} utilisateurs',
        }),
        done: counted({
          one: 'Groupes de {{count}} utilisateur modifiés',
          other: 'Groupes de {{count}} utilisateurs modifiés',
        }),
        add: 'Ajouter à des groupes',
        remove: 'Retirer de groupes',
      },
      resend: {
        title: counted({ one: 'Renvoyer {{count}} invitation ?', other: 'Renvoyer {{count}} invitations ?' }),
        action: counted({ one: 'Renvoyer {{count}} invitation', other: 'Renvoyer {{count}} invitations' }),
        done: counted({ one: '{{count}} invitation renvoyée', other: '{{count}} invitations renvoyées' }),
      },
      signOut: {
        title: counted({
          one: 'Déconnecter {{count}} utilisateur partout ?',
          other: 'Déconnecter {{count}} utilisateurs partout ?',
        }),
        action: counted({
          one: 'Déconnecter {{count}} utilisateur partout',
          other: 'Déconnecter {{count}} utilisateurs partout',
        }),
        done: counted({ one: '{{count}} utilisateur déconnecté', other: '{{count}} utilisateurs déconnectés' }),
      },
      delete: {
        title: counted({ one: 'Supprimer {{count}} utilisateur ?', other: 'Supprimer {{count}} utilisateurs ?' }),
        action: counted({ one: 'Supprimer {{count}} utilisateur', other: 'Supprimer {{count}} utilisateurs' }),
        done: counted({ one: '{{count}} utilisateur supprimé', other: '{{count}} utilisateurs supprimés' }),
      },
      revoke: {
        action: counted({ one: 'Révoquer {{count}} invitation', other: 'Révoquer {{count}} invitations' }),
        done: counted({ one: '{{count}} invitation révoquée', other: '{{count}} invitations révoquées' }),
      },
    },
    effects: {
      resend: 'Chaque personne reçoit un nouvel e-mail. Les liens précédents ne fonctionneront plus.',
    },
    running: 'En cours…',
    said: message('{{share}} effectués'),
    stays: message('Impossible de supprimer {{name}} : votre entreprise a besoin d’un administrateur.'),
    stop: 'Arrêter',
    skips: {
      joined: counted({
        one: '{{names}} a déjà accepté l’invitation.',
        other: '{{names}} ont déjà accepté l’invitation.',
      }),
      pending: counted({
        one: '{{names}} n’a pas encore accepté l’invitation.',
        other: '{{names}} n’ont pas encore accepté l’invitation.',
      }),
      locked: counted({
        one: '{{names}} : compte déjà verrouillé.',
        other: '{{names}} : comptes déjà verrouillés.',
      }),
      unlocked: counted({
        one: '{{names}} : compte non verrouillé.',
        other: '{{names}} : comptes non verrouillés.',
      }),
      unchanged: message('{{names}} : rien à modifier.'),
      stopped: counted({
        one: '{{names}} : non traité avant l’arrêt.',
        other: '{{names}} : non traités avant l’arrêt.',
      }),
    },
  },
  userInvite: {
    title: 'Inviter des personnes',
    name: 'Nom',
    phone: 'Numéro de téléphone',
    roles: 'Rôles',
    noRole: 'Choisissez au moins un rôle.',
    notEmail: 'Cette adresse e-mail n’est pas valide.',
    alreadyMember: 'Cette personne est déjà membre.',
    alreadyInvited: 'Cette personne est déjà invitée.',
    noSeat: 'Aucune place n’est libre.',
    seats: {
      none: 'Toutes les places sont prises. Ajoutez des places sous « Abonnement », ou retirez des personnes ou des invitations.',
      left: counted({
        one: 'Il reste {{count}} place. Ajoutez des places sous « Abonnement », ou retirez des personnes ou des invitations.',
        other:
          'Il reste {{count}} places. Ajoutez des places sous « Abonnement », ou retirez des personnes ou des invitations.',
      }),
    },
    discard: 'Abandonner les invitations ?',
    details: {
      both: 'Ajouter un nom et un numéro de téléphone',
      name: 'Ajouter un nom',
      phone: 'Ajouter un numéro de téléphone',
    },
    invite: 'Envoyer l’invitation',
    invited: message('Invitation envoyée à {{email}}'),
    works: {
      days: counted({
        one: 'Les invitations expirent au bout de {{count}} jour.',
        other: 'Les invitations expirent au bout de {{count}} jours.',
      }),
      hours: counted({
        one: 'Les invitations expirent au bout de {{count}} heure.',
        other: 'Les invitations expirent au bout de {{count}} heures.',
      }),
    },
    many: {
      label: 'Adresses e-mail',
      hint: 'Séparez les adresses par des virgules ou collez une liste.',
      leftOut: counted({
        one: '{{count}} entrée sans adresse e-mail a été ignorée.',
        other: '{{count}} entrées sans adresse e-mail ont été ignorées.',
      }),
      invite: counted({ one: 'Inviter {{count}} personne', other: 'Inviter {{count}} personnes' }),
      file: 'Importer un fichier',
      checking: 'Vérification des adresses…',
      unchecked: 'Impossible de vérifier si ces personnes sont déjà membres.',
      oneByOne: 'Invitez une personne à la fois.',
      skip: counted({ one: 'Ignorer {{count}} adresse ?', other: 'Ignorer {{count}} adresses ?' }),
      fileHint: 'Nous en extrairons les adresses e-mail.',
      tally: message('Invitations possibles : {{good}}, à corriger : {{wrong}}.'),
      newest: 'Invitations récentes',
      startOver: 'Recommencer',
      none: 'Ajoutez au moins une adresse.',
      running: 'Envoi des invitations',
      said: message('{{done}} sur {{total}}'),
      stop: 'Arrêter',
      stopped: counted({ one: 'Il reste {{count}} adresse.', other: 'Il reste {{count}} adresses.' }),
      resume: 'Reprendre',
      done: counted({ one: '{{count}} personne invitée', other: '{{count}} personnes invitées' }),
      refused: counted({
        one: '{{count}} adresse n’a pas pu être invitée',
        other: '{{count}} adresses n’ont pas pu être invitées',
      }),
      close: 'Fermer',
    },
    link: {
      share: 'Partager plutôt un lien',
      label: 'Lien d’invitation',
      hint: 'Toute personne disposant de ce lien peut rejoindre l’entreprise avec les rôles par défaut.',
      as: message('Toute personne disposant de ce lien peut rejoindre l’entreprise avec le rôle {{roles}}.'),
      about:
        'Créez un lien à partager dans une messagerie ou sur une page. Toute personne qui en dispose peut rejoindre l’entreprise avec les rôles par défaut.',
      create: 'Créer un lien',
      until: message('Jusqu’au {{date}}'),
      works: 'Expiration du lien',
      expired: message('Expiré le {{date}}'),
      days: counted({ one: '{{count}} jour à partir d’aujourd’hui', other: '{{count}} jours à partir d’aujourd’hui' }),
      notify: 'M’avertir par e-mail à chaque arrivée',
      renew: 'Remplacer le lien',
      disable: 'Désactiver le lien',
      disabled: 'Lien d’invitation désactivé',
      disableTitle: 'Désactiver le lien d’invitation ?',
      disableEffect: 'Le lien ne fonctionnera plus. Les personnes déjà arrivées gardent leur accès.',
      renewTitle: 'Remplacer le lien d’invitation ?',
      renewEffect: 'Le lien actuel ne fonctionnera plus.',
    },
  },
} satisfies Messages['users'];
