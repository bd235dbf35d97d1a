import { createContext, useContext } from 'react';
import type { Area, Messages } from '../i18n/en.ts';

export const MessagesContext = createContext<Messages | undefined>(undefined);

/** The words of an area in the element's language, the page's own over ours. */
export const useMessages = <Name extends Area>(area: Name): Messages[Name] => {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('This component is used before its words are loaded.');
  return messages[area];
};
