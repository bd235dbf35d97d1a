import { wordsIn } from '../../i18n/words.ts';

const { counted, phrase } = wordsIn('en');

/** What the components of this family say, in English. */
export const tableEn = {
  viewOnly: 'View only',
  saveBar: {
    unsaved: 'You have unsaved changes.',
    saving: 'Saving',
    saved: 'Changes saved.',
    save: 'Save',
    cancel: 'Cancel',
  },
  search: {
    clear: 'Clear the search',
    found: counted({
      one: '{{count}} result for “{{query}}”',
      other: '{{count}} results for “{{query}}”',
    }),
    none: phrase('Nothing found for “{{query}}”'),
  },
  data: {
    loading: 'Loading',
    select: phrase('Select {{name}}'),
    selectPage: 'Select all on this page',
    selected: counted({ other: '{{count}} selected' }),
    selectAll: counted({ other: 'Select all {{count}}' }),
    clearSelection: 'Clear the selection',
    actions: 'Actions',
    actionsFor: phrase('Actions for {{name}}'),
    moreActions: 'More actions',
    details: 'Details',
    detailsOf: phrase('Details of {{name}}'),
    columns: 'Columns',
    sort: 'Sort',
    ascending: phrase('{{column}}, ascending'),
    descending: phrase('{{column}}, descending'),
    sorted: phrase('Sorted by {{order}}'),
    filter: 'Filter',
    addFilter: 'Add a filter',
    is: 'is',
    export: 'Export',
    rows: counted({ one: '{{count}} row', other: '{{count}} rows' }),
    outdated: 'What you see may be out of date, because it did not load again.',
    skipped: counted({ other: '{{count}} skipped' }),
    skippedMore: counted({ other: 'and {{count}} more' }),
    because: phrase('{{names}}: {{reason}}'),
    pagesOf: phrase('Pages of “{{label}}”'),
    dismiss: 'Dismiss',
  },
};

export type TableMessages = typeof tableEn;
