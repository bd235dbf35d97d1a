import type { Messages } from '../namespaces.ts';

/** Messages that every element has, in French: they come before any screen. */
export const messages = {
  loading: 'Chargement',
  tryAgain: 'Réessayer',
  reloadPage: 'Recharger la page',
  failed: 'Un problème est survenu sur cet écran. Réessayez.',
  loadFailed: 'Impossible de charger cet écran. Vérifiez votre connexion et réessayez.',
  appMissing: 'Cet écran n’est pas encore relié à une application. Rechargez la page ou prévenez son responsable.',
  originRefused: 'Ce site n’est pas autorisé à utiliser ce service de connexion. Prévenez les responsables du site.',
  email: 'Adresse e-mail',
  enterEmail: 'Saisissez votre adresse e-mail pour continuer.',
  continue: 'Continuer',
  working: 'Un instant',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  capsLockOn: 'Verrouillage majuscules activé.',
  required: 'Champ obligatoire',
  checkFields: 'Corrigez les champs signalés.',
  rulesMet: 'Respecté',
  rulesUnmet: 'Pas encore respecté',
} satisfies Messages['common'];
