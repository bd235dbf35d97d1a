import { intlWords } from '../intl-words.ts';
import { untranslated, visibleTexts } from '../visible-texts.ts';

const ofIntl = intlWords();

/** Source texts of the gallery's entries and of the modules beside them, by path: what data an entry shows is in them. */
const sources: Record<string, string> = import.meta.glob(
  '../../../demo/preview/gallery/{entries/*.gallery.tsx,*.ts,*.tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const unescaped = (text: string) =>
  text.replaceAll(/&(quot|apos|amp|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '').replaceAll(/\s+/g, ' ');
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

/** String literals of a source, and its text between tags and braces. */
const textsIn = (source: string): string =>
  [/'([^'\n]*)'/g, /"([^"\n]*)"/g, /`([^`]*)`/g, /[>}]([^<>{}]+)(?=[<{])/g]
    .flatMap((pattern) => Array.from(source.matchAll(pattern), ([, text = '']) => unescaped(text)))
    .join('\n');
const found = (source: string, pattern: RegExp) => Array.from(source.matchAll(pattern), ([, text = '']) => text);

/** Data of an entry that is in no string literal of its source. */
const UNQUOTED: Readonly<Record<string, (source: string) => readonly string[]>> = {
  combobox: () => Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.replaceAll('_', ' ').split('/')),
  'file-drop': (source) => found(source, /\.(\w{3,4})\b/g).map((type) => type.toUpperCase()),
};
const dataOf = (entry: string) =>
  Object.entries(sources)
    .filter(([path]) => path.endsWith(`/${entry}.gallery.tsx`) || !path.includes('/entries/'))
    .flatMap(([, source]) => [textsIn(source), ...(UNQUOTED[entry]?.(source) ?? [])])
    .join('\n');

/** Start tag of a name or value of the JSON view: data in any language. */
const IS_JSON = /^<\w+ class="fe-json-(name|string|boolean|null)"/;

const graphemes = new Intl.Segmenter('en');
/** True for the initials of an avatar: at most two graphemes, made of a name. */
const isInitials = (text: string) => [...graphemes.segment(text)].length <= 2;
const WORD = /[\p{L}\p{M}\u200C’'-]/u;

/** Length in characters from which a text counts as data wherever the data contain it: no message is part of data by chance, and a component may have cut it. */
const LONG = 20;

/** True where the data contain the text as whole words. */
const contains = (text: string, data: string): boolean => {
  if (text.length > LONG) return data.includes(text);
  for (let at = data.indexOf(text); at >= 0; at = data.indexOf(text, at + 1))
    if (!WORD.test(data.charAt(at - 1)) && !WORD.test(data.charAt(at + text.length))) return true;
  return false;
};

/** True where a text consists of data only: greedy match of the longest piece from its start. */
const isData = (text: string, data: string): boolean => {
  const rest = text.replace(/^[^\p{L}]+/u, '');
  if (rest === '' || isInitials(rest) || contains(rest, data)) return true;
  const words = Array.from(rest.matchAll(/[\p{L}\p{M}\u200C’'-]+/gu), ({ 0: word, index }) => index + word.length);
  for (const end of words.toReversed()) {
    const piece = rest.slice(0, end);
    if (contains(piece, data) || ofIntl.has(piece)) return isData(rest.slice(end), data);
  }
  return false;
};

/** Untranslated texts of an entry in the pseudo-locale: neither data nor in a language file. */
export const foreignIn = (root: ShadowRoot, name: string): string[] => {
  const places = [...root.querySelectorAll('.fe-state-place')];
  const data = dataOf(name);
  return visibleTexts(...places)
    .filter(({ text, where }) => !IS_JSON.test(where) && !isData(untranslated(text), data))
    .map(({ text, where }) => `${text} in ${where}`);
};
