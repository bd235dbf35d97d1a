import { formatsOf } from '../formats.ts';

const { message } = formatsOf('en');

/** Messages of the account's settings, in English. */
export const messages = {
  title: 'Account',
  description: 'Your company’s details, and how dates and amounts are shown.',
  views: { settings: 'Settings', customLogin: 'Custom login' },
  logo: { remove: 'Remove' },
  company: {
    title: 'Company',
    description: 'People see the name in invitations and emails.',
    name: 'Company name',
    website: 'Website',
    logo: 'Logo',
    logoHint: 'Scaled to fit 512 × 512 pixels.',
  },
  address: {
    title: 'Address',
    description: 'Your company’s postal address.',
    country: 'Country',
    line1: 'Address',
    line2: 'Apartment, suite, floor',
    city: 'City',
    state: 'State or region',
    postCode: 'Postal code',
  },
  region: {
    title: 'Region',
    description: 'Applies to everyone in your company who hasn’t chosen their own.',
    timezone: 'Time zone',
    browserZone: 'Each person’s own',
    currency: 'Currency',
    dateFormat: 'Date format',
    timeFormat: 'Time format',
    usual: message('Language default ({{example}})'),
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    'account-settings': typeof messages;
  }
}
