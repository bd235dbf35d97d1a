import { formatsOf } from '../formats.ts';

const { message, counted } = formatsOf('en');

/** Messages of the tab of all accounts, in English. */
export const messages = {
  title: 'All accounts',
  description: 'The accounts below your company’s own.',
  search: 'Search accounts',
  count: counted({ one: '{{count}} account', other: '{{count}} accounts' }),
  views: { list: 'List', tree: 'Hierarchy' },
  columns: { name: 'Name', people: 'People', type: 'Type', created: 'Created' },
  people: counted({ one: '{{count}} person', other: '{{count}} people' }),
  below: message('In {{name}}'),
  own: 'Your company',
  types: { customer: 'Customer', spam: 'Spam', test: 'Test', reseller: 'Reseller', headquarter: 'Headquarters' },
  none: { title: 'No sub-accounts yet', hint: 'Give a customer, a branch or a team an account of its own.' },
  add: 'Add account',
  actions: { open: 'Open', addBelow: 'Add sub-account', edit: 'Edit', move: 'Move', remove: 'Delete' },
  details: { actions: 'Actions', parent: 'Parent account', below: 'Sub-accounts', id: 'Account ID' },
  forms: {
    name: 'Name',
    parent: 'Parent account',
    type: 'Type',
    creator: 'First administrator',
    creatorHint: 'We’ll invite them by email.',
    editTitle: message('Edit {{name}}'),
    save: 'Save changes',
    saved: message('{{name}} saved'),
    metadata: 'Metadata',
    metadataHint: 'JSON that your own systems read.',
    moveTitle: message('Move {{name}}'),
    moveEffect: 'Its sub-accounts move with it.',
    move: 'Move account',
    moved: message('{{name}} moved to {{parent}}'),
    deleteTitle: message('Delete the account {{name}}?'),
    deleteForGood: 'This can’t be undone.',
    deleteAccount: 'Delete account',
    deleted: message('{{name}} deleted'),
    deleteBelow: counted({
      one: 'Its {{count}} sub-account is deleted too.',
      other: 'Its {{count}} sub-accounts are deleted too.',
    }),
    deletePeople: counted({
      one: '{{count}} person has no other account and is deleted too.',
      other: '{{count}} people have no other account and are deleted too.',
    }),
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    'all-accounts': typeof messages;
  }
}
