import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('fr');

/** Messages of the account's settings, in French. */
export const messages = {
  title: 'Compte',
  description: 'Les informations de votre entreprise et l’affichage des dates et des montants.',
  views: { settings: 'Paramètres', customLogin: 'Connexion personnalisée' },
  logo: { remove: 'Retirer' },
  company: {
    title: 'Entreprise',
    description: 'Le nom figure dans les invitations et les e-mails.',
    name: 'Nom de l’entreprise',
    website: 'Site web',
    logo: 'Logo',
    logoHint: 'Réduit à 512 × 512 pixels.',
  },
  address: {
    title: 'Adresse',
    description: 'L’adresse postale de votre entreprise.',
    country: 'Pays',
    line1: 'Adresse',
    line2: 'Complément d’adresse',
    city: 'Ville',
    state: 'État ou région',
    postCode: 'Code postal',
  },
  region: {
    title: 'Région',
    description: 'S’applique à toutes les personnes de votre entreprise qui n’ont pas fait leur propre choix.',
    timezone: 'Fuseau horaire',
    browserZone: 'Celui de chaque personne',
    currency: 'Devise',
    dateFormat: 'Format de date',
    timeFormat: 'Format d’heure',
    usual: message('Format de la langue ({{example}})'),
  },
} satisfies Messages['account-settings'];
