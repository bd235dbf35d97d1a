import type { GroupId } from '../../../../core/contract/entities/ids.ts';
import { groups } from '../../../../core/contract/groups.ts';
import type { Ports } from '../../../server/ports.ts';
import { ADA, deleteAll, dialogShown, listStates, openAbout, rowsShown, shown, wire } from './list-tab.ts';
import type { PortalScene } from '../scene.ts';

const TAG = 'fe-groups-tab';
const GROUPS = /\/groups\/v1(\?|$)/;

const LONG = 'Maintenance of unmanned underwater vehicles and everything that belongs to them, Northern Jutland';

/** Company with an excessive number of groups. */
const many = async ({ store, clock }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [ada] = await all.users.find({ where: { email: ADA }, limit: 1 });
  if (!ada) return;
  const now = clock.now().toISOString();
  const roles = (await all.roles.find({ where: { tenantId: null } })).map(({ id }) => id);
  await all.transaction(async (rows) => {
    for (let at = 1; at <= 200; at += 1)
      await rows.groups.insert({
        id: crypto.randomUUID() as string as GroupId, // branded where it is made
        tenantId: ada.tenantId,
        name: at === 1 ? LONG : `Site ${at}`,
        color: null,
        description: at === 1 ? LONG : null,
        metadata: null,
        managedBy: 'frontegg',
        roleIds: at === 1 ? roles : [],
        createdAt: now,
        updatedAt: now,
      });
  });
};

/** Bo without a role: a member sees groups. */
const powerless = async ({ store }: Ports) =>
  void (await store.scoped({ across: 'seeds' }).transaction(async (rows) => {
    const [bo] = await rows.users.find({ where: { email: 'bo@acme.test' } });
    if (bo) await rows.memberships.update({ userId: bo.id }, { roleIds: [] });
  }));

/** Opens a dialog about the group of that name. */
const about = (name: string, dialog: string) =>
  openAbout(async ({ ask }) => (await ask(groups.list, {})).groups.find((one) => one.name === name)?.id, dialog);

/** The tab of groups, in every state it can be in. */
export const scenes = {
  'groups/list': {
    tag: TAG,
    as: ADA,
    shows: 'lists the groups',
    reads: ['6 groups', 'Engineering', 'Directory'],
    play: rowsShown,
  },
  'groups/cards': {
    tag: TAG,
    as: ADA,
    shows: 'lays the groups out as cards',
    reads: ['Engineering', 'Builds the arms'],
    attributes: { path: '/cards' },
    // in a narrow place they are rows
    play: shown('.fe-group-name, .fe-subject-open'),
  },
  'groups/empty': {
    tag: TAG,
    as: 'rae@reseller.test',
    shows: 'says what groups are for where there are none',
    reads: ['No groups yet', 'Everyone in a group gets its roles', 'Add group'],
    play: shown('.fe-empty'),
  },
  'groups/many': {
    tag: TAG,
    as: ADA,
    shows: 'lists many groups',
    reads: ['206 groups', 'Site 10'],
    preview: { seed: many },
    play: rowsShown,
  },
  ...listStates('groups', {
    reads: {
      loading: ['Groups', 'Roles'],
      'no-match': ['No results', 'Clear search'],
      failed: ['Couldn’t load', 'You’re offline', 'Try again'],
      'read-only': ['6 groups'],
      forbidden: ['You don’t have access'],
    },
    tag: TAG,
    calls: GROUPS,
    stranger: { as: 'bo@acme.test', preview: { seed: powerless } },
  }),
  'groups/add': {
    tag: TAG,
    as: ADA,
    shows: 'asks what a group is to be called',
    reads: ['Add group', 'Description', 'Color'],
    attributes: { path: '/?dialog=add' },
    play: dialogShown,
  },
  'groups/add-failed': {
    tag: TAG,
    as: ADA,
    shows: 'says that the roles to choose from could not be loaded',
    reads: ['Add group', 'Couldn’t load', 'Try again'],
    attributes: { path: '/?dialog=add' },
    before: wire('broken', /\/permissions\/v1/),
    play: shown('dialog[open] .fe-empty'),
  },
  'groups/edit': {
    tag: TAG,
    as: ADA,
    shows: 'changes what a group is called',
    reads: ['Edit Finance', 'Save changes'],
    play: about('Finance', 'edit'),
  },
  'groups/settings': {
    tag: TAG,
    as: ADA,
    shows: 'asks whether groups count',
    reads: ['Group settings', 'Use groups'],
    play: about('Sales', 'settings'),
  },
  'groups/people': {
    tag: TAG,
    as: ADA,
    shows: 'lists who is in a group',
    reads: ['Hana Sato', 'Add people'],
    play: about('Finance', 'people'),
  },
  'groups/roles': {
    tag: TAG,
    as: ADA,
    shows: 'lists what a group gives',
    reads: ['Roles of the group', 'Auditor'],
    play: about('Finance', 'roles'),
  },
  'groups/directory': {
    tag: TAG,
    as: ADA,
    shows: 'says who looks after a group',
    reads: ['This group is synced from your directory', 'Rosa Delgado'],
    play: about('All staff', 'people'),
  },
  'groups/delete': {
    tag: TAG,
    as: ADA,
    shows: 'says who loses what',
    reads: ['Delete the group Finance?', 'Its 3 members stay', 'Auditor'],
    play: about('Finance', 'delete'),
  },
  'groups/delete-many': {
    tag: TAG,
    as: ADA,
    shows: 'says who loses what by many, and which are left out',
    reads: ['Delete 205 groups?', 'All staff: This group is synced', 'and 200 more'],
    preview: { seed: many },
    play: deleteAll,
  },
} satisfies Record<string, PortalScene>;
