import { Observable } from 'rxjs';
import type { BrowserPage } from '../browser/page.ts';
import type { RouteName } from '../contract/paths.ts';
import type { CoreRouter } from './router.ts';

/** Page with the history that a journey's steps are kept in. */
interface InPage {
  readonly page: Pick<BrowserPage, 'address'>;
}

/** State key that marks the history entry of an inner step, which Back leaves. */
const MARK = 'feStep';

/**
 * Emits when the browser's Back leaves the inner steps of a route. While `inner` is true they have a history entry of
 * their own. In memory there is none: Back leaves the page. Ours.
 */
export const followBack = (
  app: InPage & { readonly router: CoreRouter },
  route: RouteName,
  inner: Observable<boolean>,
): Observable<void> => {
  const { router } = app;
  const { address } = app.page;
  const here = () => router.strategy !== 'memory' && router.current() === route;
  return new Observable((listener) => {
    let inside = false;
    const entries = inner.subscribe((holds) => {
      const state = address.state();
      if (holds && !inside && !state[MARK] && here()) address.push(address.href(), { ...state, [MARK]: true });
      inside = holds;
    });
    entries.add(address.onMove(() => inside && here() && !address.state()[MARK] && listener.next()));
    return entries;
  });
};

/** Goes back in the browser's history where the step has an entry of its own, so that Forward and Back stay correct. */
export const goBackOr = ({ page }: InPage, otherwise: () => void): void => {
  if (page.address.state()[MARK]) page.address.back();
  else otherwise();
};

/** Timeout for the browser's Back, in milliseconds; it usually takes a frame or two. */
const BACK_MS = 500;

/**
 * Emits once the history is at the route's first entry, so that the next navigation replaces the whole journey and Back
 * leaves it. Ours.
 */
export const leaveInner = ({ page: { address } }: InPage): Observable<void> =>
  new Observable((listener) => {
    const done = () => {
      listener.next();
      listener.complete();
    };
    if (!address.state()[MARK]) return done();
    const stop = address.onMove(done);
    const timer = setTimeout(done, BACK_MS);
    address.back();
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
