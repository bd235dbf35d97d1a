import type { EmailLinkState } from '../contract/entities/email-change.ts';
import type { Flow } from '../flow/flow.ts';

/** The screens behind the links mailed about a change of an email address. Ours. */
export type EmailChangeStep = 'opening' | EmailLinkState | 'invalid';

/** Answers of the server about the link; `refused`: it has expired, was cancelled or never was one. */
export type EmailChangeEvent = 'opened' | EmailLinkState | 'refused';

const opened = { opened: 'opening' } as const;
const refused = { refused: 'invalid' } as const;

/**
 * From a link to a confirmed change, or to one that was taken back. Opening a link changes nothing: mail scanners do so too.
 */
export const emailChangeFlow: Flow<EmailChangeStep, EmailChangeEvent> = {
  opening: {
    ...refused,
    confirm: 'confirm',
    confirmed: 'confirmed',
    changed: 'changed',
    undo: 'undo',
    undone: 'undone',
  },
  confirm: { ...opened, ...refused, confirmed: 'confirmed', changed: 'changed' },
  confirmed: opened,
  changed: opened,
  undo: { ...opened, ...refused, undone: 'undone' },
  undone: opened,
  invalid: opened,
};
