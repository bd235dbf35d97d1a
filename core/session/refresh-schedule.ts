import { Observable } from 'rxjs';
import type { BrowserPage } from '../browser/page.ts';

/** Longest delay a browser's timer takes, in milliseconds. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Exponential backoff between refreshes without a response, in milliseconds: doubles from the first delay to the last.
 * Ours.
 */
export const BACK_OFF_MS = { first: 1000, last: 30_000 };

/** Backoff delay after so many consecutive refreshes without a response. */
export const backoffDelay = (times: number): number => Math.min(BACK_OFF_MS.first * 2 ** (times - 1), BACK_OFF_MS.last);

/** Time of the next refresh. */
export interface RefreshDue {
  /** By the page's own clock; never, if absent. */
  at?: number;
  /** The server did not respond: also due as soon as the page resumes or is online again. */
  eager?: boolean;
}

/** Emits once when a refresh is due: at its time, or when the page resumes after that time. */
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
