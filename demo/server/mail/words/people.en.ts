import type { PeopleLetters } from './words.ts';

/** The mails of administering people, in English. */
export const en: PeopleLetters = {
  factorsReset: {
    subject: (vendor) => `Your second factors were reset at ${vendor}`,
    title: 'Your second factors were reset',
    body: (vendor) => [
      `An administrator of your company has removed every second factor of your ${vendor} account.`,
      'If your company asks for one, you set up a new one at your next sign-in.',
    ],
    action: 'Go to sign-in',
    note: 'If you did not ask for this, tell your administrator, and choose a new password: on the sign-in page, follow “Forgot password”.',
  },
  invitation: {
    subject: (_vendor, company) => `Join ${company}`,
    title: 'You are invited',
    body: (vendor, company) => [`${company} has invited you to work together at ${vendor}.`],
    action: 'Accept the invitation',
    note: 'If you do not know who invites you, ignore this mail; without the link nothing happens.',
  },
  personJoined: {
    subject: (_vendor, company) => `Somebody has joined ${company}`,
    title: 'Somebody has joined by your link',
    body: (_vendor, company) => [
      `A person has used the invitation link you made and now belongs to ${company}.`,
      'You see who it is among your people.',
    ],
    action: 'Go to sign-in',
    note: 'If you expected nobody, disable the link: whoever has it can join.',
  },
};
