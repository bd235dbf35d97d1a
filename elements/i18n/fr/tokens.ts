import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('fr');

/** Messages of the tabs of API tokens, in French. */
export const messages = {
  tokens: {
    personal: {
      title: 'Jetons d’API personnels',
      description: 'Les scripts et les applications utilisent ces jetons pour agir en votre nom.',
    },
    tenant: {
      title: 'Jetons d’API',
      description: 'Les scripts et les applications utilisent ces jetons pour agir au nom de votre entreprise.',
    },
    search: 'Rechercher des jetons',
    count: counted({ one: '{{count}} jeton', many: '{{count}} jetons', other: '{{count}} jetons' }),
    add: 'Créer un jeton',
    none: {
      title: 'Aucun jeton d’API pour l’instant',
      hint: 'Créez un jeton pour appeler l’API depuis un script ou une autre application.',
    },
    columns: {
      description: 'Description',
      used: 'Dernière utilisation',
      expires: 'Expiration',
      roles: 'Rôles',
      by: 'Créé par',
      created: 'Création',
      type: 'Type',
      clientId: 'ID client',
    },
    standing: { expiring: 'Expire bientôt', expired: 'Expiré', stopped: 'Arrêté' },
    types: { AccessToken: 'Jeton d’accès', ClientCredentials: 'Identifiants client' },
    never: 'Jamais',
    neverUsed: 'Jamais utilisé',
    fromAddress: message('depuis {{address}}'),
    gone: 'Ancien membre',
    copyId: 'Copier l’ID client',
    idCopied: 'ID client copié',
    rotate: 'Renouveler',
    remove: 'Supprimer',
    form: {
      ofPerson: 'Le jeton permet tout ce que vous pouvez faire dans cette entreprise.',
      ofTenant: 'Le jeton permet ce que ses rôles autorisent, et jamais plus que vous.',
      descriptionHint: 'Ce qui l’utilisera, par exemple « Import de nuit ».',
      rolesHint: 'Seuls les rôles que vous pouvez attribuer sont proposés.',
      own: 'Personnalisée',
      ownDays: 'Expire après',
      neverWarning: 'Un jeton sans expiration fonctionne jusqu’à sa suppression.',
      days: counted({ one: 'Dans {{count}} jour', many: 'Dans {{count}} jours', other: 'Dans {{count}} jours' }),
    },
    rotation: {
      title: message('Renouveler {{name}} ?'),
      action: 'Renouveler le jeton',
      ofPerson: 'Le jeton reçoit un nouveau secret et une nouvelle durée de vie.',
      ofTenant: 'Le jeton reçoit un nouveau secret et une nouvelle durée de vie, et vous en devenez le créateur.',
      overlap: 'Ancien secret',
      overlaps: {
        none: 'Cesse de fonctionner maintenant',
        hour: 'Fonctionne encore 1 heure',
        day: 'Fonctionne encore 1 jour',
        week: 'Fonctionne encore 1 semaine',
      },
    },
    deletion: {
      title: message('Supprimer {{name}} ?'),
      done: message('{{name}} supprimé'),
      effect: 'Les scripts et les applications qui l’utilisent cessent immédiatement de fonctionner.',
      action: 'Supprimer le jeton',
    },
    made: {
      title: message('Secret de {{name}}'),
      code: message('Exemple en {{language}}'),
      languages: { curl: 'curl', node: 'Node.js', python: 'Python' },
      once: 'Copiez-le maintenant. Vous ne pourrez plus le revoir.',
      clientId: 'ID client',
      secret: 'Secret',
      token: 'Jeton',
      download: 'Télécharger le fichier .env',
      close: 'Fermer',
      copyAndClose: 'Copier et fermer',
      discards: 'Fermer sans copier le secret ?',
      copyFailed: 'Le secret n’a pas pu être copié. Affichez-le et copiez-le vous-même, ou téléchargez le fichier.',
      example: 'Exemple',
      codeHint: 'Lit les valeurs du fichier .env dans l’environnement.',
    },
  },
} satisfies Messages['tokens'];
