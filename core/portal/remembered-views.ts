import type { PortalHistory } from './portal-history.ts';
import type { PortalLocation } from './portal-location.ts';
import type { PortalSection } from './sections.ts';

/** Last view of each portal tab. */
export interface RememberedViews {
  /**
   * The tab as it was left: its sub-tab and its list, without a row or a dialog; as it begins where it was not open
   * yet.
   */
  restored(tab: PortalSection): PortalLocation;
  forget(): void;
}

/** Remembers what is shown of each tab, for as long as the keeper is there. */
export const createRememberedViews = ({
  current,
  subscribe,
}: Pick<PortalHistory, 'current' | 'subscribe'>): RememberedViews => {
  const views = new Map<PortalSection, PortalLocation>();
  const note = () => {
    const { tab, subTab, list } = current();
    if (tab) views.set(tab, { tab, ...(subTab && { subTab }), ...(list && { list }) });
  };
  note();
  subscribe(note);
  return { restored: (tab) => views.get(tab) ?? { tab }, forget: () => views.clear() };
};
