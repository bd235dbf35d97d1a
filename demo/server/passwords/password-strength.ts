import type { PasswordEstimator } from '../ports.ts';

/** Characters that are looked at: what begins so strongly is strong enough, and the work grows with their square. Ours. */
const CHARACTERS = 40;
/** Ways of undoing `p4ssw0rd` that are tried: the library's own 512 let forty characters take seconds. Ours. */
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

/** How many guesses a password takes by zxcvbn, with the passwords and patterns that guessers try first; read in when first asked. */
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

/** A rough one without dictionaries, for a preview: as many different characters as there are, outside of known words. */
export const roughStrength = (): PasswordEstimator => ({
  guessesLog10: async (password, words) => {
    const known = words.reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
    return 1.1 * new Set(known).size;
  },
});
