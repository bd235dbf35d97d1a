import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { deepActiveElement, containsDeep, isFocusLost } from '../layers/composed.ts';
import { watchEscape } from '../layers/escape.ts';
import { focusablesIn } from '../layers/focusable.ts';
import { enterModal, topModal } from './modals.ts';
import { rememberFocus } from './return-focus.ts';
import { isSuspended } from './top-layer.ts';
import { adoptShared } from '../../kit/dom/style-sheets.ts';

/** Behaviour of a modal. */
export interface ModalOptions {
  /** Called on Esc, the back gesture, or a press on the backdrop. The caller closes the modal, or does not. */
  readonly onLeave: () => void;
  /** Stays open on a press on the backdrop. */
  readonly stays: boolean;
  /** Element inside that gets the initial focus; the dialog itself where there is none. */
  readonly startsAt: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
  /**
   * Element that had the focus when the modal was requested, for one that loads before it opens; by default the active
   * element on opening.
   */
  readonly opener?: RefObject<Element | null>;
}

/**
 * Opens the dialog of the returned ref as a modal while it is mounted: in the top layer, with scroll lock and the page
 * behind it inert. The focus starts where asked and is restored on closing. A dialog moved in the DOM stays open.
 */
export const useModal = (options: ModalOptions): RefObject<HTMLDialogElement | null> => {
  const host = useHost();
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const end = new AbortController();
    const leave = () => latest.current.onLeave();
    let last: HTMLElement | undefined;
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLElement) last = target;
    };
    dialog.addEventListener('focusin', remember, { signal: end.signal });
    const opener = latest.current.opener?.current ?? deepActiveElement(dialog.ownerDocument);
    const returnFocus = rememberFocus(opener, topModal(host.shadow)?.returnFocus);
    dialog.showModal();
    (latest.current.startsAt(dialog) ?? dialog).focus({ preventScroll: true });
    const undo = [
      // undone in reverse order
      () => host.moveLiveRegion(topModal(host.shadow)?.dialog),
      enterModal(host.shadow, { dialog, returnFocus }),
      lockScroll(dialog.ownerDocument),
      host.subscribe(() => stayModal(dialog, last)),
    ];
    host.moveLiveRegion(dialog);
    watchEscape(dialog, 'last', leave, end.signal);
    watchPressesBeside(dialog, () => latest.current.stays || leave(), end.signal);
    watchBrowser(dialog, leave, end.signal);
    return () => {
      end.abort();
      for (const step of undo.toReversed()) step();
      const hadFocus = containsDeep(dialog, deepActiveElement(dialog.ownerDocument)) || isFocusLost(dialog);
      dialog.close();
      if (hadFocus) returnFocus();
    };
  }, [host]);
  return ref;
};

/** Reopens as a modal a dialog that was moved in the DOM, with the focus where it was. */
const stayModal = (dialog: HTMLDialogElement, last: HTMLElement | undefined): void => {
  if (!dialog.isConnected || !dialog.open || isSuspended(dialog) || dialog.matches(':modal')) return;
  dialog.close();
  dialog.showModal();
  last?.focus({ preventScroll: true });
};

/**
 * Listens for presses on the backdrop, which is the dialog itself outside its content: a press begins and ends there,
 * so that selecting text is none.
 */
const watchPressesBeside = (dialog: HTMLDialogElement, leave: () => void, signal: AbortSignal): void => {
  let began = false;
  dialog.addEventListener('pointerdown', (event) => (began = event.target === dialog), { signal });
  // the focus stays where it is
  dialog.addEventListener('mousedown', (event) => event.target === dialog && event.preventDefault(), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      if (began && event.target === dialog && event.detail > 0) leave();
      began = false;
    },
    { signal },
  );
};

/**
 * Listens for the browser's close requests, such as the back gesture, and reports them. Browsers close at the second
 * request without a cancelable event; the dialog is then opened again.
 */
const watchBrowser = (dialog: HTMLDialogElement, leave: () => void, signal: AbortSignal): void => {
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    (event) => {
      if (event.target !== dialog || dialog.open) return;
      dialog.showModal();
      leave();
    },
    { signal },
  );
};

/** First text control, else first focusable control, in a part of a dialog. */
export const firstIn = (part: ParentNode | null | undefined): HTMLElement | undefined => {
  const all = part ? focusablesIn(part) : [];
  return all.find((one) => one.matches('input, select, textarea, [role=combobox]')) ?? all[0];
};

const STILL = ':root { overflow: hidden !important; }';
/** Scroll lock that keeps the gutter of the scroll bar, so that the page does not shift. */
const STILL_WITH_BAR = ':root { overflow: hidden !important; scrollbar-gutter: stable !important; }';

/** Locks the page's scroll position while any dialog is open. Returns an unlock function. */
const lockScroll = (document: Document): (() => void) => {
  const { documentElement: page, defaultView: view } = document;
  const hasBar = (view?.innerWidth ?? 0) > page.clientWidth;
  return adoptShared(document, hasBar ? STILL_WITH_BAR : STILL);
};
