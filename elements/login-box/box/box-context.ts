import { createContext, useContext } from 'react';

/** Box as its screens see it: element for the footer, navigation direction, resizing. */
export interface BoxContents {
  /** Element under the card that footers are rendered into. */
  readonly foot: HTMLElement | null;
  /** Whether no screen was shown before: the page has just been opened. */
  isFirst(): boolean;
  /**
   * Direction of the navigation to a screen: `back` to one visited before, else `forward`; `undefined` for the first
   * one.
   */
  wayTo(screen: string): 'forward' | 'back' | undefined;
  /** Reports that a screen is mounted; the card resizes to it, or keeps its height where the screen only waits. */
  arrived(screen: string, waits: boolean): void;
}

export const BoxContext = createContext<BoxContents | undefined>(undefined);

export const useBox = (): BoxContents => {
  const box = useContext(BoxContext);
  if (!box) throw new Error('This component is used outside the login box.');
  return box;
};
