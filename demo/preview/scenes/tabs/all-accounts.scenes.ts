import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { tenants } from '../../../../core/contract/tenants.ts';
import type { Ports } from '../../../server/ports.ts';
import { seedColleagues } from '../../../server/dev/seed-colleagues.ts';
import { newTenant } from '../../../server/store/new-tenant.ts';
import { removeCompanies } from '../../../server/store/remove-person.ts';
import { ADA, dialogShown, openAbout, rowsShown, shown, wire } from './list-tab.ts';
import type { PortalScene, Stage } from '../scene.ts';

const TAG = 'fe-all-accounts-tab';
const LONG = 'Maintenance of unmanned underwater vehicles and everything that belongs to them, Northern Jutland';

/** Account with many below it. */
const many = async ({ store, clock }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [ada] = await all.users.find({ where: { email: ADA }, limit: 1 });
  const top = ada && (await all.tenants.get(ada.tenantId));
  if (!top) return;
  const createdAt = clock.now().toISOString();
  await all.transaction(async (rows) => {
    for (let at = 1; at <= 120; at += 1) {
      const id = crypto.randomUUID() as string as TenantId; // branded where it is made
      const name = at === 1 ? LONG : `Site ${at}`;
      await rows.tenants.insert(newTenant({ id, name, createdAt, type: at === 1 ? 'reseller' : 'customer' }, top));
    }
  });
};

/** Opens a dialog about the first account, or the first that a search finds. */
const about = (dialog: string, search = '') =>
  openAbout(async ({ ask }: Stage) => {
    const { items } = await ask(tenants.search, { query: search ? { _filter: search } : {} });
    return items[0]?.tenantId;
  }, dialog);

const HIERARCHY = /hierarchy\/v2/;

/** Leaves the company without accounts below. */
const none = async ({ store, clock }: Ports) => {
  // added with most people on first use otherwise, after this
  await seedColleagues({ store, clock });
  const all = store.scoped({ across: 'seeds' });
  const [ada] = await all.users.find({ where: { email: ADA }, limit: 1 });
  const below = ada ? await all.tenants.find({ where: { parentId: ada.tenantId } }) : [];
  const ids = below.map(({ id }) => id);
  await all.transaction((rows) => removeCompanies(rows, ids));
};

/** Lets the administrator into the accounts below. */
const allowAccess = async ({ store }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [ada] = await all.users.find({ where: { email: ADA }, limit: 1 });
  if (ada)
    await all.transaction((rows) =>
      rows.memberships.update({ userId: ada.id, tenantId: ada.tenantId }, { subAccountAccess: true }),
    );
};

/** Presses the nth of what a selector finds in the tab, counted from 0. */
const press = async (stage: Stage, selector: string, at = 0): Promise<void> => {
  await stage.shown(selector);
  stage.box.shadowRoot?.querySelectorAll<HTMLElement>(selector)[at]?.click();
};

/** Enters the first account by its menu. */
const enterFirst = async (stage: Stage): Promise<void> => {
  await rowsShown(stage);
  await press(stage, 'tbody [aria-haspopup=menu]');
  await press(stage, '[role=menuitem]', 2);
  await stage.shown('.fe-frame-bar');
  await stage.settled();
};

/** The accounts below a company, in every state they can be in. */
export const scenes = {
  'all-accounts/list': {
    tag: TAG,
    as: ADA,
    shows: 'lists the accounts below',
    reads: ['2 accounts', 'Name', 'Add account'],
    play: rowsShown,
  },
  'all-accounts/many': {
    tag: TAG,
    as: ADA,
    shows: 'lists many accounts, a page at a time',
    reads: ['122 accounts', 'Site 10'],
    preview: { seed: many },
    play: rowsShown,
  },
  'all-accounts/none': {
    tag: TAG,
    as: ADA,
    shows: 'says that there are no accounts below yet, and offers to add one',
    reads: ['No sub-accounts yet', 'Add account'],
    preview: { seed: none },
    play: shown('.fe-empty'),
  },
  'all-accounts/loading': {
    tag: TAG,
    as: ADA,
    shows: 'holds the place of what is on its way',
    reads: ['All accounts'],
    before: wire('stalled', HIERARCHY),
    play: (stage) => stage.shown('table[aria-busy=true]'),
  },
  'all-accounts/failed': {
    tag: TAG,
    as: ADA,
    shows: 'says why it did not load, and offers to try again',
    reads: ['Try again'],
    before: wire('down', HIERARCHY),
    play: shown('.fe-empty'),
  },
  'all-accounts/no-match': {
    tag: TAG,
    as: ADA,
    shows: 'says that nothing matches',
    reads: ['zebra'],
    attributes: { path: '/?search=zebra' },
    play: shown('.fe-empty'),
  },
  'all-accounts/people': {
    tag: TAG,
    as: ADA,
    shows: 'lists the people of an account',
    reads: [
      'People of Acme Robotics Iberia',
      'Changes to roles and access are saved right away.',
      'Lucía Fernández',
      'Add people',
    ],
    play: async (stage) => {
      await about('people')(stage);
      await shown('.fe-people-one')(stage);
    },
  },
  'all-accounts/no-people': {
    tag: TAG,
    as: ADA,
    shows: 'says that an account has no people yet',
    reads: ['No people yet', 'Add people'],
    preview: { seed: many },
    play: async (stage) => {
      await about('people', 'unmanned')(stage);
      await shown('dialog .fe-empty')(stage);
    },
  },
  'all-accounts/add-people': {
    tag: TAG,
    as: ADA,
    shows: 'asks for the addresses, the roles and the access of people to add',
    reads: ['Email addresses', 'Roles', 'Can enter sub-accounts'],
    play: about('add-people'),
  },
  'all-accounts/entered': {
    tag: TAG,
    as: ADA,
    shows: 'says which account was entered, and leads back',
    reads: ['You’re in the sub-account Acme Robotics Iberia.', 'Back to Acme Robotics'],
    preview: { seed: allowAccess },
    play: enterFirst,
  },
  'all-accounts/tree': {
    tag: TAG,
    as: ADA,
    shows: 'shows the accounts as a tree, and loads more',
    reads: ['Site 10', 'Show more'],
    preview: { seed: many },
    attributes: { path: '/tree' },
    play: shown('[role=treeitem]'),
  },
  'all-accounts/account': {
    tag: TAG,
    as: ADA,
    shows: 'shows the details of an account',
    reads: ['Parent account', 'Your company', 'Account ID'],
    play: about('account'),
  },
  'all-accounts/add': {
    tag: TAG,
    as: ADA,
    shows: 'asks for the name, the parent and the first administrator of an account',
    reads: ['Add account', 'Parent account', 'First administrator'],
    attributes: { path: '/?dialog=add' },
    play: dialogShown,
  },
  'all-accounts/edit': {
    tag: TAG,
    as: ADA,
    shows: 'changes the name, the type and the metadata of an account',
    reads: ['Type', 'Metadata', 'Save changes'],
    play: about('edit'),
  },
  'all-accounts/move': {
    tag: TAG,
    as: ADA,
    shows: 'moves an account below another',
    reads: ['Parent account', 'Move account'],
    play: about('move'),
  },
  'all-accounts/delete': {
    tag: TAG,
    as: ADA,
    shows: 'says what goes with an account before it is deleted',
    reads: ['Delete the account', 'have no other account', 'Delete account'],
    play: about('delete'),
  },
} satisfies Record<string, PortalScene>;
