import type { PlaceKeeper } from './portal-history.ts';
import type { Place } from './portal-location.ts';
import type { Section } from './sections.ts';

/** What was shown of each tab when it was left. */
export interface Views {
  /** The tab as it was left: its sub-tab and its list, without a row or a dialog; as it begins where it was not open yet. */
  asLeft(tab: Section): Place;
  forget(): void;
}

/** Remembers what is shown of each tab, for as long as the keeper is there. */
export const keepViews = ({ current, subscribe }: Pick<PlaceKeeper, 'current' | 'subscribe'>): Views => {
  const views = new Map<Section, Place>();
  const note = () => {
    const { tab, subTab, list } = current();
    if (tab) views.set(tab, { tab, ...(subTab && { subTab }), ...(list && { list }) });
  };
  note();
  subscribe(note);
  return { asLeft: (tab) => views.get(tab) ?? { tab }, forget: () => views.clear() };
};
