import type { IsoDateTime } from './ids.ts';

/** Change of the caller's email address, begun and not done yet. Ours. */
export interface EmailChange {
  /** Current address, and the new one. */
  from: string;
  to: string;
  /** Whether each address has confirmed; the change is done once both have. */
  fromConfirmed: boolean;
  toConfirmed: boolean;
  expires: IsoDateTime;
}

/**
 * State of a mailed link. `confirm`: one of the two addresses confirms; `confirmed`: it has, and the other has not;
 * `changed`: both have; `undo`: the former address can take the change back; `undone`: it has. Ours.
 */
export type EmailLinkState = 'confirm' | 'confirmed' | 'changed' | 'undo' | 'undone';

/** Link mailed about a change of an email address. Ours. */
export interface EmailLink {
  state: EmailLinkState;
  /** Address that the link was mailed to: the current one or the new one. */
  mailedTo: 'current' | 'new';
  /** Current address; absent in the link to a new one, which a typing error can have made a stranger's. */
  from?: string;
  to: string;
}
