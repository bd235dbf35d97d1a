import { wordsIn } from '../../i18n/words.ts';

const { phrase, counted } = wordsIn('en');

/** What the components of this family say, in English. */
export const displayEn = {
  missing: 'None',
  more: counted({ other: '{{count}} more' }),
  copy: phrase('Copy {{what}}'),
  copied: 'Copied',
  copyFailed: 'Could not copy. Select the text and copy it yourself.',
  of: phrase('{{value}} of {{max}}'),
  over: phrase('{{over}} over the limit'),
  notMeasured: phrase('{{label}}: not known'),
  measured: phrase('{{label}}: {{value}} of {{max}}'),
  measuredWith: phrase('{{label}}: {{value}} of {{max}}, {{verdict}}'),
  empty: {
    noMatch: 'Nothing matches',
    noMatchHint: 'Try other words, or take some filters away.',
    clearFilters: 'Clear filters',
    failed: 'This did not load',
    failedHint: 'Check your connection and try again.',
  },
  pages: {
    label: 'Pages',
    page: phrase('Page {{page}}'),
    previous: 'Previous page',
    next: 'Next page',
    range: phrase('{{range}} of {{total}}'),
  },
  series: {
    none: phrase('{{label}}: no data yet'),
    noneShort: 'No data yet',
    one: phrase('{{label}}: {{last}}'),
    summary: phrase('{{label}}: lowest {{low}}, highest {{high}}, latest {{last}}'),
  },
  tree: {
    loading: phrase('Loading {{name}}'),
    failed: 'Could not load. Try again',
    more: 'Show more',
    moreFailed: 'Could not load more. Try again',
  },
  json: {
    items: counted({ one: '{{count}} item', other: '{{count}} items' }),
    showMore: counted({ one: 'Show {{count}} more', other: 'Show {{count}} more' }),
    showAll: counted({ one: 'Show all of it', other: 'Show all {{count}} characters' }),
  },
  qr: {
    tooLong: 'This is too long for a code that can be scanned. Use the text instead.',
    notLoaded: 'The code did not load.',
  },
};

export type DisplayMessages = typeof displayEn;
