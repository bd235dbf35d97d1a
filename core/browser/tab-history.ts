/** The tab's history, as far as the browser tells of it. */
export interface TabHistory {
  /** Which of its entries is shown; `undefined` in browsers that do not say. */
  index(): number | undefined;
  /** Goes so many entries forth, or back. */
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
