import { deepActiveElement } from '../layers/composed.ts';
import { focusablesIn } from '../layers/focusable.ts';

/** Something of which there are several, one after the other: what stands in for one that is gone. */
const ROW = 'tr, li, [role=row], [role=listitem], [role=treeitem], [data-fe-row]';
/** A list is loaded again after its row was taken away; after that the focus is left alone. */
const WATCHED_MS = 10_000;

/**
 * Remembers where the focus was. Returns how to take it back there: to the same element, or to its like in the next row
 * once its own row is gone (else in the row before), also if it goes only when the list has been loaded again. Where it
 * was in something that has closed meanwhile, it goes `further` back.
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

/** What had the focus was taken away: it is at the body, or at nothing in the list's element. */
const isLost = (document: Document, list: Element): boolean => {
  const active = deepActiveElement(document);
  const root = list.getRootNode();
  return !active || active === document.body || (root instanceof ShadowRoot && active === root.host);
};
