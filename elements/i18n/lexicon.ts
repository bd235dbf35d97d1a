import { fetchOnce } from '../kit/dom/fetch-once.ts';
import type { Area, AreaMessages, Messages, WordsModule, WordTable } from './areas.ts';
import { commonWords } from './common.words.ts';
import type { Language } from './languages.ts';

type Load = () => WordsModule<object> | Promise<WordsModule<object>>;

/** The words of one element: where they come from, and which of them its screens have asked for. */
export interface Lexicon {
  /** Makes more areas known. */
  add(table: WordTable): void;
  /** Starts fetching; harmless for what is there or on its way. */
  fetch(areas: readonly Area[], language: Language): void;
  /** The words of an area, on their way or there: for `readPromise`. */
  read<Name extends Area>(area: Name, language: Language): Promise<WordsModule<AreaMessages[Name]>>;
  /** The words of an area, if they are there. */
  known<Name extends Area>(area: Name, language: Language): AreaMessages[Name] | undefined;
  /**
   * Settles once everything that was ever asked for is there in this language; nothing to wait for is `undefined`. What
   * failed before is tried again.
   */
  ready(language: Language): Promise<void> | undefined;
  /** The areas of a group: `ui` has `ui/inputs` and so on. */
  partsOf(group: keyof Messages): readonly Area[];
}

export const lexiconOf = (table: WordTable = {}): Lexicon => {
  let all: WordTable = { ...table, common: commonWords };
  const asked = new Set<Area>(['common']);

  const loadOf = (area: Area, language: Language): Load => {
    const spoken = all[area];
    if (!spoken) throw new Error(`There are no words for "${area}"`);
    asked.add(area);
    return spoken[language];
  };
  const ready: Lexicon['ready'] = (language) => {
    const coming = [...asked].map((area) => fetchOnce(loadOf(area, language), true)).filter(({ value }) => !value);
    // a screen may have asked for more meanwhile
    return coming.length > 0 ? Promise.all(coming).then(() => ready(language)) : undefined;
  };
  return {
    add: (more) => {
      all = { ...all, ...more };
    },
    fetch: (areas, language) => areas.forEach((area) => fetchOnce(loadOf(area, language))),
    // the table gives each area its own words
    read: (area, language) => fetchOnce(loadOf(area, language)) as never,
    known: (area, language) => fetchOnce(loadOf(area, language)).value?.words as never,
    ready,
    // the keys are those of the table
    partsOf: (group) => (Object.keys(all) as Area[]).filter((area) => area.startsWith(`${group}/`)),
  };
};
