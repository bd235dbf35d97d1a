import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What the components of this family say, in English. */
export const overlaysEn = {
  close: 'Close',
  cancel: 'Cancel',
  typeToConfirm: phrase('Type “{{name}}” to confirm'),
  notTheName: 'This is not the name. Type it as it is written above.',
  leave: {
    title: 'Leave without saving?',
    effect: 'What you changed here will be lost.',
    leave: 'Discard changes',
    stay: 'Keep editing',
  },
  menu: 'Actions',
  steps: {
    label: 'Steps',
    position: phrase('Step {{step}} of {{total}}'),
    done: 'done',
    current: 'current step',
    todo: 'still to do',
    failed: 'needs attention',
  },
  toasts: {
    label: 'Notices',
    undo: 'Undo',
    reach: 'F8 leads to Undo.',
    dismiss: 'Dismiss',
  },
};

export type OverlaysMessages = typeof overlaysEn;
