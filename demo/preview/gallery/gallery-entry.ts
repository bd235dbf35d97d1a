import type { ReactNode } from 'react';

/** Component in all its states, for review and measurement. */
export interface GalleryEntry {
  /** Display name of the component. */
  readonly name: string;
  /** Purpose, in one sentence. */
  readonly is: string;
  /** States by a distinguishing name, rendered inside an element's shadow root. */
  readonly states: Readonly<Record<string, () => ReactNode>>;
  /** Whether a state takes the full width of its container, as a page or a table; else it is in a card of 400 px. */
  readonly wide?: boolean;
}
