import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { tenants } from '../../../../core/contract/tenants.ts';
import type { Ports } from '../../../server/ports.ts';
import { newTenant } from '../../../server/store/new-tenant.ts';
import { ADA, dialogShown, openAbout, rowsShown, shown } from './list-tab.ts';
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

/** Opens a dialog about the first account. */
const about = (dialog: string) =>
  openAbout(async ({ ask }: Stage) => (await ask(tenants.search, { query: {} })).items[0]?.tenantId, dialog);

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
