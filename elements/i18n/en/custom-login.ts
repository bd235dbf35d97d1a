import { formatsOf } from '../formats.ts';

const { message } = formatsOf('en');

/** Messages of a company's own login page, in English. */
export const messages = {
  address: {
    title: 'Login page',
    description: 'A sign-in page with your company’s look, at its own address.',
    alias: 'Name in the address',
    aliasHint: 'Letters, digits and dashes. Links with an earlier name stop showing your look.',
    link: 'Login address',
  },
  look: {
    title: 'Look',
    description: 'What people see before they sign in.',
    logo: 'Logo',
    logoHint: 'Scaled to fit 200 × 60 pixels.',
    color: 'Brand color',
    colorHint: 'Used for buttons and links, made darker or lighter where it would be hard to read.',
    pick: 'Pick a color',
  },
  social: {
    title: 'Social sign-in',
    description: 'Where the buttons go, and in which order.',
    placement: 'Position',
    placements: { usual: 'Default', top: 'Above the form', bottom: 'Below the form' },
    order: 'Order',
    orderHint: 'Where space is short, the first ones stay visible.',
    up: message('Move {{name}} up'),
    down: message('Move {{name}} down'),
    moved: message('{{name}} is now {{place}} of {{of}}'),
  },
  preview: { label: 'Preview of your login page' },
};

declare module '../namespaces.ts' {
  interface Messages {
    'custom-login': typeof messages;
  }
}
