import MiniSearch from 'minisearch';

/** Words of a text: names such as `fe-login-box` as a whole and by their parts. */
const tokenize = (text) =>
  Array.from(text.matchAll(/[\p{L}\p{N}_-]+/gu), ([word]) => word).flatMap((word) =>
    /[-_]/.test(word) ? [word, ...word.split(/[-_]+/).filter(Boolean)] : [word],
  );

const OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'url', 'excerpt', 'isName'],
  tokenize,
  searchOptions: {
    boost: { title: 6, page: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 5 ? 0.2 : 0),
    combineWith: 'AND',
  },
};

/** Characters of an entry that a result shows. */
const EXCERPT = 140;

/** Index of the entries, as data: `{ title, page, url, text, isName }`, an API name, a section or a page each. */
export const createIndex = (entries) => {
  const index = new MiniSearch(OPTIONS);
  index.addAll(entries.map((entry, id) => ({ ...entry, id, excerpt: entry.text.slice(0, EXCERPT) })));
  return index.toJSON();
};

/** Pages that are made from the sources. */
const REFERENCE = /^(elements|api)\//;

/** Rank of a result before its score: an API name that is the query, in the reference or elsewhere, one that begins with it, everything else. */
const rankOf = ({ title, isName, url }, query) => {
  if (!isName) return 3;
  const name = title.toLowerCase();
  if (name === query) return REFERENCE.test(url) ? 0 : 1;
  return name.startsWith(query) ? 2 : 3;
};

/** Results of one API name: elements share most of theirs. */
const SAME_NAME = 2;

/** Filter that leaves out an API name after its first results. */
const fewOfAName = () => {
  const counts = new Map();
  return ({ title, isName }) => {
    if (!isName) return true;
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return count <= SAME_NAME;
  };
};

/** Opens an index; the answer finds the best results for a query. */
export const openIndex = (data) => {
  const index = MiniSearch.loadJS(data, OPTIONS);
  return (text, limit) => {
    const query = text
      .trim()
      .toLowerCase()
      .replace(/^<|>$|\(\)$/g, '');
    if (query === '') return [];
    const found = index.search(query);
    const results = found.length > 0 ? found : index.search(query, { combineWith: 'OR' });
    // sorting is stable: within a rank the best score stays first
    return results
      .toSorted((one, other) => rankOf(one, query) - rankOf(other, query))
      .filter(fewOfAName())
      .slice(0, limit);
  };
};
