/** Folded text, and for each of its letters the index in the original. */
export interface FoldedText {
  readonly text: string;
  readonly from: readonly number[];
}

/** Folds case, accents, points and widths for a search: "Ångström" is found by "angstrom", "Straße" by "strasse". */
export const foldText = (text: string): FoldedText => {
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    // upper case first: it writes a sharp s as two letters, and a dotless i as others do
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
    for (let place = 0; place < plain.length; place += 1) from.push(at);
    folded += plain;
    at += letter.length;
  }
  return { text: folded, from: [...from, at] };
};

/** Words of a query, folded. */
export const wordsOf = (query: string): readonly string[] => foldText(query).text.split(/\s+/).filter(Boolean);

/** Range of a text: start, and end exclusive. */
export type TextRange = readonly [from: number, to: number];

/** Ranges of a text that match a query: the first match of each word, in order and without overlaps. */
export const matchRanges = (text: string, query: string): readonly TextRange[] => {
  const { text: folded, from } = foldText(text);
  const found = wordsOf(query).flatMap((word): TextRange[] => {
    const at = folded.indexOf(word);
    return at < 0 ? [] : [[from[at] ?? 0, from[at + word.length] ?? text.length]];
  });
  const inOrder = found.toSorted(([one], [other]) => one - other);
  return inOrder.reduce<readonly TextRange[]>((merged, next) => {
    const last = merged.at(-1);
    if (!last || next[0] > last[1]) return [...merged, next];
    return [...merged.slice(0, -1), [last[0], Math.max(last[1], next[1])]];
  }, []);
};
