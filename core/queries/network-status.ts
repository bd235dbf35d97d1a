import { EMPTY, Observable, Subscription, switchMap } from 'rxjs';
import { timerOnce } from '../flow/live.ts';

/** Network status of the browser. Online does not mean that the service can be reached. */
export interface NetworkStatus {
  isOffline(): boolean;
  /** Calls back when it has changed. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** Network status of the browser this code runs in. */
const browserNetwork: NetworkStatus = {
  isOffline: () => globalThis.navigator?.onLine === false,
  onChange: (listener) => {
    const stop = new AbortController();
    for (const event of ['online', 'offline'])
      globalThis.window?.addEventListener(event, listener, { signal: stop.signal });
    return () => stop.abort();
  },
};

/** Network status of a service in this page, which needs no network; a change is a reason to make a light call. */
export const inPageNetwork: NetworkStatus = { ...browserNetwork, isOffline: () => false };

/**
 * Backoff between light calls while the service cannot be reached, in milliseconds; doubles from the first delay to the
 * last. Ours.
 */
const FIRST_TRY_MS = 5_000;
const LAST_TRY_MS = 60_000;

/** Dependencies for following the connection to the service. */
export interface ConnectionParts {
  /** Whether calls fail to reach the service, as far as is known. */
  offline: Observable<boolean>;
  /** Makes a light call. */
  reach: () => Promise<unknown>;
  /** The browser has lost its network. */
  lose: () => void;
  network?: NetworkStatus;
}

/** Makes light calls, with backoff, while subscribed. */
const retries = (reach: () => Promise<unknown>): Observable<never> =>
  new Observable(() => {
    const all = new Subscription();
    const next = (waitMs: number): void => {
      const attempt = async () => {
        await reach();
        if (!all.closed) next(Math.min(2 * waitMs, LAST_TRY_MS));
      };
      all.add(timerOnce(waitMs).subscribe(() => void attempt()));
    };
    next(FIRST_TRY_MS);
    return all;
  });

/**
 * Tracks whether the service can be reached, until unsubscribed. The browser's offline status or failed light calls set
 * offline; only a response ends that. Light calls are retried with backoff, and at once when the browser is online
 * again.
 */
export const followConnection = ({ offline, reach, lose, network = browserNetwork }: ConnectionParts): Subscription => {
  const trying = offline.pipe(switchMap((isOffline) => (isOffline ? retries(reach) : EMPTY))).subscribe();
  const onNetworkChange = () => (network.isOffline() ? lose() : void reach());
  trying.add(network.onChange(onNetworkChange));
  if (network.isOffline()) lose();
  return trying;
};
