import { createFlagsmithInstance } from 'flagsmith';
import { type FlagsEvent, type FlagsState, INITIAL_FLAGS_STATE, nextFlagsState } from './flags-state.ts';
import { tenantIdsTrait } from './tenant-ids.ts';

/** Interval of listening, in milliseconds. Source: product.md#feature-flags-of-the-shell. */
export const LISTEN_INTERVAL_MS = 1000;

/** Longest wait while the service is down, in intervals. Ours. */
const MAX_SKIPPED = 32;

/** Person that flags are asked for. */
export interface FlagsIdentity {
  readonly userId: string;
  readonly tenantIds: readonly string[];
  readonly activeTenantId?: string | undefined;
}

interface FlagsClientOptions {
  /** Address of the flag service, absolute. */
  api: string;
  environmentId: string;
  fetch?: typeof fetch;
  /** Whether the page is seen; nothing is asked for while it is not. */
  isVisible?: () => boolean;
  /** Log of failures. */
  log?: (message: string, error?: unknown) => void;
}

/** Flags as a component reads them: a new object with each change. */
export interface FlagsSnapshot extends FlagsState {
  /** Whether a flag is on. */
  isOn(name: string): boolean;
  /** Value of a flag that is on. */
  valueOf(name: string): string | undefined;
}

/** Client of the flag service for one page. */
export interface FlagsClient {
  snapshot(): FlagsSnapshot;
  subscribe(listener: () => void): () => void;
  init(): Promise<void>;
  /** Asks for the flags of a person; those of another are forgotten at once. */
  identify(identity: FlagsIdentity): Promise<void>;
  /** Forgets the person and their flags. */
  logout(): Promise<void>;
  /** Asks for the flags again. */
  getFlags(): Promise<void>;
  startListening(intervalMs?: number): void;
  stopListening(): void;
}

/** Error of a failure, which a library may throw as anything. Source: protocol/README.md#texts. */
const errorOf = (failure: unknown): Error =>
  failure instanceof Error ? failure : new Error('Unknown Error while identifying tenantIds');

/**
 * Makes the client of the flag service. Each person has an instance of Flagsmith of their own: an answer for another never
 * becomes theirs. Source: product.md#feature-flags-of-the-shell.
 */
export const createFlagsClient = ({
  api,
  environmentId,
  fetch = globalThis.fetch.bind(globalThis),
  isVisible = () => true,
  // oxlint-disable-next-line no-console -- the page's own log
  log = console.error,
}: FlagsClientOptions): FlagsClient => {
  const listeners = new Set<() => void>();
  let state = INITIAL_FLAGS_STATE;
  let flagsmith = createFlagsmithInstance();
  let snapshot: FlagsSnapshot;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isAsking = false;
  let asked: FlagsIdentity | undefined;
  let failures = 0;
  let initialised: Promise<void> | undefined;
  let turn = 0;

  const publish = () => {
    const flags = flagsmith.getAllFlags() ?? {};
    const isOn = (name: string) => flags[name]?.enabled === true;
    snapshot = {
      ...state,
      isOn,
      valueOf: (name) => {
        const value = isOn(name) ? flags[name]?.value : undefined;
        return value === null || value === undefined ? undefined : String(value);
      },
    };
    for (const listener of listeners) listener();
  };
  const move = (event: FlagsEvent) => {
    state = nextFlagsState(state, event);
    publish();
  };

  /** Begins another identity; whether it is still the latest. */
  const begin = () => {
    turn += 1;
    const mine = turn;
    return () => turn === mine;
  };

  /** Loads flags into another instance, in place of the one before, whose late answers change nothing any more. */
  const load = async (identity?: FlagsIdentity): Promise<void> => {
    const instance = createFlagsmithInstance();
    flagsmith = instance;
    await instance.init({
      environmentID: environmentId,
      api,
      fetch,
      enableAnalytics: false,
      preventFetch: identity !== undefined,
      defaultFlags: {},
      onChange: () => flagsmith === instance && publish(),
    });
    if (!identity) return;
    const { userId, tenantIds, activeTenantId } = identity;
    await instance.identify(userId, { tenantIds: tenantIdsTrait(tenantIds, activeTenantId) });
  };

  publish();
  const client: FlagsClient = {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    init: () => {
      initialised = (async () => {
        try {
          await load();
          move('initialised');
        } catch (error) {
          log('Failed', error);
          move('errored');
        }
      })();
      return initialised;
    },
    identify: async (identity) => {
      const isLatest = begin();
      asked = identity;
      if (state.isIdentified) move('unidentified');
      // an environment's flags that came after a person's would replace them
      await initialised;
      if (!isLatest()) return;
      try {
        await load(identity);
        if (isLatest()) move('identified');
      } catch (failure) {
        log(errorOf(failure).message);
        if (isLatest()) move('unidentified');
      }
    },
    logout: async () => {
      const isLatest = begin();
      asked = undefined;
      client.stopListening();
      flagsmith = createFlagsmithInstance();
      move('unidentified');
      await initialised;
      try {
        if (isLatest()) await load();
      } catch (error) {
        log('Failed', error);
      }
    },
    getFlags: async () => {
      if (isAsking) return;
      isAsking = true;
      const [instance, identity] = [flagsmith, asked];
      try {
        await instance.getFlags();
        failures = 0;
        // the person could not be identified before
        if (identity && identity === asked && !state.isIdentified) move('identified');
      } catch {
        // the flags of before stay, and the next time asks again
        failures += 1;
      } finally {
        isAsking = false;
      }
    },
    startListening: (intervalMs = LISTEN_INTERVAL_MS) => {
      clearInterval(timer);
      let tick = 0;
      timer = setInterval(() => {
        tick += 1;
        // a service that is down is asked less and less often
        if (isVisible() && tick % Math.min(2 ** failures, MAX_SKIPPED) === 0) void client.getFlags();
      }, intervalMs);
      move('listening');
    },
    stopListening: () => {
      clearInterval(timer);
      if (state.isListening) move('stoppedListening');
    },
  };
  return client;
};
