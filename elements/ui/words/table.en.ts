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
};

export type TableMessages = typeof tableEn;
