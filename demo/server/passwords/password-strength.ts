import type { PasswordEstimator } from '../ports.ts';

/** Maximum length that is scored: a strong beginning is enough, and the work is quadratic. Ours. */
const CHARACTERS = 40;
/** Maximum of l33t substitutions (`p4ssw0rd`): the library's 512 take seconds for forty characters. Ours. */
const SUBSTITUTIONS = 20;

const open = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: SUBSTITUTIONS,
    maxLength: CHARACTERS,
  });
};

/** Number of guesses by zxcvbn, with its dictionaries of common passwords and patterns, loaded on first use. */
export const zxcvbnStrength = (): PasswordEstimator => {
  let opened: ReturnType<typeof open> | undefined;
  return {
    guessesLog10: async (password, words) => {
      opened ??= open();
      const begins = [...password].slice(0, CHARACTERS).join('');
      return (await opened).check(begins, [...words]).guessesLog10;
    },
  };
};

/** Rough estimator without dictionaries, for a preview: the number of different characters outside of known words. */
export const roughStrength = (): PasswordEstimator => ({
  guessesLog10: async (password, words) => {
    const known = words.reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
    return 1.1 * new Set(known).size;
  },
});
