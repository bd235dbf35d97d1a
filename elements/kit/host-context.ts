import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Host, HostState } from './host.ts';

export const HostContext = createContext<Host | undefined>(undefined);

/** The element a screen is in: its shadow root, its events, its way to say that something broke. */
export const useHost = (): Host => {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component is used outside an element.');
  return host;
};

/** What is known of the element now; renders again when it changes. */
export const useHostState = (): HostState => {
  const host = useHost();
  return useSyncExternalStore(host.subscribe, host.getState);
};

/** The element's typed attributes and properties: `useValues<typeof FeLoginBox>().theme`. */
export const useValues = <Class extends abstract new () => object>(): Omit<InstanceType<Class>, keyof HTMLElement> =>
  // the values are those of the element's own tables
  useHostState().values as Omit<InstanceType<Class>, keyof HTMLElement>;
