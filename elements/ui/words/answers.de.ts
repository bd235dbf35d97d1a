import type { AnswersMessages } from './answers.en.ts';

/** What is said of a call that was not answered as hoped, in German. */
export const answersDe: AnswersMessages = {
  outdated: 'Was Sie sehen, ist vielleicht nicht mehr aktuell: Es ließ sich nicht neu laden.',
  failures: {
    offline:
      'Sie sind offline, oder der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    server: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    tooMany: 'Das war viel auf einmal. Warten Sie eine Minute und versuchen Sie es erneut.',
    forbidden: 'Das dürfen Sie nicht. Fragen Sie jemanden, der Ihr Unternehmen hier verwaltet.',
    notFound: 'Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht.',
    conflict: 'Das wurde inzwischen von jemand anderem geändert. Laden Sie es neu und wiederholen Sie Ihre Änderung.',
    unauthorized: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
    sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
    stepUpRequired: 'Bestätigen Sie, dass Sie es sind, und versuchen Sie es erneut.',
    tooLarge: 'Das ist zu viel auf einmal. Versuchen Sie es mit weniger.',
    keyTaken: 'Dieser Schlüssel ist schon vergeben. Wählen Sie einen anderen.',
    emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    readOnly: 'Das wird anderswo gepflegt und lässt sich hier nicht ändern.',
    beyondYou: 'Dafür braucht es mehr Berechtigungen, als Sie selbst haben.',
    defaultsBeyondYou:
      'Wer dazukommt, erhält Rollen, die mehr dürfen als Sie. Wählen Sie die Rollen aus, oder fragen Sie einen Administrator.',
    invalidInput: 'Hier stimmt etwas nicht. Prüfen Sie die Felder und versuchen Sie es erneut.',
    refused: 'Das war nicht möglich. Versuchen Sie es erneut.',
  },
};
