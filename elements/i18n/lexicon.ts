import type { Area, AreaMessages, Messages, WordTable } from './areas.ts';
import { commonWords } from './common.words.ts';
import type { Language } from './languages.ts';

/** Words on their way. Once they are there they stand in `value`, where React's `use()` reads them without waiting. */
interface Coming<Words> extends Promise<Words> {
  status?: 'fulfilled';
  value?: Words;
}

type Load = () => { readonly words: object } | Promise<{ readonly words: object }>;

/** What has been fetched in this page, whoever asked. */
const fetched = new WeakMap<Load, Coming<object>>();
const failed = new WeakSet<Load>();

const fetchOnce = (load: Load): Coming<object> => {
  const known = fetched.get(load);
  if (known) return known;
  const loading = load();
  const coming: Coming<object> = Promise.resolve(loading).then(({ words }) => words);
  const come = (words: object) => Object.assign(coming, { status: 'fulfilled', value: words });
  // whoever waits for it is told; to others it is nothing
  coming.then(come, () => failed.add(load));
  if (!(loading instanceof Promise)) come(loading.words);
  fetched.set(load, coming);
  return coming;
};

/** The words of one element: where they come from, and which of them its screens have asked for. */
export interface Lexicon {
  /** Makes more areas known. */
  add(table: WordTable): void;
  /** Starts fetching; harmless for what is there or on its way. */
  fetch(areas: readonly Area[], language: Language): void;
  /** The words of an area, on their way or there: for `use()`. */
  read<Name extends Area>(area: Name, language: Language): Promise<AreaMessages[Name]>;
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
    if (!spoken) throw new Error(`This element's definition has no words for "${area}".`);
    asked.add(area);
    return spoken[language];
  };
  const ready: Lexicon['ready'] = (language) => {
    const loads = [...asked].map((area) => loadOf(area, language));
    for (const load of loads) if (failed.delete(load)) fetched.delete(load);
    const coming = loads.map(fetchOnce).filter(({ value }) => !value);
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
    known: (area, language) => fetchOnce(loadOf(area, language)).value as never,
    ready,
    // the keys are those of the table
    partsOf: (group) => (Object.keys(all) as Area[]).filter((area) => area.startsWith(`${group}/`)),
  };
};
