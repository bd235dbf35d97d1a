import { wordsIn } from '../../i18n/words.ts';

const { phrase, counted } = wordsIn('en');

/** What the components of this family say, in English. */
export const choicesEn = {
  /** In a select in which nothing is chosen yet. */
  choose: 'Choose',
  clear: 'Clear',
  clearAll: 'Clear all',
  /** The button that opens the list of a combobox. */
  options: 'Show the list',
  notLoaded: 'The list did not load.',
  noMatch: phrase('Nothing matches “{{query}}”.'),
  nothing: 'There is nothing to choose from.',
  matches: counted({ one: '{{count}} match', other: '{{count}} matches' }),
  /** The button of a chip. */
  remove: phrase('Remove {{label}}'),
  added: phrase('{{label}} added.'),
  removed: phrase('{{label}} removed.'),
  cleared: 'All removed.',
  addedMany: counted({ one: '{{count}} added.', other: '{{count}} added.' }),
  alreadyThere: counted({ one: '{{count}} was there already.', other: '{{count}} were there already.' }),
  /** Heard in a field with chips. */
  chipsHelp: counted({
    one: '{{count}} chosen. Backspace leads to it.',
    other: '{{count}} chosen. Backspace leads to them.',
  }),
  /** A bar of filters, and one of them: how its column is compared, and with what. */
  filters: 'Filters',
  clearFilters: 'Clear all',
  condition: phrase('{{column}}: condition'),
  valueOf: phrase('{{column}}: {{value}}'),
  removeFilter: phrase('Remove the filter {{filter}}'),
  /** From when to when. */
  range: {
    spans: 'Spans',
    hours: counted({ one: 'Last hour', other: 'Last {{count}} hours' }),
    days: counted({ one: 'Last day', other: 'Last {{count}} days' }),
    /** Days of a calendar instead of a span. */
    own: 'Choose days',
    first: 'Choose the first day.',
    last: 'Choose the last day.',
    before: 'Previous month',
    after: 'Next month',
    month: 'Month',
    year: 'Year',
    zone: phrase('Days are those of {{zone}}.'),
    notLoaded: 'The calendar did not load.',
  },
};

export type ChoicesMessages = typeof choicesEn;
