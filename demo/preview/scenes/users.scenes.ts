import type { UserId } from '../../../core/contract/entities/ids.ts';
import { members } from '../../../core/contract/members.ts';
import type { Ports } from '../../server/ports.ts';
import { searchable } from '../../server/store/searchable.ts';
import type { NetworkState } from '../network.ts';
import type { Scene, Stage } from './scene.ts';

const TAG = 'fe-users-tab';
const ADA = 'ada@acme.test';
const PEOPLE = /\/members\/v1(\?|$)/;

/** As many people as fill ten pages, with long names and no photos. */
const crowd = async ({ store, clock }: Ports) => {
  const all = store.reaching({ across: 'seeds' });
  const [bo] = await all.users.find({ where: { email: 'bo@acme.test' } });
  const [place] = bo ? await all.memberships.find({ where: { userId: bo.id } }) : [];
  if (!bo || !place) return;
  const createdAt = clock.now().toISOString();
  await all.transaction(async (rows) => {
    for (let at = 0; at < 200; at += 1) {
      const id = crypto.randomUUID() as string as UserId; // branded where it is made
      const email = `maximiliane-charlotte.von-hohenstein-wallenrodt.${at}@manufacturing.acme.test`;
      const name = `Aaliyah Maximiliane Charlotte von Hohenstein-Wallenrodt ${at}`;
      await rows.users.insert({ ...bo, id, email, name, searchable: searchable({ name, email }), createdAt });
      await rows.memberships.insert({ ...place, id: crypto.randomUUID(), userId: id, createdAt });
    }
  });
};

const inside = ({ box }: Stage, selector: string) => box.shadowRoot?.querySelector<HTMLElement>(selector);
const shown = (selector: string) => async (stage: Stage) => {
  await stage.until(() => Boolean(inside(stage, selector)));
  await stage.settled();
};
const rows = shown('tbody th');

const wire =
  (state: NetworkState) =>
  ({ preview: { network } }: Pick<Stage, 'preview'>): void =>
    void Object.assign(network, { state, only: PEOPLE });

/** Opens something about one person, as an address would. */
const about =
  (search: string, dialog?: string) =>
  async (stage: Stage): Promise<void> => {
    await rows(stage);
    const { items } = await stage.ask(members.list, { query: { search } });
    stage.box.setAttribute('path', `/?row=${items[0]?.id ?? ''}${dialog ? `&dialog=${dialog}` : ''}`);
    await shown('dialog[open]')(stage);
  };

/** Opens one way to invite, by its place among them. */
const invite =
  (nth: number) =>
  async (stage: Stage): Promise<void> => {
    await shown('dialog[open] [role=tab]')(stage);
    stage.box.shadowRoot?.querySelectorAll<HTMLElement>('dialog[open] [role=tab]')[nth]?.click();
    await stage.settled();
  };

const INVITING = { path: '/?dialog=invite' };

/** The tab of users, in every state it can be in. */
export const usersScenes = {
  'users/full': { tag: TAG, as: ADA, shows: 'lists many people', preview: { seed: crowd }, play: rows },
  'users/loading': {
    tag: TAG,
    as: ADA,
    shows: 'holds the place of people who are on their way',
    before: wire('stalled'),
    play: (stage: Stage) => stage.until(() => Boolean(inside(stage, 'table[aria-busy=true]'))),
  },
  'users/no-match': {
    tag: TAG,
    as: ADA,
    shows: 'says that nobody matches',
    attributes: { path: '/?search=zebra&filter.status~is=locked' },
    play: shown('.fe-empty'),
  },
  'users/failed': {
    tag: TAG,
    as: ADA,
    shows: 'says why people did not load',
    before: wire('down'),
    play: shown('.fe-empty'),
  },
  'users/read-only': { tag: TAG, as: 'bo@acme.test', shows: 'lets somebody only look', play: rows },
  'users/roles': { tag: TAG, as: ADA, shows: 'changes roles', play: about('bo@acme', 'roles') },
  'users/delete': { tag: TAG, as: ADA, shows: 'asks before somebody is deleted', play: about('bo@acme', 'delete') },
  'users/person': { tag: TAG, as: ADA, shows: 'shows one person', play: about('amara') },
  'users/invite': { tag: TAG, as: ADA, shows: 'invites one person', attributes: INVITING, play: invite(0) },
  'users/invite-many': { tag: TAG, as: ADA, shows: 'invites several', attributes: INVITING, play: invite(1) },
  'users/invite-link': { tag: TAG, as: ADA, shows: 'invites by link', attributes: INVITING, play: invite(2) },
} as const satisfies Record<string, Scene>;
