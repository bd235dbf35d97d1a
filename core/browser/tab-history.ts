/** Session history of the tab. */
export interface TabHistory {
  /** Index of the current entry; `undefined` in browsers without the Navigation API. */
  index(): number | undefined;
  /** Moves by so many entries, forward or back. */
  step(by: number): void;
}

/** The history of the tab this code runs in. */
export const tabHistory: TabHistory = {
  index: () => {
    // not in every browser, nor in the compiler's list
    const { navigation } = globalThis as { navigation?: { currentEntry?: { index: number } | null } };
    return navigation?.currentEntry?.index;
  },
  step: (by) => globalThis.history?.go(by),
};
