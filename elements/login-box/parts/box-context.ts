import { createContext, useContext } from 'react';
import type { ScreenName } from './screens.ts';

/** What a screen can ask of the box around it. */
export interface BoxContents {
  /** Where the line under the card goes. */
  readonly foot: HTMLElement | null;
  /** The screen that was shown before; none when the page has just been opened. */
  before(): ScreenName | undefined;
  /** A screen is there: the card grows or shrinks to it. */
  arrived(screen: ScreenName): void;
}

export const BoxContext = createContext<BoxContents | undefined>(undefined);

export const useBox = (): BoxContents => {
  const box = useContext(BoxContext);
  if (!box) throw new Error('This component is used outside the login box.');
  return box;
};
