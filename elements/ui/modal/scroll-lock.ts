import { borrowSheet } from '../../kit/dom/style-sheets.ts';

const STILL = ':root { overflow: hidden !important; }';
/** The place of a scroll bar stays, so that nothing of the page moves. */
const STILL_WITH_BAR = ':root { overflow: hidden !important; scrollbar-gutter: stable !important; }';

/** Keeps the page behind a dialog where it is, for as long as any is open. Returns how to let go. */
export const lockScroll = (document: Document): (() => void) => {
  const { documentElement: page, defaultView: view } = document;
  const hasBar = (view?.innerWidth ?? 0) > page.clientWidth;
  return borrowSheet(document, hasBar ? STILL_WITH_BAR : STILL);
};
