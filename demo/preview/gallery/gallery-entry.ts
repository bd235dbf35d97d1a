import type { ReactNode } from 'react';

/** A component in every state it has, for looking at and for measuring. */
export interface GalleryEntry {
  /** The component's name, as a person says it. */
  readonly name: string;
  /** Purpose, in one sentence. */
  readonly is: string;
  /** Each state by the words that tell it from the others; drawn inside an element's shadow root. */
  readonly states: Readonly<Record<string, () => ReactNode>>;
  /** A state takes the whole width of its place, as a page or a table does; else it is in a card of 400 px. */
  readonly wide?: boolean;
}
