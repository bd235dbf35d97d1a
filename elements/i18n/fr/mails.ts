import type { MailMessages } from '../mails.ts';

const TO_SIGN_IN = 'Se connecter';
const NOT_YOU =
  'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe : sur la page de connexion, choisissez « Mot de passe oublié ? ».';

/** Mails in French. */
export const messages = {
  greeting: (name) => `Bonjour ${name},`,
  greetingWithoutName: 'Bonjour,',
  linkLasts: (when) => `Ce lien expire ${when} et ne fonctionne qu’une fois.`,
  codeLasts: (when) =>
    `Ce code expire ${when} et ne fonctionne qu’une fois, dans le navigateur où vous l’avez demandé.`,
  shortMessage: (vendor, code) => `${code} est votre code ${vendor}. Ne le communiquez à personne.`,
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  sentBy: (vendor) => `Envoyé par ${vendor} parce que cette adresse e-mail y a été utilisée.`,
  invoice: {
    title: 'Facture',
    number: 'Numéro de facture',
    date: 'Date',
    paidOn: 'Payée le',
    seller: 'De',
    billedTo: 'Facturé à',
    taxId: 'Numéro fiscal',
    description: 'Description',
    quantity: 'Quantité',
    amount: 'Montant',
    subtotal: 'Sous-total',
    tax: 'Taxes',
    total: 'Total',
    refunded: 'Remboursé',
    paid: 'Payé',
    due: 'Montant dû',
    card: 'Payé avec',
  },
  texts: {
    activation: {
      subject: (vendor) => `Confirmez votre adresse e-mail pour ${vendor}`,
      title: 'Confirmez votre adresse e-mail',
      body: (vendor) => [
        `Votre compte ${vendor} est presque prêt. Confirmez que cette adresse vous appartient pour continuer.`,
      ],
      action: 'Confirmer mon adresse e-mail',
      note: 'Si vous n’avez pas créé de compte, ignorez cet e-mail : rien ne se passera sans ce lien.',
    },
    passwordReset: {
      subject: (vendor) => `Réinitialisez votre mot de passe ${vendor}`,
      title: 'Choisissez un nouveau mot de passe',
      body: (vendor) => [
        `Une personne, probablement vous, a demandé un nouveau mot de passe pour votre compte ${vendor}.`,
      ],
      action: 'Choisir un nouveau mot de passe',
      note: 'Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
    },
    firstPassword: {
      subject: (vendor) => `Définissez un mot de passe pour ${vendor}`,
      title: 'Choisissez un mot de passe',
      body: (vendor) => [
        `Une personne, probablement vous, a demandé à définir un mot de passe pour votre compte ${vendor}, qui n’en a pas encore.`,
      ],
      action: 'Choisir un mot de passe',
      note: 'Si vous n’avez rien demandé, ignorez cet e-mail : sans le lien, rien ne change.',
    },
    accountLocked: {
      subject: (vendor) => `Connexion à ${vendor} suspendue`,
      title: 'Votre compte est temporairement verrouillé',
      body: (vendor) => [
        `Un mot de passe incorrect a été saisi trop souvent pour votre compte ${vendor}. La connexion depuis de nouveaux appareils est suspendue quelque temps ; elle reste possible sur les appareils que vous avez déjà utilisés.`,
        'Si c’était vous, déverrouillez votre compte et réessayez.',
      ],
      action: 'Déverrouiller mon compte',
      note: 'Si ce n’était pas vous, votre mot de passe vous a protégé. Vous pouvez attendre la fin du verrouillage ou choisir un nouveau mot de passe.',
    },
    signInCode: {
      subject: (vendor) => `Votre code de connexion ${vendor}`,
      title: 'Votre code de connexion',
      body: (vendor) => [`Saisissez ce code pour vous connecter à ${vendor}.`],
      note: 'Ne communiquez ce code à personne : notre assistance ne vous le demandera jamais. Si vous n’êtes pas en train de vous connecter, ignorez cet e-mail.',
    },
    magicLink: {
      subject: (vendor) => `Connectez-vous à ${vendor}`,
      title: 'Votre lien de connexion',
      body: (vendor) => [`Suivez ce lien pour vous connecter à ${vendor}.`],
      action: 'Se connecter',
      note: 'Si vous n’êtes pas en train de vous connecter, ignorez cet e-mail. Ne le transférez à personne.',
    },
    confirmationCode: {
      subject: (vendor) => `Votre code de confirmation ${vendor}`,
      title: 'Votre code de confirmation',
      body: (vendor) => [`Saisissez ce code à l’endroit où ${vendor} vous le demande.`],
      note: 'Ne communiquez ce code à personne : notre assistance ne vous le demandera jamais. Si aucun code ne vous est demandé, quelqu’un connaît peut-être votre mot de passe : choisissez-en un nouveau.',
    },
    factorAdded: {
      subject: (vendor) => `Nouvelle méthode de vérification ajoutée à ${vendor}`,
      title: 'Une méthode de vérification a été ajoutée',
      body: (vendor) => [
        `Une méthode de double authentification, une clé d’accès ou un compte d’un autre service vient d’être ajoutée à votre compte ${vendor}.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorRemoved: {
      subject: (vendor) => `Méthode de vérification supprimée de ${vendor}`,
      title: 'Une méthode de vérification a été supprimée',
      body: (vendor) => [
        `Une méthode de double authentification, une clé d’accès ou un compte d’un autre service vient d’être supprimée de votre compte ${vendor}.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recoveryCodeUsed: {
      subject: (vendor) => `Un code de récupération ${vendor} a été utilisé`,
      title: 'Un code de récupération a été utilisé',
      body: (vendor) => [
        `Une connexion à votre compte ${vendor} a eu lieu avec l’un de vos codes de récupération. Ce code ne fonctionne plus.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorsRemoved: {
      subject: (vendor) => `Vos méthodes de double authentification ${vendor} ont été supprimées`,
      title: 'Votre double authentification a été supprimée',
      body: (vendor) => [
        `Avec l’un de vos codes de récupération, toutes les méthodes de double authentification de votre compte ${vendor} ont été supprimées et vos sessions ont été fermées partout. Vous en configurerez une nouvelle à votre prochaine connexion.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recentWaysRemoved: {
      subject: (vendor) => `Des méthodes de connexion à ${vendor} ont été supprimées`,
      title: 'Des méthodes de connexion ont été supprimées',
      body: (vendor) => [
        `Vous avez réinitialisé par e-mail le mot de passe de votre compte ${vendor}. Par sécurité, nous avons supprimé les applications d’authentification, clés d’accès, clés de sécurité, numéros de téléphone et codes de récupération ajoutés depuis votre dernière connexion avec plus qu’un e-mail.`,
        'Si ces ajouts venaient de vous, configurez-les de nouveau après votre connexion.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    emailChangeFrom: {
      subject: (vendor) => `Confirmez le changement de votre adresse e-mail ${vendor}`,
      title: 'Confirmez le changement de votre adresse e-mail',
      body: (vendor, _, { email }) => [
        `Vous avez demandé à utiliser désormais ${email} pour votre compte ${vendor}. Le changement prendra effet une fois confirmé ici et à la nouvelle adresse.`,
      ],
      action: 'Vérifier le changement',
      note: 'Si ce n’était pas vous, ignorez cet e-mail et choisissez immédiatement un nouveau mot de passe : quelqu’un est peut-être connecté à votre compte. Sans ce lien, votre adresse ne change pas.',
    },
    emailChangeTo: {
      subject: (vendor) => `Confirmez votre nouvelle adresse e-mail pour ${vendor}`,
      title: 'Confirmez votre nouvelle adresse e-mail',
      body: (vendor) => [
        `Quelqu’un, probablement vous, a demandé à utiliser cette adresse e-mail pour son compte ${vendor}. Confirmez qu’elle est à vous. Le changement prendra effet une fois que l’adresse actuelle l’aura confirmé aussi.`,
      ],
      action: 'Confirmer l’adresse e-mail',
      note: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail. Rien ne se passe sans le lien.',
    },
    emailChangeTaken: {
      subject: (vendor) => `Vous avez déjà un compte ${vendor}`,
      title: 'Vous avez déjà un compte',
      body: (vendor) => [
        `Quelqu’un, peut-être vous, a voulu utiliser cette adresse e-mail pour un autre compte ${vendor}. Elle a déjà un compte : rien n’a été modifié.`,
      ],
      action: TO_SIGN_IN,
      note: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Nous n’avons rien révélé de votre compte.',
    },
    emailChanged: {
      subject: (vendor) => `Votre adresse e-mail ${vendor} a été modifiée`,
      title: 'Votre adresse e-mail a été modifiée',
      body: (vendor, _, { email }) => [
        `Vous vous connectez désormais à ${vendor} avec ${email}. Cette adresse-ci n’est plus utilisée, et les autres appareils ont été déconnectés.`,
        'Si ce n’était pas vous, annulez le changement avec ce lien. Toutes les personnes connectées à votre compte seront déconnectées.',
      ],
      action: 'Annuler le changement',
      note: 'Si vous l’avez modifiée vous-même, vous n’avez rien à faire.',
    },
    emailChangeUndone: {
      subject: (vendor) => `Cette adresse a été retirée d’un compte ${vendor}`,
      title: 'Le changement d’adresse e-mail a été annulé',
      body: (vendor) => [
        `L’adresse e-mail précédente de votre compte ${vendor} est de nouveau utilisée. Celle-ci ne permet plus de se connecter.`,
      ],
      action: TO_SIGN_IN,
      note: 'Le lien envoyé à l’adresse précédente a été utilisé pour cela.',
    },
    phoneChanged: {
      subject: (vendor) => `Votre numéro de téléphone ${vendor} a été modifié`,
      title: 'Votre numéro de téléphone a été modifié',
      body: (vendor) => [
        `Le numéro de téléphone qui sert à vous connecter à votre compte ${vendor} vient d’être modifié.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    companyLeft: {
      subject: (_vendor, company) => `Vous avez quitté ${company}`,
      title: 'Vous avez quitté une entreprise',
      body: (vendor, company) => [
        `Vous ne faites plus partie de ${company} dans ${vendor}. Vos jetons d’API personnels n’y fonctionnent plus.`,
        'Pour revenir, demandez à quelqu’un de vous inviter.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    dataExported: {
      subject: (vendor) => `Vos données ${vendor} ont été exportées`,
      title: 'Vos données ont été exportées',
      body: (vendor) => [
        `Un fichier avec les données de votre compte ${vendor} vient d’être téléchargé. Conservez-le en lieu sûr.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    deletionRequested: {
      subject: (vendor, _company, { date }) => `Votre compte ${vendor} sera supprimé le ${date}`,
      title: 'Votre compte sera supprimé',
      body: (vendor, _company, { date }) => [
        `Vous avez demandé la suppression de votre compte ${vendor}. Le ${date}, il sera définitivement supprimé, avec tout ce qui n’appartient qu’à vous.`,
        'Vous avez changé d’avis ? D’ici là, un clic suffit pour le garder.',
      ],
      action: 'Garder mon compte',
      note: NOT_YOU,
    },
    deletionCanceled: {
      subject: (vendor) => `Votre compte ${vendor} est conservé`,
      title: 'Votre compte est conservé',
      body: (vendor) => [`Votre compte ${vendor} ne sera pas supprimé. Rien n’y a changé.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    accountDeleted: {
      subject: (vendor) => `Votre compte ${vendor} a été supprimé`,
      title: 'Votre compte a été supprimé',
      body: (vendor) => [
        `Votre compte ${vendor} et ses données sont supprimés, comme vous l’avez demandé. C’est irréversible.`,
      ],
      note: 'C’est notre dernier e-mail au sujet de ce compte.',
    },
    passwordBreached: {
      subject: (vendor) => `Votre mot de passe ${vendor} figure dans une fuite de données`,
      title: 'Votre mot de passe n’est plus sûr',
      body: (vendor) => [
        `Le mot de passe de votre compte ${vendor} figure dans une liste volée ailleurs. ${vendor} n’a pas été piraté : il suffit que ce mot de passe ait été utilisé sur un autre site.`,
        'Choisissez-en un nouveau pour vous reconnecter.',
      ],
      action: 'Choisir un nouveau mot de passe',
      note: 'Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.',
    },
    passwordChanged: {
      subject: (vendor) => `Votre mot de passe ${vendor} a été modifié`,
      title: 'Votre mot de passe a été modifié',
      body: (vendor) => [
        `Le mot de passe de votre compte ${vendor} vient d’être modifié. Vos sessions ont été fermées partout ailleurs.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    sessionCopied: {
      subject: (vendor) => `Votre session ${vendor} a été fermée`,
      title: 'Votre session a été fermée',
      body: (vendor) => [
        `L’une de vos sessions ${vendor} a été utilisée à deux endroits, comme lorsqu’elle est copiée depuis un navigateur. Par sécurité, nous l’avons fermée partout.`,
        'Vos autres sessions restent ouvertes.',
      ],
      action: TO_SIGN_IN,
      note: 'Si vous n’avez pas restauré un navigateur ou un ordinateur à partir d’une sauvegarde, choisissez un nouveau mot de passe : sur la page de connexion, choisissez « Mot de passe oublié ? ».',
    },
    signUpAttempt: {
      subject: (vendor) => `Vous avez déjà un compte ${vendor}`,
      title: 'Vous avez déjà un compte',
      body: (vendor) => [
        `Une personne, probablement vous, a essayé de créer un compte ${vendor} avec cette adresse e-mail. Ce compte existe déjà : connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.`,
      ],
      action: TO_SIGN_IN,
      note: 'Si ce n’était pas vous, vous n’avez rien à faire. Aucune information de votre compte n’a été affichée ni modifiée.',
    },
    factorsReset: {
      subject: (vendor) => `Votre double authentification ${vendor} a été réinitialisée`,
      title: 'Votre double authentification a été réinitialisée',
      body: (vendor) => [
        `Un administrateur de votre entreprise a supprimé toutes les méthodes de double authentification de votre compte ${vendor}.`,
        'Si votre entreprise en exige une, vous la configurerez à votre prochaine connexion.',
      ],
      action: TO_SIGN_IN,
      note: 'Si vous n’avez rien demandé, prévenez votre administrateur et choisissez un nouveau mot de passe : sur la page de connexion, choisissez « Mot de passe oublié ? ».',
    },
    invitation: {
      subject: (_vendor, company) => `Invitation à rejoindre ${company}`,
      title: 'Vous avez reçu une invitation',
      body: (vendor, company) => [`${company} vous invite à travailler ensemble sur ${vendor}.`],
      action: 'Accepter l’invitation',
      note: 'Si vous ne savez pas qui vous invite, ignorez cet e-mail : rien ne se passera sans ce lien.',
    },
    personJoined: {
      subject: (_vendor, company) => `Une personne a rejoint ${company}`,
      title: 'Une personne a rejoint votre entreprise avec votre lien',
      body: (_vendor, company) => [
        `Une personne a utilisé votre lien d’invitation et fait maintenant partie de ${company}.`,
        'Vous la trouverez dans la liste des utilisateurs.',
      ],
      action: TO_SIGN_IN,
      note: 'Si vous n’attendiez personne, désactivez le lien : toute personne qui en dispose peut rejoindre l’entreprise.',
    },
    paymentReceipt: {
      subject: (vendor, _company, { number }) => `Votre reçu ${vendor} ${number}`,
      title: 'Merci pour votre paiement',
      body: (_vendor, company, { amount, date, number }) => [
        `Nous avons reçu ${amount} le ${date}. La facture ${number} de ${company} est réglée.`,
      ],
      action: 'Voir les factures',
      note: 'Vous pouvez télécharger la facture en PDF à tout moment.',
    },
    paymentFailed: {
      subject: (vendor) => `Votre paiement ${vendor} a échoué`,
      title: 'Votre paiement n’a pas abouti',
      body: (_vendor, company, { amount, number }) => [
        `Nous n’avons pas pu débiter ${amount} pour la facture ${number} de ${company}. Votre offre reste active pour le moment.`,
        'Mettez votre carte à jour ou payez avec une autre.',
      ],
      action: 'Mettre à jour le moyen de paiement',
      note: 'Nous réessaierons dans les prochains jours. Si vous avez déjà payé, vous pouvez ignorer cet e-mail.',
    },
    paymentConfirmation: {
      subject: (vendor) => `Confirmez votre paiement ${vendor}`,
      title: 'Votre banque vous demande de confirmer un paiement',
      body: (_vendor, company, { amount, number }) => [
        `Votre banque demande votre confirmation avant de payer ${amount} pour la facture ${number} de ${company}.`,
      ],
      action: 'Confirmer le paiement',
      note: 'Votre offre reste active pour le moment. Sans votre confirmation, le paiement échoue.',
    },
    tokenExpiring: {
      subject: (_vendor, _company, { token }) => `Votre jeton d’API « ${token} » expire bientôt`,
      title: 'Votre jeton d’API expire bientôt',
      body: (_vendor, company, { token, date }) => [
        `Le jeton d’API « ${token} » de ${company} cesse de fonctionner le ${date}.`,
        'Renouvelez-le avant : il reçoit un nouveau secret, et l’ancien peut encore fonctionner un moment.',
      ],
      action: TO_SIGN_IN,
      note: 'Si vous n’avez plus besoin de ce jeton, vous n’avez rien à faire. Il expire de lui-même.',
    },
    trialEnding: {
      subject: (vendor) => `Votre essai ${vendor} se termine bientôt`,
      title: 'Votre essai se termine bientôt',
      body: (_vendor, company, { plan, date, hasMethod }) => [
        `L’essai de ${plan} pour ${company} se termine le ${date}.`,
        hasMethod
          ? 'Votre offre continue ensuite et nous débitons votre moyen de paiement.'
          : 'Ajoutez un moyen de paiement pour conserver votre offre.',
      ],
      action: 'Voir l’abonnement',
      note: 'Rien n’est débité avant la fin de l’essai.',
    },
    subscriptionCanceled: {
      subject: (vendor) => `Votre abonnement ${vendor} est résilié`,
      title: 'Votre abonnement est résilié',
      body: (_vendor, company, { plan, date }) => [
        `L’offre ${plan} de ${company} reste active jusqu’au ${date}. Il ne sera pas renouvelé et rien d’autre ne sera débité.`,
      ],
      action: 'Voir l’abonnement',
      note: 'Vous avez changé d’avis ? Vous pouvez le renouveler jusqu’à ce jour.',
    },
    subscriptionEnded: {
      subject: (vendor) => `Votre abonnement ${vendor} a pris fin`,
      title: 'Votre abonnement a pris fin',
      body: (_vendor, company, { plan }) => [`L’offre ${plan} de ${company} a pris fin. Vos données sont toujours là.`],
      action: 'Choisir une offre',
      note: 'Vous pouvez vous abonner de nouveau à tout moment.',
    },
    seatsChanged: {
      subject: (vendor) => `Vos places ${vendor} ont changé`,
      title: 'Vos places ont changé',
      body: (_vendor, company, { plan, seats }) => [
        `L’offre ${plan} de ${company} compte désormais ce nombre de places : ${seats}.`,
      ],
      action: 'Voir l’abonnement',
      note: 'Vous n’avez rien à faire.',
    },
    paymentRefunded: {
      subject: (vendor) => `Votre paiement à ${vendor} a été remboursé`,
      title: 'Votre paiement a été remboursé',
      body: (_vendor, company, { amount, number }) => [
        `${amount} de la facture ${number} de ${company} ont été remboursés. Votre banque peut mettre quelques jours à l’afficher.`,
      ],
      action: 'Voir les factures',
      note: 'Vous n’avez rien à faire.',
    },
    paymentDisputed: {
      subject: (vendor) => `Un paiement à ${vendor} est contesté`,
      title: 'Un paiement est contesté',
      body: (_vendor, company, { amount, number }) => [
        `Une banque a contesté le paiement de ${amount} de la facture ${number} de ${company}.`,
        'Si la contestation aboutit, votre abonnement prend fin.',
      ],
      action: 'Voir les factures',
      note: 'S’il s’agit d’une erreur, demandez à votre banque de retirer la contestation.',
    },
  },
} satisfies MailMessages;
