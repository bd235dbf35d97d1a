import { formatsOf } from '../formats.ts';

const { message, counted } = formatsOf('en');

/** Messages of the components that forms are made of, in English. */
export const messages = {
  inputs: {
    /** Suffix of an optional field's label. */
    optional: 'optional',
    charactersLeft: counted({ one: '{{count}} character left', other: '{{count}} characters left' }),
    charactersOver: counted({ one: '{{count}} character too many', other: '{{count}} characters too many' }),
    shorten: counted({ one: 'Remove {{count}} character.', other: 'Remove {{count}} characters.' }),
    number: {
      less: message('{{label}}: less'),
      more: message('{{label}}: more'),
      between: message('From {{min}} to {{max}}.'),
      atLeast: message('At least {{min}}.'),
      atMost: message('At most {{max}}.'),
      notANumber: 'Enter a number.',
      notWhole: 'Enter a whole number.',
      outside: message('Enter a number from {{min}} to {{max}}.'),
      tooSmall: message('Enter {{min}} or more.'),
      tooLarge: message('Enter {{max}} or less.'),
      betweenSteps: message('Enter {{low}} or {{high}}.'),
    },
    code: {
      incomplete: counted({ one: 'Enter the digit.', other: 'Enter all {{count}} digits.' }),
      checking: 'Checking the code',
    },
    copy: {
      name: message('Copy: {{label}}'),
      copy: 'Copy',
      copied: 'Copied',
      failed: 'Your browser doesn’t allow copying here. Select the text and copy it yourself.',
    },
    secret: {
      hidden: 'Hidden',
      reveal: message('Show: {{label}}'),
      hide: message('Hide: {{label}}'),
    },
    files: {
      dropOne: 'Drop a file here, or choose one',
      drop: 'Drop files here, or choose some',
      busy: 'Uploading',
      none: 'No file',
      image: 'any image',
      typesAndSize: message('{{types}}, up to {{max}}'),
      size: message('Up to {{max}}'),
      otherType: message('{{name}} is the wrong type. Choose {{types}}.'),
      tooLarge: message('{{name}} is {{size}}. The limit is {{max}}.'),
      empty: message('{{name}} is empty.'),
      folder: 'You can’t add a folder. Choose the files in it.',
      tooMany: counted({ one: 'You can add {{count}} file.', other: 'You can add {{count}} files.' }),
      added: message('{{name}} added'),
      removed: message('{{name}} removed'),
      remove: message('Remove {{name}}'),
    },
    phone: {
      country: message('{{label}}: country, {{country}}'),
      tooShort: message('This number is too short for {{country}}.'),
      tooLong: message('This number is too long for {{country}}.'),
      notANumber: message('Enter a phone number for {{country}}, or one that starts with +.'),
      whole: 'Enter the whole number, like +49 30 901820.',
    },
  },
  choices: {
    /** In a select in which nothing is chosen yet. */
    choose: 'Choose',
    clear: 'Clear',
    clearAll: 'Clear all',
    /** The button that opens the list of a combobox. */
    options: 'Show the list',
    notLoaded: 'Couldn’t load the list.',
    noMatch: message('No results for “{{query}}”.'),
    nothing: 'Nothing to choose from.',
    matches: counted({ one: '{{count}} match', other: '{{count}} matches' }),
    /** The button of a chip. */
    remove: message('Remove {{label}}'),
    added: message('{{label}} added.'),
    removed: message('{{label}} removed.'),
    cleared: 'All removed.',
    addedMany: counted({ one: '{{count}} added.', other: '{{count}} added.' }),
    alreadyThere: counted({ one: '{{count}} was already there.', other: '{{count}} were already there.' }),
    /** Heard in a field with chips. */
    chipsHelp: counted({
      one: '{{count}} chosen. Press Backspace to reach it.',
      other: '{{count}} chosen. Press Backspace to reach them.',
    }),
    /** A bar of filters, and one of them: how its column is compared, and with what. */
    filters: 'Filters',
    clearFilters: 'Clear all',
    condition: message('{{column}}: condition'),
    valueOf: message('{{column}}: {{value}}'),
    removeFilter: message('Remove the filter {{filter}}'),
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
      zone: message('Days are in {{zone}}.'),
      notLoaded: 'Couldn’t load the calendar.',
    },
  },
  display: {
    missing: 'None',
    more: counted({ other: '{{count}} more' }),
    copy: message('Copy {{what}}'),
    copied: 'Copied',
    copyFailed: 'Couldn’t copy. Select the text and copy it yourself.',
    of: message('{{value}} of {{max}}'),
    over: message('{{over}} over the limit'),
    notMeasured: message('{{label}}: unknown'),
    measured: message('{{label}}: {{value}} of {{max}}'),
    measuredWith: message('{{label}}: {{value}} of {{max}}, {{verdict}}'),
    empty: {
      noMatch: 'No results',
      noMatchHint: 'Try a different search or clear filters.',
      clearFilters: 'Clear filters',
      noSearchMatchHint: 'Try a different search.',
      clearSearch: 'Clear search',
      failed: 'Couldn’t load',
      failedHint: 'Check your connection and try again.',
    },
    pages: {
      label: 'Pages',
      page: message('Page {{page}}'),
      previous: 'Previous page',
      next: 'Next page',
      range: message('{{range}} of {{total}}'),
    },
    series: {
      none: message('{{label}}: no data yet'),
      noneShort: 'No data yet',
      one: message('{{label}}: {{last}}'),
      summary: message('{{label}}: lowest {{low}}, highest {{high}}, latest {{last}}'),
    },
    tree: {
      loading: message('Loading {{name}}'),
      failed: 'Couldn’t load. Try again',
      more: 'Show more',
      moreFailed: 'Couldn’t load more. Try again',
    },
    json: {
      items: counted({ one: '{{count}} item', other: '{{count}} items' }),
      showMore: counted({ one: 'Show {{count}} more', other: 'Show {{count}} more' }),
      showAll: counted({ one: 'Show all', other: 'Show all {{count}} characters' }),
    },
    qr: {
      tooLong: 'This is too long for a QR code. Use the text instead.',
      notLoaded: 'Couldn’t load the code.',
    },
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    ui: typeof messages;
  }
}
