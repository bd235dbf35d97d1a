/** What is said of a call that was not answered as hoped, in English. */
export const answersEn = {
  outdated: 'What you see may be out of date, because it did not load again.',
  failures: {
    offline: 'You are offline, or the service cannot be reached. Check your connection and try again.',
    server: 'Something went wrong on our side. Try again in a moment.',
    tooMany: 'That was a lot at once. Wait a minute, then try again.',
    forbidden: 'You may not do this. Ask an administrator of your company.',
    notFound: 'This is no longer there. Somebody may have deleted it.',
    conflict: 'Somebody else changed this meanwhile. Load it again and repeat your change.',
    unauthorized: 'Your session has ended. Sign in again.',
    sessionEnded: 'Your session has ended. Sign in again.',
    stepUpRequired: 'Confirm that it is you, then try again.',
    tooLarge: 'This is too much at once. Try with less.',
    keyTaken: 'Another one has this key. Choose a different one.',
    emailTaken: 'This email has an account already.',
    readOnly: 'This is looked after elsewhere and cannot be changed here.',
    beyondYou: 'This takes more permissions than you have yourself.',
    defaultsBeyondYou: 'Whoever joins gets roles that may do more than you. Choose the roles, or ask an administrator.',
    invalidInput: 'Something here is not right. Check the fields and try again.',
    refused: 'That was not possible. Try again.',
  },
};

export type AnswersMessages = typeof answersEn;
