import { filter, fromEventPattern, merge, type Observable, tap } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';

/** Marks the history entry of a step that can be gone back from. */
const MARK = 'feStep';

/**
 * The browser's Back on a route whose later steps have an entry of their own. While `inner` holds there is such an entry;
 * emits when it has been left. In memory there is none: Back leaves the page, as everywhere. Ours.
 */
export const followBack = (app: AppCore, route: RouteName, inner: Observable<boolean>): Observable<unknown> => {
  const { page, router } = app;
  let inside = false;
  const entries = inner.pipe(
    tap((holds) => {
      const { [MARK]: marked, ...state } = page.address.state();
      if (holds && !inside && !marked && router.strategy !== 'memory' && router.current() === route)
        page.address.push(page.address.href(), { ...state, [MARK]: true });
      inside = holds;
    }),
    filter(() => false),
  );
  const left = fromEventPattern<void>(
    (listener) => page.address.onMove(listener),
    (_, stop: () => void) => stop(),
  ).pipe(
    filter(() => inside && router.strategy !== 'memory' && router.current() === route && !page.address.state()[MARK]),
  );
  return merge(entries, left);
};

/** Goes back by the browser's history where the step has an entry of its own, so that Forward and Back stay true. */
export const goBackOr = ({ page }: AppCore, otherwise: () => void): void => {
  if (page.address.state()[MARK]) page.address.back();
  else otherwise();
};
