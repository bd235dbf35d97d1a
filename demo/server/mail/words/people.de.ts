import type { PeopleLetters } from './words.ts';

/** The mails of administering people, in German. */
export const de: PeopleLetters = {
  factorsReset: {
    subject: (vendor) => `Ihre zweiten Faktoren bei ${vendor} wurden zurückgesetzt`,
    title: 'Ihre zweiten Faktoren wurden zurückgesetzt',
    body: (vendor) => [
      `Eine Administratorin oder ein Administrator Ihres Unternehmens hat alle zweiten Faktoren Ihres Kontos bei ${vendor} entfernt.`,
      'Verlangt Ihr Unternehmen einen, richten Sie bei der nächsten Anmeldung einen neuen ein.',
    ],
    action: 'Zur Anmeldung',
    note: 'Wenn Sie nicht darum gebeten haben, sagen Sie es dort und wählen Sie ein neues Passwort: über „Passwort vergessen“ auf der Anmeldeseite.',
  },
  invitation: {
    subject: (_vendor, company) => `Einladung zu ${company}`,
    title: 'Sie sind eingeladen',
    body: (vendor, company) => [`${company} lädt Sie ein, bei ${vendor} zusammenzuarbeiten.`],
    action: 'Einladung annehmen',
    note: 'Wenn Sie nicht wissen, wer Sie einlädt, beachten Sie diese Mail nicht; ohne den Link geschieht nichts.',
  },
  personJoined: {
    subject: (_vendor, company) => `Jemand ist ${company} beigetreten`,
    title: 'Jemand ist über Ihren Link beigetreten',
    body: (_vendor, company) => [
      `Eine Person hat Ihren Einladungslink benutzt und gehört nun zu ${company}.`,
      'Wer es ist, sehen Sie in der Liste der Personen.',
    ],
    action: 'Zur Anmeldung',
    note: 'Wenn Sie niemanden erwartet haben, schalten Sie den Link ab: Wer ihn hat, kann beitreten.',
  },
};
