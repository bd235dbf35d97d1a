import { canonicalTag, type Direction, directionOf, type Language, languageFor } from '../../i18n/languages.ts';
import { composedAncestors } from '../dom/ancestors.ts';

/** How an element speaks: which words, in which locale numbers and dates are written, and which way lines run. */
export interface Speech {
  readonly language: Language;
  readonly locale: string;
  readonly direction: Direction;
}

/**
 * The speech of an element: the nearest `lang` outwards from itself, else the document's. Ours: a `dir` at least as near
 * as that `lang` decides the direction, else the language's own does.
 */
export const speechOf = (element: Element): Speech => {
  let direction: Direction | undefined;
  for (const node of composedAncestors(element)) {
    const dir = node.getAttribute('dir');
    if (dir === 'ltr' || dir === 'rtl') direction ??= dir;
    const locale = canonicalTag(node.getAttribute('lang') ?? '');
    if (locale) return speech(locale, direction);
  }
  return speech('en', direction);
};

const speech = (locale: string, direction?: Direction): Speech => {
  const language = languageFor(locale);
  // numbers and dates follow the words: English words with Arabic digits would be neither
  return {
    language,
    locale: locale.split('-')[0] === language ? locale : language,
    direction: direction ?? directionOf(language),
  };
};

/** How an element speaks until it is known where it stands. */
export const FIRST_SPEECH: Speech = speech('en');

const listeners = new Map<Document, { changed: Set<() => void>; observer: MutationObserver }>();

/** Calls back when any `lang` or `dir` in the document changes. One observer serves every element of a document. */
export const watchLanguage = (document: Document, changed: () => void): (() => void) => {
  let watch = listeners.get(document);
  if (!watch) {
    const all = new Set<() => void>();
    const observer = new MutationObserver(() => [...all].forEach((tell) => tell()));
    observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['lang', 'dir'] });
    listeners.set(document, (watch = { changed: all, observer }));
  }
  const { changed: all, observer } = watch;
  all.add(changed);
  return () => {
    all.delete(changed);
    if (all.size > 0) return;
    observer.disconnect();
    listeners.delete(document);
  };
};
