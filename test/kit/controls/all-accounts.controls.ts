import type { Ports } from '../../../demo/server/ports.ts';
import { type ControlPlaces, dialog, menu, needing, page, tools } from './control.ts';

const writeBelow = needing('fe.account-hierarchy.write.subAccount');
const deleteBelow = needing('fe.account-hierarchy.delete.subAccount');

const TAG = 'fe-all-accounts-tab';
const IBERIA = 'Acme Robotics Iberia';

const manageBelow = needing('fe.account-hierarchy.write.subAccountAccess');
const PEOPLE = ['Beatriz Carvalho', 'Iker Etxeberria', 'Lucía Fernández'];

const peopleOfIberia = async ({ store }: Ports): Promise<string> => {
  const [found] = await store.scoped({ across: 'seeds' }).tenants.find({ where: { name: IBERIA } });
  return `/?row=${found?.id ?? ''}&dialog=people`;
};

export const places: ControlPlaces = {
  'all accounts': page(
    TAG,
    [
      ...tools('Search accounts').filter((name) => name !== 'Export' && name !== 'Filter'),
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
    ['Open', 'People'],
    [
      writeBelow('Add sub-account', 'subTenants.create'),
      writeBelow('Edit', 'subTenants.update'),
      writeBelow('Move', 'subTenants.update'),
      deleteBelow('Delete', 'subTenants.remove'),
    ],
  ),
  'the people of an account': dialog(
    TAG,
    peopleOfIberia,
    '.fe-people-one',
    ['Search people'],
    [
      manageBelow('Add people', 'subTenants.addPeople'),
      ...PEOPLE.map((name) =>
        manageBelow(`Actions for ${name}`, 'subTenants.setRoles', 'subTenants.setAccess', 'subTenants.removePerson'),
      ),
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
  'subTenants.people',
  'subTenants.addPerson',
  'subTenants.addPeopleWithSlash',
  'subTenants.addRoles',
  'subTenants.removeRoles',
];
