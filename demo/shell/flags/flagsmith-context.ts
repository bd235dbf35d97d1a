import { createContext, useContext } from 'react';
import type { FlagsClient, FlagsSnapshot } from './flags-client.ts';

/** Flags and their client, as `useFlagsmith()` answers them. */
export type Flagsmith = FlagsSnapshot &
  Pick<FlagsClient, 'identify' | 'logout' | 'getFlags' | 'startListening' | 'stopListening'>;

export const FlagsmithContext = createContext<Flagsmith | undefined>(undefined);

/** Flags of the nearest provider. Throws the protocol's text outside of one. Source: protocol/README.md#texts. */
export const useFlagsmith = (): Flagsmith => {
  const flagsmith = useContext(FlagsmithContext);
  if (!flagsmith) throw new Error('useFlagsmith must be used with in a FlagsmithProvider');
  return flagsmith;
};

/** Flag of the signed-in person. */
export interface UserFlag {
  /** True until the flags are loaded and the person is identified. Source: product.md#feature-flags-of-the-shell. */
  readonly isLoading: boolean;
  readonly isOn: boolean;
  readonly value: string | undefined;
}

/** Flag of the signed-in person, off while it is loading. */
export const useUserFlag = (name: string): UserFlag => {
  const { isLoading, isIdentified, isOn, valueOf } = useFlagsmith();
  const isKnown = !isLoading && isIdentified;
  return { isLoading: !isKnown, isOn: isKnown && isOn(name), value: isKnown ? valueOf(name) : undefined };
};
