import { Observable } from 'rxjs';
import type { BrowserPage } from '../browser/page.ts';
import type { RouteName } from '../contract/paths.ts';
import type { CoreRouter } from './router.ts';

/** Page whose history a journey's steps are kept in. */
interface InPage {
  readonly page: Pick<BrowserPage, 'address'>;
}

/** Marks the history entry of a step that can be gone back from. */
const MARK = 'feStep';

/**
 * The browser's Back on a route whose later steps have an entry of their own. While `inner` holds there is such an entry;
 * emits when it has been left. In memory there is none: Back leaves the page, as everywhere. Ours.
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

/** Goes back by the browser's history where the step has an entry of its own, so that Forward and Back stay true. */
export const goBackOr = ({ page }: InPage, otherwise: () => void): void => {
  if (page.address.state()[MARK]) page.address.back();
  else otherwise();
};

/** Browsers answer a step back within a frame or two; one that does not is not waited for. */
const BACK_MS = 500;

/**
 * Emits once the history stands at the route's first entry, so that what comes next replaces the whole way in and one
 * step back leaves it. Ours.
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
