import { Observable } from 'rxjs';
import type { BrowserPage } from '../browser/page.ts';
import type { RouteName } from '../contract/paths.ts';
import type { CoreRouter } from './router.ts';

/** Page with the history that a journey's steps are kept in. */
interface InPage {
  readonly page: Pick<BrowserPage, 'address'>;
}

/** State key with the depth of an inner step's history entry; the first step's entry has none. */
const DEPTH_KEY = 'feStep';

const depthOf = ({ page: { address } }: InPage): number => Number(address.state()[DEPTH_KEY]) || 0;

/** Step of a journey, as the history knows it. */
export interface HistoryStep<Step extends string> {
  readonly step: Step;
  /** A step that cannot be gone back from: it takes the entry of the one before. */
  readonly isRoot: boolean;
}

/**
 * Keeps an entry of the browser's history for each inner step of a route, and emits the step that the browser's Back leads
 * to. A step that was there before takes the history back to its entry. In memory there are no entries: Back leaves the
 * page. Ours.
 */
export const followSteps = <Step extends string>(
  app: InPage & { readonly router: CoreRouter },
  route: RouteName,
  steps: Observable<HistoryStep<Step> | undefined>,
): Observable<Step> => {
  const { router } = app;
  const { address } = app.page;
  const isHere = () => router.strategy !== 'memory' && router.current() === route;
  return new Observable((listener) => {
    let entries: { step: Step; depth: number }[] = [];
    const follow = ({ step, isRoot }: HistoryStep<Step>) => {
      if (step === entries.at(-1)?.step) return;
      const depth = isHere() ? depthOf(app) : 0;
      const known = entries.find((entry) => entry.step === step);
      if (known) {
        entries = entries.slice(0, entries.indexOf(known) + 1);
        if (isHere() && depth > known.depth) address.back(depth - known.depth);
      } else if (isRoot || entries.length === 0 || !isHere()) entries = [{ step, depth }];
      else {
        entries.push({ step, depth: depth + 1 });
        address.push(address.href(), { ...address.state(), [DEPTH_KEY]: depth + 1 });
      }
    };
    const following = steps.subscribe((place) => {
      if (place) follow(place);
      else entries = [];
    });
    following.add(
      address.onMove(() => {
        if (!isHere()) return;
        const left = entries.filter(({ depth }, at) => at === 0 || depth <= depthOf(app));
        const last = left.at(-1);
        if (!last || left.length === entries.length) return;
        entries = left;
        listener.next(last.step);
      }),
    );
    return following;
  });
};

/** Timeout for the browser's Back, in milliseconds; it usually takes a frame or two. */
const BACK_MS = 500;

/**
 * Emits once the history is at the route's first entry, so that the next navigation replaces the whole journey and Back
 * leaves it. Ours.
 */
export const leaveSteps = (app: InPage): Observable<void> =>
  new Observable((listener) => {
    const { address } = app.page;
    const done = () => {
      listener.next();
      listener.complete();
    };
    const depth = depthOf(app);
    if (depth === 0) return done();
    let timer = setTimeout(done, BACK_MS);
    const stop = address.onMove(() => {
      clearTimeout(timer);
      // a router of the host hears of the same Back, which would end a navigation that was begun before
      timer = setTimeout(done);
    });
    address.back(depth);
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
