import { deepActiveElement } from '../layers/composed.ts';
import { focusablesIn } from '../layers/focusable.ts';

/** Selector of a row or list item, whose neighbour takes the focus once it is removed. */
const ROW = 'tr, li, [role=row], [role=listitem], [role=treeitem], [data-fe-row]';
/** Time during which a row removed by a reload of its list still moves the focus, in milliseconds. */
const WATCHED_MS = 10_000;

/**
 * Remembers the focused element. Returns a function that restores the focus: to the same element; once its row is
 * removed, to the same control of the next row, else of the previous one, also where a reload of the list removes the
 * row later. Where the element is hidden or gone with its list, it calls `further`.
 */
export const rememberFocus = (from: Element | null, further: () => void = () => {}): (() => void) => {
  if (!(from instanceof HTMLElement) || from === from.ownerDocument.body) return further;
  const document = from.ownerDocument;
  const row = from.closest<HTMLElement>(ROW);
  const list = row?.parentElement;
  const at = row ? focusablesIn(row).indexOf(from) : -1;
  const neighbours = [...after(row), ...before(row)];

  const goOn = () => {
    const next = neighbours.find((one) => one.isConnected);
    const like = next && focusablesIn(next);
    (like?.at(at) ?? like?.at(-1))?.focus({ preventScroll: true });
  };
  return () => {
    if (!from.isConnected && list?.isConnected) return goOn();
    if (!from.checkVisibility()) return further();
    from.focus({ preventScroll: true });
    if (!list) return undefined;
    const observer = new MutationObserver(() => {
      if (from.isConnected) return;
      observer.disconnect();
      if (isLost(document, list)) goOn();
    });
    observer.observe(list, { childList: true, subtree: true });
    const moved = () => from.isConnected && observer.disconnect();
    // browsers also blur what is about to be removed
    from.addEventListener('blur', () => queueMicrotask(moved), { once: true });
    setTimeout(() => observer.disconnect(), WATCHED_MS);
    return undefined;
  };
};

const after = (row: Element | null | undefined): Element[] => siblings(row, 'nextElementSibling');
const before = (row: Element | null | undefined): Element[] => siblings(row, 'previousElementSibling');

const siblings = (row: Element | null | undefined, to: 'nextElementSibling' | 'previousElementSibling') => {
  const found: Element[] = [];
  for (let one = row?.[to]; one; one = one[to]) found.push(one);
  return found;
};

/** True where the focused element was removed: the focus is at the body, or at the host of the list's element. */
const isLost = (document: Document, list: Element): boolean => {
  const active = deepActiveElement(document);
  const root = list.getRootNode();
  return !active || active === document.body || (root instanceof ShadowRoot && active === root.host);
};
