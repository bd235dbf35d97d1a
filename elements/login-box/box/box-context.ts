import { createContext, useContext } from 'react';

/** What a screen can ask of the box around it. */
export interface BoxContents {
  /** Where the line under the card goes. */
  readonly foot: HTMLElement | null;
  /** Whether no screen was shown before: the page has just been opened. */
  isFirst(): boolean;
  /** Which way a person comes to a screen: back to one they have come by, else forward; `undefined` for the first one. */
  wayTo(screen: string): 'forward' | 'back' | undefined;
  /** A screen is there: the card grows or shrinks to it. */
  arrived(screen: string): void;
}

export const BoxContext = createContext<BoxContents | undefined>(undefined);

export const useBox = (): BoxContents => {
  const box = useContext(BoxContext);
  if (!box) throw new Error('This component is used outside the login box.');
  return box;
};
