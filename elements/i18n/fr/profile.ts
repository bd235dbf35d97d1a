import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('fr');

/** Messages of the profile tab, in French. */
export const messages = {
  title: 'Profil',
  description: 'Comment les autres vous voient et comment vous joindre.',
  managed: 'L’annuaire de votre entreprise gère ces informations. Demandez à votre administrateur de les modifier.',
  changedElsewhere:
    'Votre profil a été modifié ailleurs. Votre saisie est toujours là : vérifiez-la, puis enregistrez à nouveau.',
  personal: {
    title: 'Informations personnelles',
    description: 'Visibles par les personnes de votre entreprise.',
    name: 'Nom',
    jobTitle: 'Fonction',
    address: 'Adresse',
  },
  photo: {
    title: 'Photo',
    description: 'Affichée à côté de votre nom. Enregistrée dès que vous la changez.',
    add: 'Ajouter une photo',
    change: 'Changer la photo',
    remove: 'Retirer la photo',
    confirm: { title: 'Retirer votre photo ?', effect: 'Les autres verront vos initiales.' },
    dialog: 'Votre photo',
    file: 'Photo',
    camera: 'Prendre une photo',
    another: 'En choisir une autre',
    take: 'Prendre la photo',
    preview: 'Aperçu de la caméra',
    save: 'Enregistrer la photo',
    frame: 'Photo dans son cadre. Déplacez-la avec les flèches, zoomez avec plus et moins.',
    zoom: 'Zoom',
    unreadable: 'Ce fichier n’a pas pu être lu comme une image. Utilisez PNG, JPEG, WebP ou GIF.',
    noCamera: 'La caméra n’a pas pu être utilisée. Autorisez-la dans votre navigateur ou choisissez un fichier.',
  },
  contact: {
    title: 'Contact',
    description: 'Une nouvelle adresse e-mail ou un nouveau numéro prend effet une fois confirmé.',
  },
  email: {
    label: 'E-mail',
    change: 'Changer d’e-mail',
    dialog: 'Changer votre adresse e-mail',
    effect:
      'Nous écrirons aux deux adresses. Le changement prend effet une fois confirmé dans les deux, et peut être annulé depuis l’adresse actuelle pendant trois jours.',
    newAddress: 'Nouvelle adresse e-mail',
    submit: 'Envoyer les e-mails',
    same: 'C’est votre adresse actuelle.',
    pending: {
      title: 'Les deux adresses doivent confirmer. Les liens fonctionnent 24 heures.',
      confirmed: 'a confirmé',
      waiting: 'n’a pas encore confirmé',
      resend: 'Renvoyer les e-mails',
      resent: 'Renvoyés',
      cancel: 'Abandonner le changement',
    },
  },
  phone: {
    label: 'Téléphone',
    none: 'Aucun numéro de téléphone',
    add: 'Ajouter un numéro',
    change: 'Changer de numéro',
    remove: 'Retirer',
    confirm: { title: message('Retirer le {{number}} ?'), effect: 'Il ne figurera plus dans votre profil.' },
    dialog: 'Votre numéro de téléphone',
    effect: 'Nous y enverrons un code par SMS.',
    send: 'Envoyer le code',
    codeTitle: 'Consultez votre téléphone',
    codeSent: message('Nous avons envoyé un code à 6 chiffres au {{number}}.'),
    verify: 'Confirmer le numéro',
    otherNumber: 'Utiliser un autre numéro',
  },
  region: {
    title: 'Langue et heure',
    description: 'Pour vous seulement.',
    language: 'Langue',
    languageHint: 'Pour les e-mails et les SMS que nous vous envoyons.',
    timezone: 'Fuseau horaire',
    browserZone: 'Celui de ce navigateur',
  },
} satisfies Messages['profile'];
