interface Answer {
  status: number;
  errorCode: string | undefined;
  attemptsLeft?: number | undefined;
}

/** Outcome of each call as text: its error code, else its status, with the attempts left where given. */
export const outcomesOf = async (...answers: Promise<Answer>[]): Promise<string[]> =>
  (await Promise.all(answers)).map(({ status, errorCode, attemptsLeft }) =>
    [errorCode ?? status, attemptsLeft].filter((part) => part !== undefined).join(' '),
  );
