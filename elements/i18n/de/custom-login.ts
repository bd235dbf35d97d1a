import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('de');

/** Messages of a company's own login page, in German. */
export const messages = {
  address: {
    title: 'Anmeldeseite',
    description: 'Eine Anmeldeseite im Erscheinungsbild Ihres Unternehmens, unter eigener Adresse.',
    alias: 'Name in der Adresse',
    aliasHint:
      'Buchstaben, Ziffern und Bindestriche. Links mit einem früheren Namen zeigen Ihr Erscheinungsbild nicht mehr.',
    link: 'Anmeldeadresse',
  },
  look: {
    title: 'Erscheinungsbild',
    description: 'Was vor der Anmeldung zu sehen ist.',
    logo: 'Logo',
    logoHint: 'Wird auf 200 × 60 Pixel verkleinert.',
    color: 'Markenfarbe',
    colorHint: 'Für Schaltflächen und Links; wo sie schlecht lesbar wäre, wird sie dunkler oder heller.',
    pick: 'Farbe auswählen',
  },
  social: {
    title: 'Anmeldung über andere Dienste',
    description: 'Wo die Schaltflächen stehen und in welcher Reihenfolge.',
    placement: 'Position',
    placements: { usual: 'Standard', top: 'Über dem Formular', bottom: 'Unter dem Formular' },
    order: 'Reihenfolge',
    orderHint: 'Wo wenig Platz ist, sind die ersten sofort zu sehen.',
    up: message('{{name}} nach oben'),
    down: message('{{name}} nach unten'),
    moved: message('{{name}} steht jetzt an Stelle {{place}} von {{of}}'),
  },
  preview: { label: 'Vorschau Ihrer Anmeldeseite' },
} satisfies Messages['custom-login'];
