import { roles } from '../../../core/contract/roles.ts';
import type { NetworkState } from '../network.ts';
import type { Ports } from '../../server/ports.ts';
import { groupsScenes } from './groups.scenes.ts';
import { rolesScenes } from './roles.scenes.ts';
import type { Scene, Stage } from './scene.ts';
import { usersScenes } from './users.scenes.ts';

const TAG = 'fe-admin-portal';
const ADA = 'ada@acme.test';
const ROLES = /\/roles\/v1$/;
const MEMBER = 'bo@acme.test';

/** A company whose name is longer than there is room for. */
const long = async ({ store }: Ports) =>
  void (await store
    .reaching({ across: 'seeds' })
    .transaction((rows) =>
      rows.tenants.update(
        { name: 'Acme Robotics' },
        { name: 'Acme Robotics Manufacturing and Services of Greater Northern Jutland' },
      ),
    ));

const inside = ({ box }: Stage, selector: string) => box.shadowRoot?.querySelector<HTMLElement>(selector);
const shown =
  (selector: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.until(() => Boolean(inside(stage, selector)));
    await stage.settled();
  };
const page = shown('.fe-screen-title');
const waiting = (stage: Stage) => stage.until(() => Boolean(inside(stage, 'table[aria-busy=true]')));

const DAY_MS = 86_400_000;

/** So much later that nobody's session goes on. */
const expired = async (stage: Stage): Promise<void> => {
  await page(stage);
  stage.preview.advance(40 * DAY_MS);
  await stage.ask(roles.list, {}).catch(() => undefined);
  await stage.until(() => Boolean(stage.box.querySelector('fe-login-box')?.shadowRoot?.querySelector('h1')));
};

/** How the wire is to the calls of a tab. */
const wire =
  (state: NetworkState, only: RegExp) =>
  ({ preview: { network } }: Pick<Stage, 'preview'>): void =>
    void Object.assign(network, { state, only });

/** The frame of the portal, in every state it can be in. */
export const portalScenes = {
  'portal/page': {
    tag: TAG,
    as: ADA,
    shows: 'leads about a company',
    attributes: { path: '/roles' },
    play: page,
  },
  'portal/dialog': {
    tag: TAG,
    as: ADA,
    shows: 'lies over the page',
    attributes: { mode: 'dialog', open: '', path: '/roles' },
    play: page,
  },
  'portal/long': {
    tag: TAG,
    as: ADA,
    shows: 'finds room for a long name',
    attributes: { path: '/roles' },
    preview: { seed: long },
    play: page,
  },
  'portal/loading': {
    tag: TAG,
    as: ADA,
    shows: 'holds the place of what is on its way',
    attributes: { path: '/roles' },
    before: wire('stalled', ROLES),
    play: waiting,
  },
  'portal/nothing': {
    tag: TAG,
    as: MEMBER,
    shows: 'says that there is nothing for this person',
    preview: { config: { metadata: { adminBox: { navigation: { users: { visibility: 'hidden' } } } } } },
    play: shown('.fe-empty'),
  },
  'portal/signed-out': { tag: TAG, shows: 'says that nobody is signed in', play: shown('.fe-empty') },
  'portal/expired': {
    tag: TAG,
    as: ADA,
    shows: 'asks whoever was in again where they are',
    play: expired,
  },
  'portal/forbidden': {
    tag: 'fe-roles-tab',
    as: MEMBER,
    shows: 'says that this person may not see it',
    play: shown('.fe-empty'),
  },
  'roles/list': { tag: 'fe-roles-tab', as: ADA, shows: 'lists the roles', play: page },
  'roles/no-match': {
    tag: 'fe-roles-tab',
    as: ADA,
    shows: 'says that nothing matches',
    attributes: { path: '/?search=zebra' },
    play: shown('.fe-empty'),
  },
  'roles/failed': {
    tag: 'fe-roles-tab',
    as: ADA,
    shows: 'says why they did not load, and offers to try again',
    before: wire('down', ROLES),
    play: shown('.fe-empty'),
  },
  ...usersScenes,
  ...rolesScenes,
  ...groupsScenes,
} as const satisfies Record<string, Scene>;
