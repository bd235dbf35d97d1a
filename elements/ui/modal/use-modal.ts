import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { deepActiveElement, containsDeep, isFocusLost } from '../layers/composed.ts';
import { watchEscape } from '../layers/escape.ts';
import { focusablesIn } from '../layers/focusable.ts';
import { enterModal, topModal } from './modals.ts';
import { rememberFocus } from './return-focus.ts';
import { adoptShared } from '../../kit/dom/style-sheets.ts';

/** How a modal behaves. */
export interface ModalOptions {
  /** The person wants to leave: by Esc, the back gesture, or a press beside it. The caller takes it away, or does not. */
  readonly onLeave: () => void;
  /** A press beside it leaves it open. */
  readonly stays: boolean;
  /** What has the focus first, of what is inside. */
  readonly startsAt: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
  /** What had the focus when it was asked for, where it loads before it opens; else what has it then. */
  readonly opener?: RefObject<Element | null>;
}

/**
 * Opens the dialog that is given the returned ref, for as long as it is there: over everything, the page behind it still
 * and inert. The focus starts where asked and goes back to where it was. Should the element be moved, it stays open.
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
      // the last step back is the first one here
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

/** A dialog that was moved in the page is open and no longer modal: it is made so again, with the focus where it was. */
const stayModal = (dialog: HTMLDialogElement, last: HTMLElement | undefined): void => {
  if (!dialog.isConnected || !dialog.open || dialog.matches(':modal')) return;
  dialog.close();
  dialog.showModal();
  last?.focus({ preventScroll: true });
};

/** The backdrop is the dialog itself outside its content: a press begins and ends there, so that selecting text does not. */
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

/** Browsers close dialogs by gestures of their own, and at the second attempt without asking: then it is opened again. */
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

/** The first place to type in, else the first to press, inside a part of a dialog. */
export const firstIn = (part: ParentNode | null | undefined): HTMLElement | undefined => {
  const all = part ? focusablesIn(part) : [];
  return all.find((one) => one.matches('input, select, textarea, [role=combobox]')) ?? all[0];
};

const STILL = ':root { overflow: hidden !important; }';
/** The place of a scroll bar stays, so that nothing of the page moves. */
const STILL_WITH_BAR = ':root { overflow: hidden !important; scrollbar-gutter: stable !important; }';

/** Keeps the page behind a dialog where it is, for as long as any is open. Returns how to let go. */
const lockScroll = (document: Document): (() => void) => {
  const { documentElement: page, defaultView: view } = document;
  const hasBar = (view?.innerWidth ?? 0) > page.clientWidth;
  return adoptShared(document, hasBar ? STILL_WITH_BAR : STILL);
};
