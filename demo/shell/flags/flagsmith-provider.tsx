import { type ReactElement, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FlagsClient, FlagsIdentity, FlagsSnapshot } from './flags-client.ts';
import { type Flagsmith, FlagsmithContext } from './flagsmith-context.ts';
import { INITIAL_FLAGS_STATE } from './flags-state.ts';

interface FlagsmithProviderProps {
  /** Address of the flag service. */
  api: string;
  /** Environment of the flag service; empty where there is none, and then every flag is off. */
  environmentId: string;
  /** Signed-in person; undefined while no one is signed in. */
  identity: FlagsIdentity | undefined;
  children: ReactNode;
}

const LOADING: FlagsSnapshot = { ...INITIAL_FLAGS_STATE, isOn: () => false, valueOf: () => undefined };
/** Nothing is loaded without an environment, and nothing is waited for. */
const OFF: FlagsSnapshot = { ...LOADING, isLoading: false, isIdentified: true };

const NEVER = () => () => undefined;
const nothing = () => Promise.resolve();

/** Client of an environment, loaded beside the page. */
const useFlagsClient = (api: string, environmentId: string): FlagsClient | undefined => {
  const [client, setClient] = useState<FlagsClient>();
  useEffect(() => {
    if (environmentId === '') return undefined;
    let made: FlagsClient | undefined;
    let isWanted = true;
    const open = async () => {
      const { createFlagsClient } = await import('./flags-client.ts');
      if (!isWanted) return;
      made = createFlagsClient({
        api: new URL(api, window.location.origin).href,
        environmentId,
        isVisible: () => document.visibilityState === 'visible',
      });
      setClient(made);
      await made.init();
    };
    void open();
    return () => {
      isWanted = false;
      made?.stopListening();
      setClient(undefined);
    };
  }, [api, environmentId]);
  return client;
};

/** Provider of flags: loads those of the environment, then of the signed-in person, and follows their changes. Source: product.md#feature-flags-of-the-shell. */
export const FlagsmithProvider = ({ api, environmentId, identity, children }: FlagsmithProviderProps): ReactElement => {
  const client = useFlagsClient(api, environmentId);
  const snapshot = useSyncExternalStore(
    client?.subscribe ?? NEVER,
    client?.snapshot ?? (() => (environmentId === '' ? OFF : LOADING)),
  );
  const key = identity && JSON.stringify(identity);
  useEffect(() => {
    if (!client || key === undefined) return undefined;
    void client.identify(JSON.parse(key) as FlagsIdentity); // as it was given
    client.startListening();
    const ask = () => document.visibilityState === 'visible' && void client.getFlags();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void client.logout();
    };
  }, [client, key]);
  const value = useMemo<Flagsmith>(
    () => ({
      ...snapshot,
      identify: client?.identify ?? nothing,
      logout: client?.logout ?? nothing,
      getFlags: client?.getFlags ?? nothing,
      startListening: client?.startListening ?? (() => undefined),
      stopListening: client?.stopListening ?? (() => undefined),
    }),
    [client, snapshot],
  );
  return <FlagsmithContext value={value}>{children}</FlagsmithContext>;
};
