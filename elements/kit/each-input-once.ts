/** Calls that are under way, by what they were made with. */
export interface EachInputOnce<Input, Answer> {
  /** The one that is under way with this input, else a new one. */
  run(input: Input, make: (input: Input) => Promise<Answer>): Promise<Answer>;
  /** Whether there is none beside the one that is ending now. */
  isLast(): boolean;
}

/** Makes what is asked for twice with one input once, while it is under way: a button was pressed twice. Files are not told apart. */
export const eachInputOnce = <Input, Answer>(): EachInputOnce<Input, Answer> => {
  const under = new Map<string, Promise<Answer>>();
  return {
    run: (input, make) => {
      const key = JSON.stringify(input) ?? '';
      const known = under.get(key);
      if (known) return known;
      const making = make(input).finally(() => under.delete(key));
      under.set(key, making);
      return making;
    },
    isLast: () => under.size <= 1,
  };
};
