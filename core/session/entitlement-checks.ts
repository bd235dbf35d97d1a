import { EMPTY, exhaustMap, filter, merge, repeat, type Subscription, switchMap } from 'rxjs';
import type { BrowserPage } from '../browser/page.ts';
import { timerOnce } from '../flow/live.ts';
import { watch, type CoreStore } from '../store/store.ts';
import { pageResumes } from './page-resume.ts';

/** Interval between two checks in milliseconds. Ours: with the time of an answer, a change of plan is felt within 5 s. */
export const CHECK_MS = 4000;

/**
 * Checks the entitlements of a signed-in user: at an interval while the page is visible, and as soon as it is visible again.
 * A plan changes in another tab, by a colleague, at the provider or as time passes, and none of these tells this page.
 * Source: product.md#entitlements.
 */
export const checkEntitlements = (
  { store, page }: { store: CoreStore; page: BrowserPage },
  check: () => Promise<unknown>,
): Subscription =>
  watch(store, ({ session }) => session.status === 'signedIn')
    .pipe(
      switchMap((isSignedIn) => {
        if (!isSignedIn) return EMPTY;
        // a restored page refreshes its session, and the entitlements with it
        const shown = pageResumes(page).pipe(filter((restored) => !restored));
        return merge(timerOnce(CHECK_MS).pipe(repeat()), shown);
      }),
      filter(() => page.isVisible()),
      exhaustMap(check),
    )
    .subscribe();
