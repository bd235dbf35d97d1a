import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
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

/** Where in the portal somebody is, and how they get elsewhere. */
export interface PortalRouterState {
  readonly location: PortalLocation;
  /** Goes there; what is not said is left behind. */
  go(place: PortalLocation, options?: { replace?: boolean }): void;
  /** Goes there after a screen with something unsaved has asked. */
  leave(place: PortalLocation): void;
  /** The address of a place, for links; nothing in memory. */
  href(place: PortalLocation): string | undefined;
  /** A tab as it was left: with what of its list was shown. The one that is open begins anew. */
  restored(tab: PortalSection): PortalLocation;
}

const PlaceContext = createContext<PortalRouterState | undefined>(undefined);

/** Where in the portal somebody is. */
export const usePortalRouter = (): PortalRouterState => {
  const places = useContext(PlaceContext);
  if (!places) throw new Error('This component is used outside a portal.');
  return places;
};

/** What the elements of the portal have in common, as their attribute tables give it. */
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

/** Keeps the place of an element of the portal as its attributes say, goes where the page sends it, and tells the page. */
export const PortalRouter = ({ alone, children }: { alone?: PortalSection; children: ReactNode }) => {
  const host = useHost();
  const { keepPlace } = useFeature(portalFeature);
  const leaving = useLeave();
  // the tables of these elements give this
  const { routing = 'memory', basename, path } = useHostState().values as PlaceValues;
  const [begin] = useState(path);
  const keeper = useMemo<PortalHistory>(
    () =>
      keepPlace({
        routing,
        basename,
        alone,
        begin: begin === undefined ? undefined : parsePortalLocation(begin, alone),
        leave: leaving,
      }),
    [keepPlace, routing, basename, alone, begin, leaving],
  );
  const place = useSyncExternalStore(keeper.subscribe, keeper.current);

  // the host sends it elsewhere by another path
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
  // what was looked for in one company is nothing to look for in another
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
      leave: (next) => leaving(() => keeper.go(next)),
      href: keeper.href,
      restored: (tab) => (tab === place.tab ? { tab } : views.restored(tab)),
    }),
    [place, keeper, views, leaving],
  );
  return <PlaceContext.Provider value={places}>{children}</PlaceContext.Provider>;
};

/** The place as a tab sees it: what the address says of another tab is none of its own. */
export const TabRouter = ({ tab, children }: { tab: PortalSection; children: ReactNode }) => {
  const places = usePortalRouter();
  const own = useMemo<PortalRouterState>(
    () => (places.location.tab === tab ? places : { ...places, location: { tab } }),
    [places, tab],
  );
  return <PlaceContext.Provider value={own}>{children}</PlaceContext.Provider>;
};
