import type { NetworkState } from '../../network.ts';
import type { PortalScene, Scene, SceneTag, Stage } from '../scene.ts';

/** Administrator of the seeded company. */
export const ADA = 'ada@acme.test';
/** User there with read-only permissions. */
export const READER = 'ro@acme.test';

/** Waits for something of the element's own tree, and until nothing is under way. */
export const shown =
  (selector: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.shown(selector);
    await stage.settled();
  };
export const rowsShown = shown('tbody button');
export const dialogShown = shown('dialog');

/** Sets the network state of matching calls. */
export const wire =
  (state: NetworkState, only: RegExp) =>
  ({ preview: { network } }: Pick<Stage, 'preview'>): void =>
    void Object.assign(network, { state, only });

/** Opens a dialog about a row, as an address would; `find` tells the row's id. */
export const openAbout =
  (find: (stage: Stage) => Promise<string | undefined>, dialog: string, subTab = '') =>
  async (stage: Stage): Promise<void> => {
    await rowsShown(stage);
    stage.box.setAttribute('path', `/${subTab}?row=${(await find(stage)) ?? ''}&dialog=${dialog}`);
    await dialogShown(stage);
  };

const press = async (stage: Stage, selector: string, at = 0): Promise<void> => {
  await stage.shown(selector);
  stage.box.shadowRoot?.querySelectorAll<HTMLElement>(selector)[at]?.click();
};

/** Presses a bulk action, the first unless told: a button, or in a narrow table an item of the menu. */
export const pressBulkAction = async (stage: Stage, at = 0): Promise<void> => {
  await stage.shown('.fe-bulk');
  if (stage.box.shadowRoot?.querySelector('.fe-bulk .fe-button')) return press(stage, '.fe-bulk .fe-button', at);
  await press(stage, '.fe-bulk [aria-haspopup=menu]');
  return press(stage, '.fe-bulk [role=menuitem]', at);
};

/** Asks for all rows to be deleted, on all pages. */
export const deleteAll = async (stage: Stage): Promise<void> => {
  await rowsShown(stage);
  await press(stage, 'thead input[type=checkbox]');
  await press(stage, '.fe-bulk .fe-link');
  await pressBulkAction(stage);
  await dialogShown(stage);
};

const STATES = ['loading', 'no-match', 'failed', 'read-only', 'forbidden'] as const;

/** The states of every tab that is a list, by the tab's name. `stranger` is a person without the permission to see it. */
export const listStates = <Name extends string>(
  name: Name,
  {
    tag,
    calls,
    stranger,
    reads,
  }: {
    tag: SceneTag;
    calls: RegExp;
    stranger: Pick<Scene, 'as' | 'preview'>;
    reads: Readonly<Record<(typeof STATES)[number], readonly string[]>>;
  },
): Record<`${Name}/${(typeof STATES)[number]}`, PortalScene> => {
  const empty = shown('.fe-empty');
  const states: Record<(typeof STATES)[number], Omit<Scene, 'tag'>> = {
    loading: {
      as: ADA,
      shows: 'holds the place of what is on its way',
      before: wire('stalled', calls),
      play: (stage) => stage.shown('table[aria-busy=true]'),
    },
    'no-match': {
      as: ADA,
      shows: 'says that nothing matches',
      attributes: { path: '/?search=zebra' },
      play: empty,
    },
    failed: {
      as: ADA,
      shows: 'says why it did not load, and offers to try again',
      before: wire('down', calls),
      play: empty,
    },
    'read-only': { as: READER, shows: 'is read-only without the permission to write', play: rowsShown },
    forbidden: { ...stranger, shows: 'says that this person may not see it', play: empty },
  };
  // each state has the name of the tab before its own
  return Object.fromEntries(
    STATES.map((state) => [`${name}/${state}`, { tag, reads: reads[state], ...states[state] }]),
  ) as Record<`${Name}/${(typeof STATES)[number]}`, PortalScene>;
};
