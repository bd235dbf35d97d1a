/** Brackets around a pseudo-localized text; visible text outside of them is hard-coded. */
export const OPEN = '⟦';
export const CLOSE = '⟧';

/** Text expansion over English: about that of German. */
const LONGER = 0.4;
const FILLER = ' öñé ţŵô ţĥŕéé ƒöûŕ ƒîvé šîẋ šéṽéñ éîĝĥţ';

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'aábƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÁBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ'.matchAll(
      /../gu,
    ),
  ).map(([pair]) => [pair.charAt(0), pair.slice(1)]),
);

/** Placeholder of a value that must stay as it is. */
const HELD = /\uE000\d+\uE001/g;

const accented = (text: string): string => text.replaceAll(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter);

const longer = (text: string): string => {
  let more = '';
  while (more.length < text.length * LONGER) more += FILLER;
  return text + more.slice(0, Math.ceil(text.length * LONGER)).trimEnd();
};

/** English as no language is: accented, longer, in brackets. Spaces at its ends stay outside. */
export const pseudoText = (text: string): string => {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return words === '' ? text : `${before}${OPEN}${longer(accented(words))}${CLOSE}${after}`;
};

type Values = Readonly<Record<string, string | number>>;

/** The same for a text with places to fill: what fills them stays as it is. */
export const pseudoPhrase =
  (message: (values: Values) => string) =>
  (values: Values): string => {
    const texts: string[] = [];
    const hold = (value: string | number) =>
      typeof value === 'string' ? `\uE000${texts.push(value) - 1}\uE001` : value;
    const held = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, hold(value)]));
    return pseudoText(message(held)).replaceAll(HELD, (mark) => texts[Number(mark.slice(1, -1))] ?? '');
  };
