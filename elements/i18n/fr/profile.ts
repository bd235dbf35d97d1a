import type { Messages } from '../namespaces.ts';

/** Messages of the profile tab, in French. */
export const messages = {
  title: 'Profil',
  description: 'Comment les autres vous voient et comment vous joindre.',
  managed: 'L’annuaire de votre entreprise gère ces informations. Demandez à votre administrateur de les modifier.',
  personal: {
    title: 'Informations personnelles',
    description: 'Visibles par les personnes de votre entreprise.',
    name: 'Nom',
    jobTitle: 'Fonction',
    address: 'Adresse',
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
