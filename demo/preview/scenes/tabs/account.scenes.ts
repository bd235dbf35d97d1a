import type { PortalScene } from '../scene.ts';
import { ADA, READER, shown, wire } from './list-tab.ts';
import { typedInto } from '../typed.ts';

const TAG = 'fe-account-tab';
const CALLS = /\/account-settings\/v1(\?|$)/;
const NAME = 'input[autocomplete=organization]';

/** The settings of the account, in every state they can be in. */
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
} satisfies Record<string, PortalScene>;
