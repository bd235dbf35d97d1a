import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('fr');

/** Messages of social sign-in, single sign-on and impersonation by address, in French. */
export const messages = {
  social: {
    continueWith: message('Continuer avec {{provider}}'),
    methods: 'Se connecter avec',
    more: 'Autres façons de se connecter',
    last: 'Récent',
    accepts: 'En continuant ainsi, vous acceptez les conditions indiquées ci-dessous.',
    webview:
      'Certains fournisseurs refusent de s’ouvrir dans une autre application. Ouvrez cette page dans votre navigateur.',
    completing: {
      title: message('Connexion avec {{provider}}'),
      linking: message('Association de {{provider}}'),
      subtitle: 'Cela ne prend qu’un instant.',
    },
    failed: { title: message('Échec avec {{provider}}'), submit: 'Réessayer' },
    causes: {
      flowExpired: 'Le délai est dépassé, ou la connexion a commencé dans un autre navigateur. Recommencez.',
      providerDenied: 'Vous avez annulé ou n’avez pas terminé. Réessayez ou connectez-vous autrement.',
      providerFailed: 'Votre identité n’a pas été confirmée. Réessayez ou connectez-vous autrement.',
      emailNotProvided:
        'Aucune adresse e-mail confirmée n’a été transmise. Créez plutôt un compte avec votre adresse e-mail.',
      identityLinked: 'Ce compte est déjà associé à un autre compte ici.',
      signUpsDisabled: 'Vous n’avez pas encore de compte ici, et il faut une invitation pour en créer un.',
      ssoRequired:
        'Votre entreprise a sa propre page de connexion. Revenez en arrière et saisissez votre adresse professionnelle.',
      emailDomainNotAllowed:
        'Cette entreprise n’accepte pas les adresses de votre domaine. Utilisez un autre compte ou contactez un administrateur.',
    },
    signInFirst: {
      title: 'Vous avez déjà un compte',
      subtitle: message(
        'Connectez-vous à ce compte pour associer {{provider}}. Ensuite, vous pourrez aussi vous connecter avec {{provider}}.',
      ),
      submit: 'Se connecter et associer',
    },
    link: {
      title: message('Associer {{provider}} ?'),
      subtitle: message('Désormais, {{email}} chez {{provider}} pourra se connecter à ce compte.'),
      submit: message('Associer {{provider}}'),
      later: 'Pas maintenant',
      stepUpRequired: 'Déconnectez-vous et reconnectez-vous, puis associez-le.',
    },
  },
  sso: {
    completing: { title: 'Connexion en cours', subtitle: 'Cela ne prend qu’un instant.' },
    back: 'Retour en cours…',
    causes: {
      flowExpired:
        'Le délai est dépassé, ou la connexion a commencé dans un autre navigateur. Connectez-vous à nouveau.',
      providerDenied:
        'La page de connexion de votre entreprise ne vous a pas laissé entrer. Demandez à votre administrateur.',
      providerFailed:
        'La page de connexion de votre entreprise n’a pas confirmé votre identité. Réessayez ou prévenez votre administrateur.',
      ssoDomainNotValidated:
        'La page de connexion de votre entreprise a confirmé une adresse qui n’appartient pas à ses domaines. Prévenez votre administrateur.',
      ssoNotConfigured: 'L’authentification unique est désactivée ou incomplète. Prévenez votre administrateur.',
      ssoAccountMismatch:
        'La page de connexion de votre entreprise a confirmé une autre personne que le titulaire de ce compte. Prévenez votre administrateur.',
      emailDomainNotAllowed:
        'Votre entreprise n’accepte pas les adresses de votre domaine. Prévenez votre administrateur.',
    },
  },
  hosted: {
    start: {
      title: 'Se connecter',
      subtitle: 'La connexion se fait sur une autre page, puis vous revenez ici.',
      submit: 'Continuer',
    },
    leaving: { title: 'Ouverture de la connexion', subtitle: 'Cela prend un instant.' },
    interrupted: {
      title: 'Connexion inachevée',
      subtitle: 'La dernière connexion n’a pas abouti.',
      submit: 'Réessayer',
    },
  },
  impersonate: {
    opening: { title: 'Recherche de la personne' },
    failed: {
      title: 'Compte inaccessible',
      missing: 'Cette adresse ne désigne personne dans votre entreprise.',
      submit: 'Continuer',
    },
    title: 'Utiliser ce compte ?',
    titleNamed: message('Se connecter en tant que {{name}} ?'),
    effect:
      'Vous utiliserez l’application avec ce compte pendant une heure au maximum. Tout est consigné sous les deux noms. Les paramètres de sécurité et la facturation restent inaccessibles.',
    submit: 'Se connecter',
    decline: 'Annuler',
    prove: 'Confirmer mon identité',
    begun: { title: 'Le compte est ouvert' },
    failures: {
      stepUpRequired: 'Confirmez d’abord votre identité. Vous reviendrez ici ensuite.',
      insufficientPrivilege: 'Cette personne a plus d’autorisations que vous.',
      cannotTargetSelf: 'C’est vous.',
      forbidden: 'Vous n’êtes pas autorisé à utiliser le compte d’autres personnes.',
      notAllowedWhileImpersonating: 'Quittez d’abord le compte que vous utilisez en ce moment.',
      notFound: 'Cette personne n’existe plus ou ne peut pas se connecter.',
    },
  },
} satisfies Messages['federation'];
