import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type PortalHistory, type Routing } from '../../../core/portal/portal-history.ts';
import { createRememberedViews, type RememberedViews } from '../../../core/portal/remembered-views.ts';
import {
  type PortalLocation,
  parsePortalLocation,
  formatPortalLocation,
} from '../../../core/portal/portal-location.ts';
import { portalFeature } from '../../../core/portal/portal.feature.ts';
import type { PortalSection } from '../../../core/portal/sections.ts';
import { useHost, useHostState } from '../../kit/host-context.ts';
import { useFeature } from '../../kit/use-app.ts';
import { useQueryScope } from '../../kit/use-query-scope.ts';
import { useLeave } from '../../ui/leave-guard/use-leave.ts';

/** Router of the portal: current location and navigation. */
export interface PortalRouterState {
  readonly location: PortalLocation;
  /** Navigates to a location, which replaces the current one entirely. */
  go(place: PortalLocation, options?: { replace?: boolean }): void;
  /**
   * Changes parts of the current location, which may be further than the one that is shown; nothing once another tab was
   * chosen.
   */
  change(parts: Partial<PortalLocation>, options?: { replace?: boolean }): void;
  /** Navigates after the leave guard of unsaved changes. */
  leave(place: PortalLocation): void;
  /** URL of a location, for links; `undefined` with memory routing. */
  href(place: PortalLocation): string | undefined;
  /** Location of a tab with its remembered list view; the tab that was chosen last is reset. */
  restored(tab: PortalSection): PortalLocation;
}

const PlaceContext = createContext<PortalRouterState | undefined>(undefined);

const NextTabContext = createContext<PortalSection | undefined>(undefined);

/** Tab that was chosen and is not shown yet. */
export const useNextTab = (): PortalSection | undefined => useContext(NextTabContext);

/** Reads the router of the portal. */
export const usePortalRouter = (): PortalRouterState => {
  const places = useContext(PlaceContext);
  if (!places) throw new Error('This component is used outside a portal.');
  return places;
};

/** Routing attributes that the elements of the portal share. */
interface PlaceValues {
  routing?: Routing;
  basename?: string;
  path?: string;
}

const detailOf = (place: PortalLocation, alone: PortalSection | undefined) => ({
  path: formatPortalLocation(place, alone),
  tab: place.tab,
  subTab: place.subTab,
  row: place.row,
  dialog: place.dialog,
});

/** Whether two locations differ in the page of their list, and in nothing else. */
const isOtherPage = (one: PortalLocation, other: PortalLocation): boolean => {
  if (one.list?.page === other.list?.page) return false;
  const [first, second] = [one, other].map((place) =>
    formatPortalLocation({ ...place, list: { ...place.list, page: 1 } }),
  );
  return first === second;
};

/** Whether a dialog or drawer opens on the way from one location to another. */
const opensDialog = (one: PortalLocation, other: PortalLocation): boolean =>
  (other.dialog !== undefined && one.dialog !== other.dialog) || (other.row !== undefined && one.row !== other.row);

/** Whether a location is rendered in pieces, once what it needs is loaded: another tab, a dialog that opens, another page. */
const comesInPieces = (one: PortalLocation, other: PortalLocation): boolean =>
  one.tab !== other.tab || opensDialog(one, other) || isOtherPage(one, other);

/** Location of a history as it is shown, which follows the current one; most do in the task that went there. */
const useShownPlace = ({ subscribe, current }: PortalHistory): PortalLocation => {
  const [place, setPlace] = useState(current);
  const latest = useRef(place);
  useLayoutEffect(() => {
    const follow = () => {
      const [before, next] = [latest.current, current()];
      latest.current = next;
      if (comesInPieces(before, next)) startTransition(() => setPlace(next));
      else setPlace(next);
    };
    follow();
    return subscribe(follow);
  }, [subscribe, current]);
  return place;
};

/**
 * Provider of the router: stores the location as the routing attributes say, follows `path` and emits `fe-navigate`.
 */
export const PortalRouter = ({ alone, children }: { alone?: PortalSection; children: ReactNode }) => {
  const host = useHost();
  const { openHistory } = useFeature(portalFeature);
  const leaving = useLeave();
  // every element of the portal has these attributes
  const { routing = 'memory', basename, path } = useHostState().values as PlaceValues;
  const [begin] = useState(path);
  const keeper = useMemo<PortalHistory>(
    () =>
      openHistory({
        routing,
        basename,
        alone,
        begin: begin === undefined ? undefined : parsePortalLocation(begin, alone),
        leave: leaving,
      }),
    [openHistory, routing, basename, alone, begin, leaving],
  );
  const next = useSyncExternalStore(keeper.subscribe, keeper.current);
  const place = useShownPlace(keeper);

  // a changed `path` navigates
  const sent = useRef(begin);
  useEffect(() => {
    if (path === undefined || path === sent.current) return;
    sent.current = path;
    leaving(() => keeper.go(parsePortalLocation(path, alone)));
  }, [keeper, path, alone, leaving]);
  useEffect(
    () => keeper.subscribe(() => void host.emit('fe-navigate', detailOf(keeper.current(), alone))),
    [keeper, host, alone],
  );
  useEffect(() => () => keeper.close(), [keeper]);

  const views = useMemo<RememberedViews>(() => createRememberedViews(keeper), [keeper]);
  const scope = useQueryScope();
  const before = useRef(scope);
  // filters of one tenant do not apply to another
  useEffect(() => {
    const was = before.current;
    if (!scope || scope === was) return;
    before.current = scope;
    if (!was) return;
    views.forget();
    const { tab, subTab } = keeper.current();
    keeper.go({ tab, subTab }, { replace: true });
  }, [scope, views, keeper]);

  const places = useMemo<PortalRouterState>(
    () => ({
      location: place,
      go: keeper.go,
      change: (parts, options) => {
        const now = keeper.current();
        if (now.tab === place.tab) keeper.go({ ...now, ...parts }, options);
      },
      leave: (next) => leaving(() => keeper.go(next)),
      href: keeper.href,
      restored: (tab) => (tab === keeper.current().tab ? { tab } : views.restored(tab)),
    }),
    [place, keeper, views, leaving],
  );
  return (
    <PlaceContext.Provider value={places}>
      <NextTabContext.Provider value={next.tab === place.tab ? undefined : next.tab}>
        {children}
      </NextTabContext.Provider>
    </PlaceContext.Provider>
  );
};

/** Router of one tab: hides the details of a location that belongs to another tab. */
export const TabRouter = ({ tab, children }: { tab: PortalSection; children: ReactNode }) => {
  const places = usePortalRouter();
  const own = useMemo<PortalRouterState>(
    () =>
      places.location.tab === tab
        ? places
        : { ...places, location: { tab }, change: (parts, options) => places.go({ tab, ...parts }, options) },
    [places, tab],
  );
  return <PlaceContext.Provider value={own}>{children}</PlaceContext.Provider>;
};
