import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('fr');

/** Messages of the login box beyond its first steps, in French. */
export const messages = {
  fields: {
    newPassword: 'Nouveau mot de passe',
    workEmail: 'Adresse e-mail professionnelle',
    name: 'Nom complet',
    company: 'Entreprise',
  },
  faults: {
    passwordPolicyNotMet: 'Choisissez un mot de passe conforme aux règles ci-dessous.',
    nameShort: message('Saisissez au moins {{least}} caractères.'),
    termsUnaccepted: 'Acceptez les conditions pour continuer.',
  },
  chooseTenant: {
    title: 'Choisissez une entreprise',
    subtitle: 'Vous pourrez en changer plus tard.',
    notOpened: 'Impossible d’ouvrir cette entreprise. Vérifiez votre connexion et réessayez.',
    noLonger: 'Vous ne faites plus partie de cette entreprise. Choisissez-en une autre.',
  },
  methods: {
    title: 'Choisissez une méthode',
    password: 'Mot de passe',
    code: 'Code par e-mail',
    link: 'Lien par e-mail',
    sms: 'Code par SMS',
    last: 'Récent',
  },
  code: {
    title: 'Saisissez votre code',
    subtitle: 'Si cette adresse a un compte, nous y avons envoyé un code à 6 chiffres.',
    label: 'Code',
    hint: 'Il expire dans 5 minutes et fonctionne dans ce navigateur. Utilisez le code le plus récent.',
    submit: 'Se connecter',
    wrong: counted({
      one: 'Code incorrect. Il vous reste {{count}} tentative.',
      other: 'Code incorrect. Il vous reste {{count}} tentatives.',
    }),
    spent: 'Trop de tentatives. Demandez un nouveau code.',
    expired: 'Ce code a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  },
  sms: {
    title: 'Consultez votre téléphone',
    subtitle:
      'Si cette adresse a un compte avec un numéro de téléphone, nous avons envoyé un code à 6 chiffres par SMS.',
    lost: 'Téléphone perdu ?',
  },
  link: {
    sentTitle: 'Consultez vos e-mails',
    sentSubtitle:
      'Si cette adresse a un compte, nous y avons envoyé un lien. Ouvrez-le dans ce navigateur pour continuer.',
    opening: {
      title: 'Connexion en cours',
      subtitle: 'Cela ne prend qu’un instant.',
      untried: 'Échec de la connexion',
    },
    confirm: {
      title: 'Se connecter ici ?',
      subtitle: 'Ce lien a été demandé dans un autre navigateur. Continuez uniquement si c’était vous.',
      submit: 'Se connecter ici',
      decline: 'Annuler',
    },
    invalid: {
      subtitle: 'Un lien n’est valable qu’une fois, pendant 15 minutes.',
      submit: 'Envoyer un nouveau lien',
    },
  },
  sentHint: 'Rien reçu ? Vérifiez vos courriers indésirables.',
  resend: 'Renvoyer',
  resendIn: message('Renvoyer dans {{seconds}} s'),
  resent: 'Envoyé. La réception peut prendre une minute.',
  linkFailures: {
    expired: 'Ce lien a expiré',
    used: 'Ce lien a déjà été utilisé',
    invalid: 'Ce lien ne fonctionne pas',
  },
  forgotPassword: {
    title: 'Mot de passe oublié ?',
    subtitle: 'Nous vous enverrons un lien de réinitialisation par e-mail.',
    submit: 'Envoyer le lien',
    sentTitle: 'Consultez vos e-mails',
    sentSubtitle: message('Si {{email}} a un compte, nous y avons envoyé un lien de réinitialisation.'),
  },
  fieldFailures: {
    required: 'Champ obligatoire',
    malformed: 'Valeur refusée. Modifiez-la et réessayez.',
    tooShort: counted({
      one: 'Saisissez au moins {{count}} caractère.',
      other: 'Saisissez au moins {{count}} caractères.',
    }),
    tooLong: counted({
      one: 'Saisissez au plus {{count}} caractère.',
      other: 'Saisissez au plus {{count}} caractères.',
    }),
    lineControlCharacters: 'Ce texte contient des caractères invisibles. Supprimez-les.',
    domainNotListed: message('Cette entreprise n’accepte que certains domaines, et {{domain}} n’en fait pas partie.'),
    domainBlocked: message('Cette entreprise n’accepte pas les adresses de {{domain}}.'),
    domainPublic: message('Utilisez votre adresse professionnelle. Cette entreprise n’accepte pas {{domain}}.'),
  },
  notices: {
    emailConfirmed: 'Adresse confirmée. Connectez-vous pour continuer.',
    passwordChanged: 'Mot de passe modifié. Connectez-vous avec le nouveau.',
    signInToLink: 'Connectez-vous à votre compte. Vous pourrez ensuite associer l’autre.',
    signInToLinkNamed: message('Connectez-vous à votre compte. Vous pourrez ensuite associer {{provider}}.'),
  },
  resetPassword: {
    title: 'Nouveau mot de passe',
    subtitle: 'Vos sessions sur tous les autres appareils seront fermées.',
    submit: 'Enregistrer le mot de passe',
    success: {
      title: 'Mot de passe modifié',
      subtitle: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
      submit: 'Se connecter',
      removed: {
        why: 'Par sécurité, nous avons supprimé ce qui a été ajouté depuis votre dernière connexion avec plus qu’un e-mail :',
        types: {
          authenticator: 'Application d’authentification',
          phone: 'Numéro de téléphone',
          passkey: 'Clé d’accès',
          securityKey: 'Clé de sécurité',
          recoveryCodes: 'Codes de récupération',
          identity: 'Compte associé',
        },
        named: message('{{way}} {{name}}'),
        added: message('{{way}}, ajout le {{date}}'),
        next: 'Si ces ajouts venaient de vous, configurez-les de nouveau après votre connexion.',
      },
    },
    invalid: {
      subtitle: 'Un lien n’est valable qu’une fois et pour une durée limitée. Demandez-en un nouveau pour continuer.',
      submit: 'Envoyer un nouveau lien',
    },
  },
  breached: {
    title: 'Nouveau mot de passe',
    subtitle:
      'Votre mot de passe figure dans une fuite de données d’un autre site. Nous vous enverrons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    sentTitle: 'Consultez vos e-mails',
    sentSubtitle: 'Nous vous avons envoyé un lien pour choisir un nouveau mot de passe.',
  },
  failures: {
    passwordPolicyNotMet: 'Ce mot de passe ne respecte pas les règles. Choisissez-en un autre.',
    passwordTooGuessable:
      'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long, par exemple plusieurs mots sans rapport.',
    passwordContainsPersonalData:
      'Ce mot de passe ressemble trop à votre nom, à votre adresse ou à votre entreprise. Choisissez-en un autre.',
    passwordBreached: 'Ce mot de passe figure dans une fuite de données. Choisissez-en un autre.',
    passwordReused: 'Vous avez déjà utilisé ce mot de passe. Choisissez-en un autre.',
    emailDomainNotAllowed:
      'Cette entreprise n’accepte pas les adresses de votre domaine. Utilisez une autre adresse ou contactez un administrateur.',
    seatLimitReached: 'Il ne reste plus de place dans cette entreprise. Demandez à un administrateur d’en ajouter une.',
  },
  strength: {
    label: 'Robustesse du mot de passe',
    scores: { none: 'Très faible', weak: 'Faible', fair: 'Moyenne', good: 'Bonne', strong: 'Excellente' },
    refused: {
      passwordPolicyNotMet: 'Ne respecte pas encore les règles',
      passwordTooGuessable: 'Trop facile à deviner. Ajoutez un ou deux mots.',
      passwordContainsPersonalData: 'Trop proche de votre nom, de votre adresse ou de votre entreprise',
      passwordBreached: 'Figure dans une fuite de données',
    },
  },
  policy: {
    minLength: message('Au moins {{length}} caractères'),
    maxLength: message('{{length}} caractères au maximum'),
    repeated: 'Pas trois fois de suite le même caractère',
    lowercase: 'Une minuscule',
    uppercase: 'Une majuscule',
    numbers: 'Un chiffre',
    specialChars: 'Un symbole',
    someOf: message('Au moins {{needed}} de ces {{count}} règles :'),
  },
  keepAccount: {
    keeping: {
      title: 'Annulation de la suppression',
      subtitle: 'Cela ne prend qu’un instant.',
      untried: 'Suppression non annulée',
    },
    success: {
      title: 'Votre compte est conservé',
      subtitle: 'Il ne sera pas supprimé. Rien n’y a changé.',
      submit: 'Se connecter',
    },
    refused: { subtitle: 'Connectez-vous pour savoir si votre compte sera supprimé, et pour le garder.' },
  },
  emailChange: {
    opening: { title: 'Vérification du lien', subtitle: 'Un instant.', untried: 'Le lien n’a pas pu être vérifié' },
    confirm: {
      current: {
        title: 'Changer d’adresse e-mail ?',
        subtitle: message('Vous vous connecterez avec {{to}} au lieu de {{current}}.'),
        submit: 'Confirmer le changement',
      },
      new: {
        title: 'Est-ce votre adresse e-mail ?',
        subtitle: message('{{to}} deviendra l’adresse e-mail de votre compte.'),
        submit: 'Confirmer l’adresse',
      },
    },
    confirmed: {
      title: 'Confirmé',
      current: message(
        'Ouvrez maintenant l’e-mail envoyé à {{to}}. Le changement prendra effet une fois confirmé là aussi.',
      ),
      new: 'Ouvrez maintenant l’e-mail envoyé à votre adresse actuelle. Le changement prendra effet une fois confirmé là aussi.',
    },
    changed: {
      title: 'Adresse e-mail modifiée',
      subtitle: message('Vous vous connectez désormais avec {{to}}.'),
      submit: 'Continuer',
    },
    undo: {
      title: 'Annuler le changement ?',
      subtitle: message(
        'Vous vous connecterez de nouveau avec {{current}} au lieu de {{to}}. Toutes les personnes connectées à votre compte seront déconnectées.',
      ),
      submit: 'Annuler le changement',
    },
    undone: {
      title: 'Le changement a été annulé',
      subtitle: message(
        'Vous vous connectez de nouveau avec {{current}}. Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant.',
      ),
      submit: 'Choisir un mot de passe',
    },
    invalid: {
      subtitle:
        'Les liens expirent, et prennent fin si le changement est abandonné ou remplacé. Vous pouvez recommencer dans votre profil.',
      submit: 'Se connecter',
    },
    taken: 'Un compte utilise désormais cette adresse. Choisissez-en une autre dans votre profil.',
  },
  unlock: {
    locked: {
      title: 'Connexion suspendue',
      message: message(
        'Trop de tentatives. Si {{email}} a un compte, nous y avons envoyé un lien de déverrouillage. La suspension prend aussi fin d’elle-même au bout d’un moment.',
      ),
      resend: 'Renvoyer le lien',
      sent: message('Si {{email}} a un compte verrouillé, nous y avons envoyé un nouveau lien.'),
      reset: 'Réinitialiser le mot de passe',
      again: 'Réessayer de se connecter',
    },
    unlocking: {
      title: 'Déverrouillage du compte',
      subtitle: 'Cela ne prend qu’un instant.',
      untried: 'Échec du déverrouillage',
    },
    success: {
      title: 'Compte déverrouillé',
      subtitle: 'Vous pouvez de nouveau vous connecter.',
      submit: 'Se connecter',
      notYou: 'Mot de passe oublié ?',
      newPassword: 'En choisir un nouveau',
    },
    resend: {
      subtitle: 'Saisissez votre adresse e-mail pour recevoir un nouveau lien.',
      usedSubtitle: 'Votre compte est peut-être déjà déverrouillé : connectez-vous. Sinon, demandez un nouveau lien.',
      submit: 'Envoyer un nouveau lien',
      sentTitle: 'Consultez vos e-mails',
      sentSubtitle: message('Si {{email}} a un compte verrouillé, nous y avons envoyé un nouveau lien.'),
    },
  },
  phone: {
    label: 'Numéro de téléphone',
    submit: 'Envoyer le code',
    locked: 'Trop de tentatives. La connexion est suspendue. Réessayez plus tard.',
    taken: 'Ce numéro est associé à un autre compte. Utilisez-en un autre.',
    unavailable: 'Impossible d’envoyer un SMS pour le moment. Réessayez plus tard.',
    known: {
      title: 'Consultez votre téléphone',
      subtitle: 'Nous avons envoyé un code à 6 chiffres par SMS à votre téléphone.',
    },
    quick: {
      title: 'Connexion rapide par SMS',
      subtitle: 'La prochaine fois, nous vous enverrons directement un code par SMS.',
      sent: message('Nous avons envoyé un code au {{to}}.'),
      submit: 'Confirmer',
      change: 'Modifier le numéro',
      accept: 'M’envoyer un code la prochaine fois',
      later: 'Pas maintenant',
    },
    reset: {
      title: 'Téléphone perdu ?',
      subtitle: 'Nous vous enverrons un code par e-mail pour changer de numéro.',
      submit: 'Envoyer le code',
      verify: { title: 'Consultez vos e-mails', submit: 'Continuer' },
      change: {
        title: 'Votre nouveau numéro',
        subtitle: 'Il remplace l’ancien. Nous vous enverrons un code de connexion par SMS.',
        over: 'Le délai est dépassé.',
        again: 'Recommencer',
      },
    },
  },
  factor: {
    kinds: {
      AuthenticatorApp: {
        name: 'Application d’authentification',
        hint: 'Un code affiché par une application de votre téléphone, même sans réseau.',
      },
      WebAuthnPlatform: {
        name: 'Cet appareil',
        hint: 'Par empreinte, reconnaissance faciale ou verrouillage de l’écran.',
      },
      WebAuthnCrossPlatform: { name: 'Clé de sécurité', hint: 'À brancher ou à approcher.' },
      SMS: { name: 'SMS', hint: 'Un code sur votre téléphone.' },
      EmailCode: { name: 'E-mail', hint: 'Un code dans votre boîte de réception.' },
    },
    remember: counted({
      one: 'Se souvenir de ce navigateur pendant {{count}} jour',
      other: 'Se souvenir de ce navigateur pendant {{count}} jours',
    }),
    other: 'Essayer autrement',
    lost: 'Appareil perdu ?',
    confirm: 'Confirmer',
    code: 'Code',
    verify: { title: 'Confirmez votre identité', subtitle: 'Choisissez une méthode de confirmation.' },
    app: {
      title: 'Saisissez le code affiché',
      subtitle: 'Ouvrez votre application d’authentification. Le code change toutes les 30 secondes.',
    },
    sms: {
      title: 'Consultez votre téléphone',
      sending: 'Envoi du code…',
      sent: message('Nous avons envoyé un code au {{to}}.'),
      change: 'Modifier le numéro',
    },
    email: {
      title: 'Consultez vos e-mails',
      sending: 'Envoi du code…',
      sent: message('Nous avons envoyé un code à {{to}}.'),
    },
    faults: {
      wrong: counted({
        one: 'Code incorrect. Il vous reste {{count}} tentative.',
        other: 'Code incorrect. Il vous reste {{count}} tentatives.',
      }),
      wrongAlone: 'Code incorrect. Essayez celui qui s’affiche maintenant.',
      spent: 'Trop de tentatives. Demandez un nouveau code.',
      expired: 'Ce code a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
      outOfStep:
        'Ce code correspond à une autre heure. Réglez l’heure de votre téléphone sur automatique, puis réessayez.',
      used: 'Ce code a déjà été utilisé. Attendez le suivant.',
      over: 'Le délai est dépassé. Reconnectez-vous.',
      smsUnavailable: 'Impossible d’envoyer un SMS pour le moment. Essayez une autre méthode.',
      locked:
        'Trop de tentatives. La connexion est suspendue ; nous vous avons envoyé un lien de déverrouillage par e-mail.',
    },
  },
  newFactor: {
    signOut: 'Se déconnecter',
    recommended: 'Recommandé',
    progress: message('Étape {{step}} sur {{steps}}'),
    enroll: {
      title: 'Protégez votre compte',
      subtitle: 'Ajoutez une deuxième étape : un mot de passe seul ne suffira plus pour se connecter.',
      label: 'Deuxième étape',
      submit: 'Continuer',
    },
    newApp: {
      title: 'Configurez l’application',
      subtitle: 'Scannez ce code avec votre application d’authentification, puis saisissez le code qu’elle affiche.',
      picture: 'Ajoute ce compte à une application d’authentification',
      cannotScan: 'Impossible de scanner ?',
      secret: 'Clé de configuration',
      open: 'Ouvrir dans une application de cet appareil',
    },
    phone: {
      title: 'Ajoutez votre téléphone',
      subtitle: 'Nous y enverrons un code à chaque connexion.',
      label: 'Numéro de téléphone',
      submit: 'Envoyer le code',
    },
    recoveryCodes: {
      title: 'Codes de récupération',
      subtitle:
        'Enregistrez-les : chaque code fonctionne une fois si vous perdez votre appareil. Vous ne les reverrez plus.',
      copy: 'Tout copier',
      copied: 'Copié',
      copyFailed: 'Sélectionnez les codes et copiez-les vous-même.',
      download: 'Télécharger',
      print: 'Imprimer',
      saved: 'J’ai enregistré ces codes',
      notSaved: 'Enregistrez d’abord les codes, puis cochez cette case.',
      submit: 'Continuer',
      file: message('Codes de récupération de {{email}}'),
    },
    recover: {
      title: 'Code de récupération',
      subtitle: 'Vous les avez enregistrés en configurant votre deuxième étape.',
      label: 'Code de récupération',
      forGood: 'Je n’ai plus cet appareil',
      forGoodHint: 'Nous le supprimerons et vous aiderons à configurer une nouvelle deuxième étape.',
      submit: 'Utiliser le code',
      found: 'Utiliser plutôt mon appareil',
      wrong: 'Ce code est incorrect ou a déjà été utilisé. Essayez-en un autre.',
      short: 'Saisissez le code en entier.',
      done: {
        title: 'Appareil supprimé',
        subtitle: 'Reconnectez-vous pour configurer une nouvelle deuxième étape.',
        submit: 'Se reconnecter',
      },
    },
  },
  signUp: {
    failures: {
      signUpsDisabled: 'L’inscription se fait uniquement sur invitation. Demandez-en une à votre administrateur.',
      emailTaken: 'Cette adresse a déjà un compte. Connectez-vous ou utilisez une autre adresse.',
      linkInvalid:
        'Cette invitation n’est plus valable. Demandez un nouveau lien à la personne qui vous a envoyé l’invitation.',
      linkExpired: 'Cette invitation a expiré. Demandez un nouveau lien à la personne qui vous a envoyé l’invitation.',
    },
    title: 'Créez votre compte',
    subtitle: message('Commencez à utiliser {{vendor}} avec votre équipe.'),
    subtitleAlone: 'Cela prend environ une minute.',
    titleInvited: message('Rejoindre {{company}}'),
    subtitleInvited: 'Créez votre compte. Cela prend environ une minute.',
    submit: 'Créer un compte',
    haveAccount: 'Vous avez un compte ?',
    signIn: 'Se connecter',
    agree: 'J’accepte ',
    and: ' et ',
    agreed: '',
    terms: 'les conditions d’utilisation',
    privacy: 'la politique de confidentialité',
  },
  signUpClosed: {
    title: 'Inscription sur invitation',
    subtitle: 'Demandez une invitation à un administrateur de votre entreprise.',
    submit: 'Se connecter',
  },
  signUpSuccess: {
    title: 'Consultez vos e-mails',
    subtitle: message('Nous avons envoyé un lien à {{email}}. Ouvrez-le pour confirmer votre adresse.'),
  },
  activation: {
    activating: {
      title: 'Confirmation en cours',
      subtitle: 'Cela ne prend qu’un instant.',
      untried: 'Échec de la confirmation',
    },
    activatingForm: {
      title: 'Choisissez un mot de passe',
      subtitle: 'Votre adresse sera confirmée une fois le mot de passe enregistré.',
      submit: 'Activer le compte',
      elsewhere: {
        title: 'Configurez votre compte',
        titleJoining: message('Rejoindre {{company}}'),
        subtitle:
          'Cette inscription a commencé dans un autre navigateur. Ouvrez-y le lien pour conserver votre saisie, ou complétez vos informations ici.',
      },
    },
    success: {
      title: 'Compte activé',
      subtitle: 'Votre adresse est confirmée. Redirection en cours…',
    },
    resend: {
      subtitle: 'Saisissez votre adresse e-mail pour recevoir un nouveau lien.',
      usedSubtitle: 'Si votre compte est déjà actif, connectez-vous. Sinon, demandez un nouveau lien.',
      submit: 'Envoyer un nouveau lien',
      sentTitle: 'Consultez vos e-mails',
      sentSubtitle: message('Si {{email}} a un compte à confirmer, nous y avons envoyé un nouveau lien.'),
    },
  },
  invitation: {
    validating: {
      title: 'Vérification en cours',
      subtitle: 'Cela ne prend qu’un instant.',
      untried: 'Échec de la vérification',
      notLetIn: 'Impossible de rejoindre',
    },
    validate: {
      title: message('Rejoindre {{company}}'),
      titleAlone: 'Votre invitation',
      invitedBy: message('{{person}} vous invite ({{email}}).'),
      invited: message('Cette invitation est pour {{email}}.'),
      shared: message('Un membre de {{company}} a partagé cette invitation avec vous.'),
      until: message('Elle expire le {{date}}.'),
      accept: 'Accepter l’invitation',
      notNow: 'Pas maintenant',
      otherAccount: message('Vous utilisez le compte de {{name}} ({{email}}). Cette invitation est pour {{invited}}.'),
      signOut: 'Changer de compte',
      stay: message('Garder le compte de {{name}}'),
      createAccount: 'Créer un compte',
      haveAccount: 'J’ai un compte',
      joinAs: message('Rejoindre en tant que {{name}} ({{email}})'),
      useAnother: 'Utiliser un autre compte',
    },
    pending: { title: message('Ajout à {{company}}'), titleAlone: 'Acceptation en cours' },
    success: {
      title: message('Bienvenue chez {{company}}'),
      titleAlone: 'Invitation acceptée',
      subtitle: 'Redirection en cours…',
      signInSubtitle: 'Connectez-vous pour commencer.',
      submit: 'Se connecter',
    },
    invalid: {
      expired: 'Invitation expirée',
      used: 'Invitation déjà utilisée',
      invalid: 'Invitation non valable',
      shared: 'Demandez un nouveau lien à la personne qui vous a envoyé l’invitation.',
      subtitle:
        'Elle a peut-être été révoquée ou remplacée. Contactez la personne qui vous a envoyé l’invitation ou demandez un nouveau lien.',
      expiredSubtitle: 'Contactez la personne qui vous a envoyé l’invitation ou demandez un nouveau lien.',
      usedSubtitle:
        'Si c’était vous, connectez-vous. Sinon, contactez la personne qui vous a envoyé l’invitation ou demandez un nouveau lien.',
      submit: 'Envoyer un nouveau lien',
      sentTitle: 'Consultez vos e-mails',
      sentSubtitle: message('Si une invitation attend {{email}}, nous y avons envoyé un nouveau lien.'),
      signIn: 'Se connecter',
    },
  },
} satisfies Messages['login-more'];
