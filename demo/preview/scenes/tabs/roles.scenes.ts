import type { RoleId } from '../../../../core/contract/entities/ids.ts';
import { permissions, roles } from '../../../../core/contract/roles.ts';
import type { Ports } from '../../../server/ports.ts';
import { ADA, deleteAll, dialogShown, listStates, openAbout, READER, rowsShown, shown } from './list-tab.ts';
import type { PortalScene } from '../scene.ts';

const TAG = 'fe-roles-tab';
const ROLES = /\/roles\/v1$/;

const LONG = 'Regional coordinator of unmanned underwater vehicles and their maintenance, Northern Jutland';

/** Company with an excessive number of roles. */
const many = async ({ store, clock }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [ada] = await all.users.find({ where: { email: ADA }, limit: 1 });
  if (!ada) return;
  const now = clock.now().toISOString();
  await all.transaction(async (rows) => {
    for (let at = 1; at <= 200; at += 1)
      await rows.roles.insert({
        id: crypto.randomUUID() as string as RoleId, // branded where it is made
        tenantId: ada.tenantId,
        key: `site-${at}`,
        name: at === 1 ? LONG : `Site lead ${at}`,
        description: at === 1 ? LONG : '',
        isDefault: false,
        level: 3,
        permissionIds: [],
        createdAt: now,
        updatedAt: now,
      });
  });
};

/** Opens a dialog about the role of that key. */
const about = (key: string, dialog: string) =>
  openAbout(async ({ ask }) => (await ask(roles.list, {})).find((one) => one.key === key)?.id, dialog);

const ofPermission = openAbout(
  async ({ ask }) => (await ask(permissions.list, {})).find(({ key }) => key === 'fe.secure.read.audits')?.id,
  'permission',
  'permissions',
);
const matrix = shown('[role=grid]');

/** The tab of roles, in every state it can be in: it is never empty, for some every company has. */
export const scenes = {
  'roles/list': {
    tag: TAG,
    as: ADA,
    shows: 'lists the roles',
    reads: ['Runs the account', 'Built-in'],
    play: rowsShown,
  },
  'roles/many': {
    tag: TAG,
    as: ADA,
    shows: 'lists many roles',
    reads: ['205 roles', 'Regional coordinator'],
    preview: { seed: many },
    play: rowsShown,
  },
  ...listStates('roles', {
    reads: {
      loading: ['Roles', 'Permissions'],
      'no-match': ['No results', 'Clear search'],
      failed: ['Couldn’t load', 'You’re offline', 'Try again'],
      'read-only': ['5 roles', 'Auditor'],
      forbidden: ['You don’t have access'],
    },
    tag: TAG,
    calls: ROLES,
    stranger: { as: 'bo@acme.test' },
  }),
  'roles/add': {
    tag: TAG,
    as: ADA,
    shows: 'asks what a role is to be called and to give',
    reads: ['Add role', 'Copy permissions from'],
    attributes: { path: '/?dialog=add' },
    play: dialogShown,
  },
  'roles/edit': {
    tag: TAG,
    as: ADA,
    shows: 'changes what a role is called',
    reads: ['Edit Auditor', 'Rank'],
    play: about('Auditor', 'edit'),
  },
  'roles/delete': {
    tag: TAG,
    as: ADA,
    shows: 'says who loses what',
    reads: ['Delete the role Auditor?', '1 person will lose its permissions', 'Finance'],
    play: about('Auditor', 'delete'),
  },
  'roles/delete-many': {
    tag: TAG,
    as: ADA,
    shows: 'says who loses what by many, and which are left out',
    reads: ['Delete 201 roles?', 'Support: Built-in roles can’t be edited', 'and 196 more'],
    preview: { seed: many },
    play: deleteAll,
  },
  'roles/role': {
    tag: TAG,
    as: ADA,
    shows: 'lists what a role gives',
    reads: ['Save permissions', 'See the audit log'],
    play: about('Auditor', 'role'),
  },
  'roles/people': {
    tag: TAG,
    as: ADA,
    shows: 'lists who has a role',
    reads: ['Katarzyna Wiśniewska', 'katarzyna.wisniewska@acme.test'],
    play: about('Auditor', 'people'),
  },
  'roles/built-in': {
    tag: TAG,
    as: ADA,
    shows: 'says why a role is as it is',
    reads: ['Built-in roles can’t be edited', 'Close'],
    play: about('Member', 'role'),
  },
  'roles/matrix': {
    tag: TAG,
    as: ADA,
    shows: 'shows what each role gives',
    reads: ['Permission', 'Auditor', 'See the audit log'],
    attributes: { path: '/permissions' },
    play: matrix,
  },
  'roles/matrix-changed': {
    tag: TAG,
    as: ADA,
    shows: 'says what a change will do before it is saved',
    reads: ['1 role changed', 'Cancel'],
    attributes: { path: '/permissions?search=webhooks' },
    play: async (stage) => {
      await matrix(stage);
      const boxes = stage.box.shadowRoot?.querySelectorAll<HTMLElement>('[role=grid] input:not([aria-disabled])');
      boxes?.[0]?.click();
      await stage.shown('.fe-save-bar');
    },
  },
  'roles/matrix-read-only': {
    tag: TAG,
    as: READER,
    shows: 'shows what each role gives, read-only',
    reads: ['Permission', 'See the audit log'],
    attributes: { path: '/permissions' },
    play: matrix,
  },
  'roles/matrix-no-match': {
    tag: TAG,
    as: ADA,
    shows: 'says that no permission matches',
    reads: ['No results', 'Clear search'],
    attributes: { path: '/permissions?search=zebra' },
    play: shown('.fe-empty'),
  },
  'roles/permission': {
    tag: TAG,
    as: ADA,
    shows: 'gives one permission to several roles',
    reads: ['Roles with “See the audit log”', 'Also in built-in roles'],
    play: ofPermission,
  },
} satisfies Record<string, PortalScene>;
