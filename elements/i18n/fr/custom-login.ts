import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('fr');

/** Messages of a company's own login page, in French. */
export const messages = {
  address: {
    title: 'Page de connexion',
    description: 'Une page de connexion à l’image de votre entreprise, à sa propre adresse.',
    alias: 'Nom dans l’adresse',
    aliasHint: 'Lettres, chiffres et tirets. Les liens avec un ancien nom n’affichent plus votre image.',
    link: 'Adresse de connexion',
  },
  look: {
    title: 'Apparence',
    description: 'Ce que l’on voit avant de se connecter.',
    logo: 'Logo',
    logoHint: 'Réduit à 200 × 60 pixels.',
    color: 'Couleur de la marque',
    colorHint: 'Pour les boutons et les liens ; assombrie ou éclaircie là où elle serait difficile à lire.',
    pick: 'Choisir une couleur',
  },
  social: {
    title: 'Connexion par d’autres services',
    description: 'Où vont les boutons, et dans quel ordre.',
    placement: 'Position',
    placements: { usual: 'Par défaut', top: 'Au-dessus du formulaire', bottom: 'Sous le formulaire' },
    order: 'Ordre',
    orderHint: 'Quand la place manque, les premiers restent visibles.',
    up: message('Monter {{name}}'),
    down: message('Descendre {{name}}'),
    moved: message('{{name}} est maintenant à la place {{place}} sur {{of}}'),
  },
  preview: { label: 'Aperçu de votre page de connexion' },
} satisfies Messages['custom-login'];
