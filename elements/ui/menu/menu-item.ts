import type { IconNode } from 'lucide';

/** Something a menu offers. */
export interface MenuItem {
  /** What it does, by its verb. */
  readonly label: string;
  readonly icon?: IconNode;
  readonly onPress?: () => void;
  /** Leads to this address, which can be opened in a tab of its own; `onPress` then takes the place of following it. */
  readonly href?: string;
  /** Asked before the address is followed; where it answers false, the page stays. */
  readonly onFollow?: () => boolean;
  /** It takes something away. */
  readonly danger?: boolean;
  /** Why it cannot be chosen now; it is read, and reached by the arrow keys. */
  readonly disabled?: string;
  /** It is switched on or off; the menu stays open. */
  readonly checked?: boolean;
}

/** What stands between two groups of items. */
export const divider = 'divider';

/** What a menu holds, in order. */
export type MenuContent = readonly (MenuItem | typeof divider)[];
