import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AttributeTypes, AttributeValues } from './host/attribute-types.ts';
import type { Host, HostState } from './host/host.ts';

export const HostContext = createContext<Host | undefined>(undefined);

/** Host of a screen: its shadow root, events and error reporting. */
export const useHost = (): Host => {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component is used outside an element.');
  return host;
};

/** State of the element; renders again when it changes. */
export const useHostState = (): HostState => {
  const host = useHost();
  return useSyncExternalStore(host.subscribe, host.getState);
};

/** Typed values of an element's table of attributes, or of all that its class has. */
type ValuesOf<Source> = Source extends abstract new () => infer Instance
  ? Omit<Instance, keyof HTMLElement>
  : Source extends AttributeTypes
    ? AttributeValues<Source>
    : never;

/** The element's typed attributes and properties: `useAttributeValues<typeof loginBoxAttributes>().autoFocus`. */
export const useAttributeValues = <Source extends AttributeTypes | (abstract new () => object)>(): ValuesOf<Source> =>
  // the values are those of the element's own tables
  useHostState().values as ValuesOf<Source>;
