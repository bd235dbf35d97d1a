import { personalTokens, tenantTokens } from '../../../../core/contract/api-tokens.ts';
import type { RoleId } from '../../../../core/contract/entities/ids.ts';
import type { Ports } from '../../../server/ports.ts';
import type { PortalScene, SceneTag } from '../scene.ts';
import { ADA, dialogShown, listStates, openAbout, READER, rowsShown, shown } from './list-tab.ts';

type Kind = 'personal' | 'tenant';

const DAY_MS = 24 * 3_600_000;
const LONG = 'Synchronisation of the maintenance records of unmanned underwater vehicles with the ERP';

/** Gives the seeded company tokens: used, expiring, expired, never used and, where there are `many`, more than a page. */
export const seedTokens =
  (kind: Kind, many = 0, email = ADA) =>
  async ({ store, clock }: Ports): Promise<void> => {
    const all = store.scoped({ across: 'seeds' });
    const [[maker], [member]] = await Promise.all([
      all.users.find({ where: { email }, limit: 1 }),
      all.roles.find({ where: { key: 'Member' }, limit: 1 }),
    ]);
    if (!maker || !member) return;
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
    const never = '9999-12-31T23:59:59.000Z';
    const roleIds: RoleId[] = kind === 'tenant' ? [member.id] : [];
    const rows = [
      { description: 'Nightly import', lastUsedAt: at(-0.1), expires: at(60) },
      { description: 'Deployments', lastUsedAt: at(-3), expires: at(4) },
      { description: LONG, lastUsedAt: at(-40), expires: at(-2) },
      { description: 'Dashboard', lastUsedAt: '1970-01-01T00:00:00.000Z', expires: never },
      ...Array.from({ length: many }, (_, index) => ({
        description: `Sensor ${index + 1}`,
        lastUsedAt: at(-index / 10),
        expires: never,
      })),
    ];
    await all.transaction(async (writer) => {
      for (const [index, { description, ...times }] of rows.entries())
        await writer.apiTokens.insert({
          id: crypto.randomUUID(),
          tenantId: maker.tenantId,
          userId: maker.id,
          kind,
          type: 'ClientCredentials',
          description,
          searchable: description.toLowerCase(),
          roleIds,
          hint: 'fe_ccs_7Qd2…',
          secretHash: `scene ${kind} ${index}`,
          previousHash: null,
          previousUntil: null,
          version: 0,
          lifetimeMinutes: null,
          noticeAt: never,
          lastUsedIp: '198.51.100.24',
          createdAt: at(-90 + index),
          ...times,
        });
    });
  };

/** Takes every permission from the member. */
export const powerless = async ({ store }: Ports): Promise<void> =>
  void (await store.scoped({ across: 'seeds' }).transaction(async (rows) => {
    const [bo] = await rows.users.find({ where: { email: 'bo@acme.test' } });
    if (bo) await rows.memberships.update({ userId: bo.id }, { roleIds: [] });
  }));

const CALLS = { personal: personalTokens, tenant: tenantTokens } as const;

type State = 'list' | 'many' | 'read-only' | 'empty' | 'add' | 'rotate' | 'delete' | 'made';

/** Scenes of a tab of tokens, in every state it can be in. */
export const tokenScenes = <Name extends string>(
  name: Name,
  {
    tag,
    kind,
    title,
    stranger,
  }: { tag: SceneTag; kind: Kind; title: string; stranger: Pick<PortalScene, 'as' | 'preview'> },
) => {
  const preview = { seed: seedTokens(kind) };
  const about = (dialog: string) =>
    openAbout(async ({ ask }) => (await ask(CALLS[kind].page, { query: { _filter: 'nightly' } })).items[0]?.id, dialog);
  const scenes: Record<State, Omit<PortalScene, 'tag' | 'as'> & { as?: string }> = {
    list: {
      shows: 'lists the tokens',
      reads: ['Nightly import', 'Expires soon', 'Expired', 'from 198.51.100.24', 'Never used', '4 tokens'],
      preview,
      play: rowsShown,
    },
    many: {
      shows: 'lists many tokens',
      reads: ['124 tokens', 'Sensor 120'],
      preview: { seed: seedTokens(kind, 120) },
      play: rowsShown,
    },
    'read-only': {
      as: READER,
      shows: 'is read-only without the permission to write',
      reads: ['4 tokens', 'Nightly import'],
      preview: { seed: seedTokens(kind, 0, kind === 'personal' ? READER : ADA) },
      play: rowsShown,
    },
    empty: { shows: 'offers to create the first', reads: ['No API tokens yet'], play: shown('.fe-empty') },
    add: {
      shows: 'asks what a token is for and how long it lives',
      reads: ['Create token', 'In 90 days'],
      attributes: { path: '/?dialog=add' },
      play: dialogShown,
    },
    rotate: {
      shows: 'asks how long the old secret works',
      reads: ['Rotate Nightly import?', 'Works for 1 more day'],
      preview,
      play: about('rotate'),
    },
    made: {
      shows: 'shows the new secret once, with what to do with it',
      reads: ['You won’t be able to see it again', 'Client ID', 'Download .env file', 'Copy and close'],
      preview,
      play: async (stage) => {
        await about('rotate')(stage);
        stage.box.shadowRoot?.querySelector<HTMLElement>('dialog [type=submit]')?.click();
        await shown('.fe-secret')(stage);
      },
    },
    delete: {
      shows: 'says what stops',
      reads: ['Delete Nightly import?', 'stop working immediately', 'Last used 2 hours ago from 198.51.100.24'],
      preview,
      play: about('delete'),
    },
  };
  const named = Object.fromEntries(
    Object.entries(scenes).map(([state, scene]) => [`${name}/${state}`, { tag, as: ADA, ...scene }]),
  ) as Record<`${Name}/${State}`, PortalScene>; // each state has the name of the tab before its own
  const states = listStates(name, {
    reads: {
      loading: [title],
      'no-match': ['No results', 'Clear search'],
      failed: ['Couldn’t load', 'You’re offline', 'Try again'],
      'read-only': ['4 tokens', 'Nightly import'],
      forbidden: ['You don’t have access'],
    },
    tag,
    calls: /\/tokens\/v1\?/,
    stranger,
  });
  return { ...states, ...named };
};
