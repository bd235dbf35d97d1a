import type { IconNode } from 'lucide';

/** Item of a menu. */
export interface MenuItem {
  /** Label, with its verb. */
  readonly label: string;
  readonly icon?: IconNode;
  readonly onPress?: () => void;
  /** URL of a link item, which can be opened in a new tab; with `onPress` the link is not followed. */
  readonly href?: string;
  /** Called before the link is followed; `false` prevents it. */
  readonly onFollow?: () => boolean;
  /** Destructive. */
  readonly danger?: boolean;
  /** Reason why it is disabled; shown below the label, and reached by the arrow keys. */
  readonly disabled?: string;
  /** State of a checkbox item; the menu stays open. */
  readonly checked?: boolean;
}

/** Separator between two groups of items. */
export const divider = 'divider';

/** Items and separators of a menu, in order. */
export type MenuContent = readonly (MenuItem | typeof divider)[];
