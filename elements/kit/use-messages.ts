import { createContext, useContext } from 'react';
import type { Messages } from '../i18n/areas.ts';

/** Gives the words of an area, for the element's language and with the page's own over ours. */
export type Say = <Name extends keyof Messages>(area: Name) => Messages[Name];

export const SayContext = createContext<Say | undefined>(undefined);

/**
 * The words of an area in the element's language, the page's own over ours. Words that are still on their way suspend the
 * component; a screen names its areas (`says` of a definition, `screen()`), so that they come beside its code.
 */
export const useMessages = <Name extends keyof Messages>(area: Name): Messages[Name] => {
  const say = useContext(SayContext);
  if (!say) throw new Error('This component is used outside an element.');
  return say(area);
};
