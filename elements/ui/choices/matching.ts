import type { ListedChoice } from './choice.ts';
import { foldText, wordsOf } from './fold-text.ts';

/** Cache of folded text by option. */
const known = new WeakMap<ListedChoice, { label: string; all: string }>();

const searched = (choice: ListedChoice) => {
  let texts = known.get(choice);
  if (!texts) {
    const label = foldText(choice.label).text;
    const rest = [choice.hint, choice.keywords, choice.group].map((text) => foldText(text ?? '').text);
    known.set(choice, (texts = { label, all: [label, ...rest].join('\n') }));
  }
  return texts;
};

/** Rank of a match: prefix of the label, prefix of one of its words, or anywhere. */
const distance = (choice: ListedChoice, query: string): number => {
  const { label } = searched(choice);
  const at = label.indexOf(query);
  if (at === 0) return 0;
  return at > 0 && /[^\p{L}\p{N}]/u.test(label.charAt(at - 1)) ? 1 : 2;
};

/** Options that match every word of a query, best first; where options are grouped, in the order of the groups. */
export const matching = <One extends ListedChoice>(choices: readonly One[], query: string): readonly One[] => {
  const words = wordsOf(query);
  const [first] = words;
  if (first === undefined) return choices;
  const found = choices.filter((choice) => words.every((word) => searched(choice).all.includes(word)));
  if (found.some((choice) => choice.group !== undefined)) return found;
  return found.toSorted((one, other) => distance(one, first) - distance(other, first));
};

/** Option whose label equals the text, apart from case and accents. */
export const named = <One extends ListedChoice>(choices: readonly One[], text: string): One | undefined => {
  const wanted = foldText(text.trim()).text;
  return choices.find((choice) => !choice.disabled && searched(choice).label === wanted);
};
