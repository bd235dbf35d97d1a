import type { Host } from '../host/host.ts';
import { setAttributes } from '../dom/nodes.ts';
import { adoptShared } from '../dom/style-sheets.ts';
import { loadedDeferredStyles, loadDeferredStyles } from '../deferred-styles/load-deferred-styles.ts';
import firstCss from './credentials.css?inline';

/** Placement of the form, with its style sheet. */
export interface FormPlacement {
  /** Inserts the form in its place, with its sheets; `more` is one more sheet from now on. */
  place(more?: string): void;
  setSlot(slot: HTMLSlotElement): void;
  end(): void;
}

/**
 * Keeps the form in the element's light DOM, or with `credentials="shadow"` inside the screen's slot, and its sheet in
 * the form's root, also when the element is moved. Calls `left` when the element has been removed from the page.
 */
export const keepFormPlaced = (host: Host, form: HTMLFormElement, left: () => void): FormPlacement => {
  let slot: HTMLSlotElement | undefined;
  let more: string | undefined;
  let root: Document | ShadowRoot | undefined;
  let giveBack = nothingBorrowed;

  const place = (css?: string) => {
    const { values, locale, root: outside } = host.getState();
    if (!outside) return;
    const inShadow = values['credentials'] === 'shadow';
    setAttributes(form, { slot: inShadow ? undefined : 'credentials', lang: locale.tag, dir: locale.direction });
    const parent = inShadow ? slot : host.element;
    if (parent && form.parentNode !== parent) moveInto(parent, form);
    const wanted = inShadow ? host.shadow : outside;
    const added = css !== undefined && more === undefined;
    if (added) more = css;
    if (wanted === root && !added) return;
    root = wanted;
    applySheets();
  };
  const applySheets = () => {
    giveBack();
    giveBack = root ? borrowSheets(root, [firstCss, loadedDeferredStyles()?.form, more]) : nothingBorrowed;
  };
  // the element reports that they failed to load
  loadDeferredStyles().then(applySheets, () => undefined);
  const stopWatching = host.subscribe(() => (host.getState().root ? form.isConnected && place() : left()));

  return {
    place,
    setSlot(drawn) {
      slot = drawn;
      place();
    },
    end() {
      stopWatching();
      root = undefined;
      applySheets();
    },
  };
};

const borrowSheets = (root: Document | ShadowRoot, css: readonly (string | undefined)[]): (() => void) => {
  const returns = css.flatMap((text) => (text ? [adoptShared(root, text)] : []));
  return () => returns.forEach((giveBack) => giveBack());
};

const nothingBorrowed = () => {};

/** Moves the form and restores the focus, which insertion loses. */
const moveInto = (parent: Element, form: HTMLFormElement): void => {
  const focused = form.contains(activeIn(form)) ? activeIn(form) : null;
  parent.append(form);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
};

const activeIn = (node: Node): Element | null => {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
};
