/** State of the flag provider. Source: product.md#feature-flags-of-the-shell. */
export interface FlagsState {
  /** True until the environment's flags are there, or could not be loaded. */
  readonly isLoading: boolean;
  readonly isError: boolean;
  /** Whether the flags are those of the signed-in person. */
  readonly isIdentified: boolean;
  /** Whether the flags are asked for again and again. */
  readonly isListening: boolean;
}

export type FlagsEvent = 'initialised' | 'errored' | 'identified' | 'unidentified' | 'listening' | 'stoppedListening';

export const INITIAL_FLAGS_STATE: FlagsState = {
  isLoading: true,
  isError: false,
  isIdentified: false,
  isListening: false,
};

/** Change that each event makes. Source: product.md#feature-flags-of-the-shell. */
const CHANGES: Readonly<Record<FlagsEvent, Partial<FlagsState>>> = {
  initialised: { isLoading: false, isError: false },
  errored: { isLoading: false, isError: true },
  identified: { isIdentified: true },
  unidentified: { isIdentified: false },
  listening: { isListening: true },
  stoppedListening: { isListening: false },
};

export const nextFlagsState = (state: FlagsState, event: FlagsEvent): FlagsState => ({ ...state, ...CHANGES[event] });
