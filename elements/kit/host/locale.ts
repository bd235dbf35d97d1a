import {
  canonicalTag,
  DEFAULT_LANGUAGE,
  knownLanguage,
  LANGUAGES,
  type TextDirection,
  textDirectionOf,
  type Language,
  languageFor,
} from '../../i18n/languages.ts';
import { composedAncestors } from '../dom/ancestors.ts';

/** Locale of an element: the language of its messages, the BCP 47 tag by which numbers and dates are written, and its direction. */
export interface Locale {
  readonly language: Language;
  readonly tag: string;
  readonly direction: TextDirection;
}

/**
 * Locale of an element: the nearest `lang` outwards from itself, else the document's. Ours: a `dir` at least as near
 * as that `lang` decides the direction, else the language's own does.
 */
export const localeOf = (element: Element): Locale => {
  let direction: TextDirection | undefined;
  for (const node of composedAncestors(element)) {
    const dir = node.getAttribute('dir');
    if (dir === 'ltr' || dir === 'rtl') direction ??= dir;
    const tag = canonicalTag(node.getAttribute('lang') ?? '');
    if (tag) return locale(tag, direction);
  }
  return locale(DEFAULT_LANGUAGE, direction);
};

const toldTags = new Set<string>();

/** Warns the page's developer once about a language without messages. */
const warnOfMissing = (tag: string): void => {
  if (toldTags.has(tag)) return;
  toldTags.add(tag);
  const known = Object.keys(LANGUAGES).join(', ');
  // oxlint-disable-next-line no-console -- the page's developer looks there first
  console.warn(`lang="${tag}" has no messages, so elements are shown in English. Languages: ${known}.`);
};

const locale = (tag: string, direction?: TextDirection): Locale => {
  const language = languageFor(tag);
  if (!knownLanguage(tag)) warnOfMissing(tag);
  // numbers and dates follow the messages: English text with Arabic digits would be neither
  return {
    language,
    tag: tag.split('-')[0] === language ? tag : language,
    direction: direction ?? textDirectionOf(language),
  };
};

/** Locale of an element that is in no page yet. */
export const DEFAULT_LOCALE: Locale = locale(DEFAULT_LANGUAGE);

const listeners = new Map<Document, { changed: Set<() => void>; observer: MutationObserver }>();

/** Subscribes to changes of any `lang` or `dir` in the document. One observer serves every element of a document. */
export const watchLocale = (document: Document, changed: () => void): (() => void) => {
  let watch = listeners.get(document);
  if (!watch) {
    const all = new Set<() => void>();
    const observer = new MutationObserver(() => [...all].forEach((notify) => notify()));
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
