import { Observable } from 'rxjs';
import type { BrowserPage } from '../browser/page.ts';

/** Longest delay a browser's timer takes, in milliseconds. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Pauses between renewals that found no server, in milliseconds: doubling from the first to the last. Ours. */
export const BACK_OFF_MS = { first: 1000, last: 30_000 };

/** How long to wait after so many renewals in a row found no server. */
export const backoffDelay = (times: number): number => Math.min(BACK_OFF_MS.first * 2 ** (times - 1), BACK_OFF_MS.last);

/** When the next renewal is due. */
export interface RefreshDue {
  /** By the page's own clock; never, if absent. */
  at?: number;
  /** The server was away: coming back online is reason enough. */
  eager?: boolean;
}

/** The moment a renewal is due: at its time, or when the page is awake again and the time has passed. */
export const whenRefreshDue = (page: BrowserPage, { at, eager }: RefreshDue): Observable<void> =>
  new Observable((listener) => {
    if (at === undefined) return;
    const end = () => {
      listener.next();
      listener.complete();
    };
    const timer = setTimeout(end, Math.min(at - page.now(), TIMER_MAX_MS));
    const stop = page.onAwake(() => (eager || page.now() >= at) && end());
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
