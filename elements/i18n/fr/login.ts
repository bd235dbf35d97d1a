import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('fr');

/** Messages of the login box: its first steps, and what all its screens share, in French. */
export const messages = {
  backToSignIn: 'Retour à la connexion',
  change: 'Modifier',
  otherMethod: 'Utiliser une autre méthode',
  changeEmail: 'Utiliser une autre adresse e-mail',
  poweredBy: message('Sécurisé par {{name}}'),
  legal: { terms: 'Conditions', privacy: 'Confidentialité' },
  wait: {
    message: 'Trop de tentatives.',
    submit: message('Réessayer dans {{time}}'),
  },
  fields: { email: 'Adresse e-mail', password: 'Mot de passe' },
  faults: {
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailMalformed: 'Saisissez une adresse du type nom@entreprise.fr.',
    passwordMissing: 'Saisissez votre mot de passe.',
  },
  failures: {
    offline: 'Vous êtes hors ligne ou le service est injoignable. Vérifiez votre connexion et réessayez.',
    serverError: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    rateLimited: 'Trop de tentatives. Patientez une minute, puis réessayez.',
    invalidCredentials: 'Adresse e-mail ou mot de passe incorrect. Vérifiez les deux et réessayez.',
    emailNotVerified: 'Confirmez d’abord votre adresse : ouvrez le lien envoyé lors de votre inscription.',
    sessionEnded: 'Votre session a expiré. Reconnectez-vous.',
    invalidInput: 'Une information du formulaire est incorrecte. Vérifiez-la et réessayez.',
    methodDisabled: 'Cette adresse ne permet pas de se connecter ici. Contactez votre administrateur.',
    captchaFailed: 'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Réessayez.',
    captchaUnavailable: 'La vérification anti-robot ne s’est pas chargée. Réessayez.',
    originNotAllowed:
      'La connexion n’est pas encore configurée pour cette adresse. Prévenez les responsables de ce site.',
    serviceMissing: 'La connexion n’est pas encore reliée à ce site. Prévenez ses responsables.',
    refused: 'L’opération a échoué. Vérifiez le formulaire et réessayez.',
  },
  preLogin: {
    title: message('Se connecter à {{vendor}}'),
    titleAlone: 'Se connecter',
    submit: 'Continuer',
    newHere: 'Pas encore de compte ?',
    signUp: 'Créer un compte',
  },
  loginWithPassword: {
    title: 'Saisissez votre mot de passe',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    resendActivation: 'Envoyer un nouveau lien',
    activationSent: message('Nous avons envoyé un nouveau lien à {{email}}.'),
  },
  redirectToSSO: {
    title: 'Continuer avec le SSO',
    subtitle: message('{{domain}} a sa propre page de connexion. Redirection en cours…'),
    submit: 'Continuer maintenant',
  },
  loginWithSSOFailed: {
    title: 'Échec de la connexion',
    subtitle: 'La page de connexion de votre entreprise n’a pas confirmé votre identité. Redirection en cours…',
  },
  success: {
    title: 'Connexion réussie',
    subtitle: 'Redirection en cours…',
  },
  logout: { title: 'Déconnexion', subtitle: 'Un instant.' },
  passkeys: {
    or: 'ou',
    signIn: 'Se connecter avec une clé d’accès',
    prompt: {
      title: 'Se connecter plus vite ?',
      subtitle:
        'Utilisez une clé d’accès à la place de votre mot de passe. Votre appareil peut demander votre empreinte, votre visage ou son code de verrouillage.',
      submit: 'Créer une clé d’accès',
      later: 'Pas maintenant',
      never: 'Ne plus afficher',
    },
    faults: {
      passkeyVerificationFailed: 'La vérification a échoué. Réessayez.',
      passkeyNotFound: 'Cette clé d’accès n’est plus reconnue. Utilisez une autre méthode.',
      passkeyAlreadyRegistered: 'Cette clé d’accès est déjà configurée.',
      challengeExpired: 'Le délai est dépassé. Réessayez.',
      authenticatorExists: 'Cet appareil ou cette clé est déjà configuré.',
      authenticatorUnsupported: 'Ce type d’appareil ou de clé n’est pas pris en charge.',
      authenticatorNotEligible:
        'Cet appareil ou cette clé ne peut pas vérifier votre identité. Configurez d’abord un verrouillage de l’écran ou un code PIN.',
      authenticatorForbidden: 'Le navigateur ne l’autorise pas sur cette page. Utilisez une autre méthode.',
      authenticatorFailed: 'L’appareil ou la clé n’a pas répondu. Réessayez.',
    },
  },
  quick: {
    signIn: 'M’envoyer un code par SMS',
  },
} satisfies Messages['login'];
