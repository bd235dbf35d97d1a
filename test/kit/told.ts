interface Answer {
  status: number;
  errorCode: string | undefined;
  attemptsLeft?: number | undefined;
}

/** Outcome of each call, in a word: its error's code, else its status; and how often it may still be tried. */
export const told = async (...answers: Promise<Answer>[]): Promise<string[]> =>
  (await Promise.all(answers)).map(({ status, errorCode, attemptsLeft }) =>
    [errorCode ?? status, attemptsLeft].filter((part) => part !== undefined).join(' '),
  );
