import type { GroupId } from '../../../core/contract/entities/ids.ts';
import { groups } from '../../../core/contract/groups.ts';
import type { NetworkState } from '../network.ts';
import type { Ports } from '../../server/ports.ts';
import type { Scene, Stage } from './scene.ts';

const TAG = 'fe-groups-tab';
const ADA = 'ada@acme.test';
const READER = 'ro@acme.test';
const GROUPS = /\/groups\/v1(\?|$)/;

const LONG = 'Maintenance of unmanned underwater vehicles and everything that belongs to them, Northern Jutland';

/** A company with more groups than anybody should have. */
const many = async ({ store, clock }: Ports) => {
  const all = store.reaching({ across: 'seeds' });
  const [ada] = await all.users.find({ where: { email: ADA }, limit: 1 });
  if (!ada) return;
  const now = clock.now().toISOString();
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
        roleIds: [],
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
const row = shown('tbody button');
const dialog = shown('dialog');

const wire =
  (state: NetworkState) =>
  ({ preview: { network } }: Pick<Stage, 'preview'>): void =>
    void Object.assign(network, { state, only: GROUPS });

/** Opens a dialog about the group of that name. */
const about = (name: string, wanted: string) => async (stage: Stage) => {
  await row(stage);
  const group = (await stage.ask(groups.list, {})).groups.find((one) => one.name === name);
  stage.box.setAttribute('path', `/?row=${group?.id}&dialog=${wanted}`);
  await dialog(stage);
};

/** The tab of groups, in every state it can be in. */
export const groupsScenes = {
  'groups/list': { tag: TAG, as: ADA, shows: 'lists the groups', play: row },
  'groups/cards': {
    tag: TAG,
    as: ADA,
    shows: 'lays the groups out as cards',
    attributes: { path: '/cards' },
    play: shown('.fe-group-name'),
  },
  'groups/many': { tag: TAG, as: ADA, shows: 'lists many groups', preview: { seed: many }, play: row },
  'groups/failed': {
    tag: TAG,
    as: ADA,
    shows: 'says why groups did not load',
    before: wire('broken'),
    play: shown('.fe-empty'),
  },
  'groups/read-only': { tag: TAG, as: READER, shows: 'lists groups to who may only read', play: row },
  'groups/add': {
    tag: TAG,
    as: ADA,
    shows: 'asks what a group is to be called',
    attributes: { path: '/?dialog=add' },
    play: dialog,
  },
  'groups/settings': { tag: TAG, as: ADA, shows: 'asks whether groups count', play: about('Sales', 'settings') },
  'groups/people': { tag: TAG, as: ADA, shows: 'lists who is in a group', play: about('Finance', 'people') },
  'groups/roles': { tag: TAG, as: ADA, shows: 'lists what a group gives', play: about('Finance', 'roles') },
  'groups/directory': {
    tag: TAG,
    as: ADA,
    shows: 'says who looks after a group',
    play: about('All staff', 'people'),
  },
  'groups/delete': { tag: TAG, as: ADA, shows: 'says who loses what', play: about('Finance', 'delete') },
} as const satisfies Record<string, Scene>;
