import { type ControlPlaces, menu, needing, page, tools } from './control.ts';

const writeBelow = needing('fe.account-hierarchy.write.subAccount');
const deleteBelow = needing('fe.account-hierarchy.delete.subAccount');

const TAG = 'fe-all-accounts-tab';
const IBERIA = 'Acme Robotics Iberia';

export const places: ControlPlaces = {
  'all accounts': page(
    TAG,
    [
      ...tools('Search accounts').filter((name) => name !== 'Export'),
      'List',
      'Hierarchy',
      'Name',
      'People',
      'Type',
      'Created',
    ],
    [writeBelow('Add account', 'subTenants.create')],
  ),
  'the menu of an account': menu(
    TAG,
    '/',
    IBERIA,
    ['Open'],
    [
      writeBelow('Add sub-account', 'subTenants.create'),
      writeBelow('Edit', 'subTenants.update'),
      writeBelow('Move', 'subTenants.update'),
      deleteBelow('Delete', 'subTenants.remove'),
    ],
  ),
};

/** Calls of these permissions that no control makes: for programs. */
export const unshown: readonly string[] = [
  'tenants.list',
  'tenants.tree',
  'tenants.parents',
  'tenants.parentsOf',
  'tenants.metadata',
];
