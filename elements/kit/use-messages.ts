import { createContext, useContext } from 'react';
import type { Messages, Namespace } from '../i18n/namespaces.ts';

/** Reads a namespace in the element's language, with the page's localizations over ours. */
export type ReadMessages = <Name extends Namespace>(name: Name) => Messages[Name];

export const MessagesContext = createContext<ReadMessages | undefined>(undefined);

/**
 * Messages of a namespace in the element's language, with the page's localizations over ours. A namespace that is still
 * loading suspends the component; `messages` of a definition and `lazyScreen()` fetch it in parallel with the code of a
 * screen.
 */
export const useMessages = <Name extends Namespace>(name: Name): Messages[Name] => {
  const read = useContext(MessagesContext);
  if (!read) throw new Error('This component is used outside an element.');
  return read(name);
};
