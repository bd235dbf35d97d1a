/** Messages of the profile tab, in English. */
export const messages = {
  title: 'Profile',
  description: 'How others see you, and how we reach you.',
  managed: 'Your company’s directory manages these details. Ask your administrator to change them.',
  personal: {
    title: 'Personal details',
    description: 'Shown to people in your company.',
    name: 'Name',
    jobTitle: 'Job title',
    address: 'Address',
  },
  region: {
    title: 'Language and time',
    description: 'Only for you.',
    language: 'Language',
    languageHint: 'For emails and text messages we send you.',
    timezone: 'Time zone',
    browserZone: 'Same as this browser',
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    profile: typeof messages;
  }
}
