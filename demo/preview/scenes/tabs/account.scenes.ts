import type { Ports } from '../../../server/ports.ts';
import type { PortalScene } from '../scene.ts';
import { ADA, READER, shown, wire } from './list-tab.ts';
import { typedInto } from '../typed.ts';

const TAG = 'fe-account-tab';
const CALLS = /\/account-settings\/v1(\?|$)/;
const NAME = 'input[autocomplete=organization]';

const AT_LOOK = { path: '/customLogin' };
/** The box of the preview. */
const PREVIEWED = '.fe-account-preview fe-login-box';
const COLOR = '.fe-field:has(.fe-color-well) .fe-input-text';
/** Logo that is drawn here: a dot and a bar. */
const LOGO = `data:image/gif;base64,R0lGODlhAQABAIAAAA92bv///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==`;

/** Providers of social sign-in, to be put in order. */
const SOCIAL = { social: (['google', 'microsoft', 'github'] as const).map((type) => ({ type, clientId: 'demo' })) };

/** Gives the seeded company a look of its own, at an address of its own. */
const seedLook = async ({ store, clock }: Ports): Promise<void> => {
  const all = store.scoped({ across: 'seeds' });
  const [ada] = await all.users.find({ where: { email: ADA }, limit: 1 });
  if (!ada) return;
  const now = clock.now().toISOString();
  await all.transaction((rows) =>
    rows.customLogins.insert({
      id: crypto.randomUUID(),
      tenantId: ada.tenantId,
      alias: 'acme',
      look: JSON.stringify({
        'loginBox/logo/image': LOGO,
        'loginBox/palette/primary/main': '#0f766e',
        'loginBox/socialLogins/socialLoginsLayout/placement': 'top',
      }),
      createdAt: now,
      updatedAt: now,
    }),
  );
};

/** The settings of the account and its look of the login page, in every state they can be in. */
export const scenes = {
  'account/settings': {
    tag: TAG,
    as: ADA,
    shows: 'shows the settings of the account',
    reads: ['Company name', 'Website', 'Postal code', 'Time zone', 'Currency'],
    play: shown(NAME),
  },
  'account/changed': {
    tag: TAG,
    as: ADA,
    shows: 'has a bar to save by, once something has changed',
    reads: ['You have unsaved changes.', 'Save'],
    play: async (stage) => {
      await stage.shown(NAME);
      await typedInto(stage, NAME, 'Acme Robotics Northern Jutland and Scandinavia Holding');
      await stage.shown('.fe-save-bar');
      await stage.settled();
    },
  },
  'account/loading': {
    tag: TAG,
    as: ADA,
    shows: 'holds the place of the settings',
    reads: ['Account'],
    before: wire('stalled', CALLS),
    play: (stage) => stage.shown('.fe-skeleton-card, .fe-skeleton'),
  },
  'account/failed': {
    tag: TAG,
    as: ADA,
    shows: 'says why it did not load, and offers to try again',
    reads: ['Try again'],
    before: wire('down', CALLS),
    play: shown('.fe-empty'),
  },
  'account/read-only': {
    tag: TAG,
    as: READER,
    shows: 'is read-only without the permission to change it',
    reads: ['Company name', 'View only'],
    play: shown(NAME),
  },
  'account/custom-login': {
    tag: TAG,
    as: ADA,
    shows: 'has the look of the login page, beside a login box that has it',
    reads: ['Login address', 'Name in the address', 'Brand color', 'Above the form', 'Microsoft'],
    attributes: AT_LOOK,
    preview: { seed: seedLook, config: SOCIAL },
    play: shown(PREVIEWED),
  },
  'account/custom-login-changed': {
    tag: TAG,
    as: ADA,
    shows: 'shows a change of the look at once, and has a bar to save it by',
    reads: ['You have unsaved changes.', 'Save'],
    attributes: AT_LOOK,
    preview: { seed: seedLook },
    play: async (stage) => {
      await stage.shown(PREVIEWED);
      await typedInto(stage, COLOR, '#ffd600');
      await stage.shown('.fe-save-bar');
      await stage.settled();
    },
  },
  'account/custom-login-wrong': {
    tag: TAG,
    as: ADA,
    shows: 'says what is wrong with a color beside its field',
    reads: ['Enter a color, such as #3366cc.'],
    attributes: AT_LOOK,
    play: async (stage) => {
      await stage.shown(PREVIEWED);
      await typedInto(stage, COLOR, 'teal');
      await stage.shown('.fe-save-bar');
      stage.box.shadowRoot?.querySelector<HTMLElement>('.fe-save-bar .fe-button-primary')?.click();
      await stage.shown('.fe-field-error');
      await stage.settled();
    },
  },
  'account/custom-login-failed': {
    tag: TAG,
    as: ADA,
    shows: 'says why the look did not load, and offers to try again',
    reads: ['Try again'],
    attributes: AT_LOOK,
    before: wire('down', /\/metadata\/admin-box/),
    play: shown('.fe-empty'),
  },
  'account/custom-login-read-only': {
    tag: TAG,
    as: READER,
    shows: 'has a look that is read-only without the permission to change it',
    reads: ['Login address', 'View only'],
    attributes: AT_LOOK,
    preview: { seed: seedLook },
    play: shown(PREVIEWED),
  },
} satisfies Record<string, PortalScene>;
