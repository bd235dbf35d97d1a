import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { permissions, roles } from '../../../core/contract/roles.ts';
import type { Ports } from '../../server/ports.ts';
import type { Scene, Stage } from './scene.ts';

const TAG = 'fe-roles-tab';
const ADA = 'ada@acme.test';
const READER = 'ro@acme.test';

const LONG = 'Regional coordinator of unmanned underwater vehicles and their maintenance, Northern Jutland';

/** A company with more roles than anybody should have. */
const many = async ({ store, clock }: Ports) => {
  const all = store.reaching({ across: 'seeds' });
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

const shown =
  (selector: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.until(() => Boolean(stage.box.shadowRoot?.querySelector(selector)));
    await stage.settled();
  };
const dialog = shown('dialog');

/** Opens a dialog about the role of that key. */
const about = (key: string, name: string) => async (stage: Stage) => {
  await shown('tbody button')(stage);
  const role = (await stage.ask(roles.list, {})).find((one) => one.key === key);
  stage.box.setAttribute('path', `/?row=${role?.id}&dialog=${name}`);
  await dialog(stage);
};

const ofPermission = async (stage: Stage) => {
  await shown('tbody button')(stage);
  const permission = (await stage.ask(permissions.list, {})).find(({ key }) => key === 'fe.secure.read.audits');
  stage.box.setAttribute('path', `/permissions?row=${permission?.id}&dialog=permission`);
  await dialog(stage);
};

/** The tab of roles, in every state it can be in. */
export const rolesScenes = {
  'roles/many': { tag: TAG, as: ADA, shows: 'lists many roles', preview: { seed: many }, play: shown('tbody button') },
  'roles/read-only': { tag: TAG, as: READER, shows: 'lists roles to who may only read', play: shown('tbody button') },
  'roles/add': {
    tag: TAG,
    as: ADA,
    shows: 'asks what a role is to be called and to give',
    attributes: { path: '/?dialog=add' },
    play: dialog,
  },
  'roles/delete': { tag: TAG, as: ADA, shows: 'says who loses what', play: about('Auditor', 'delete') },
  'roles/role': { tag: TAG, as: ADA, shows: 'lists what a role gives', play: about('Auditor', 'role') },
  'roles/people': { tag: TAG, as: ADA, shows: 'lists who has a role', play: about('Auditor', 'people') },
  'roles/built-in': { tag: TAG, as: ADA, shows: 'says why a role is as it is', play: about('Member', 'role') },
  'roles/matrix': {
    tag: TAG,
    as: ADA,
    shows: 'shows what each role gives',
    attributes: { path: '/permissions' },
    play: shown('[role=grid]'),
  },
  'roles/permission': { tag: TAG, as: ADA, shows: 'gives one permission to several roles', play: ofPermission },
} as const satisfies Record<string, Scene>;
