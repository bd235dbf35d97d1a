import type { Messages } from '../../i18n/namespaces.ts';
import type { Host } from '../../kit/host/host.ts';
import { createElement, setAttributes } from '../../kit/dom/nodes.ts';
import { deepActiveElement, containsDeep } from '../layers/composed.ts';
import { topModal, watchModals } from '../modal/modals.ts';
import { keepShown } from '../popup/anchor.ts';
import { freePlace } from './free-place.ts';
import { type Toast, toastNode } from './toast-node.ts';

/**
 * Duration of a toast, in milliseconds: time to read a line; paused while it is hovered or focused.
 * Source: product.md#lists.
 */
export const TOAST_MS = 5000;
/** Duration of a toast with Undo, in milliseconds. Source: product.md#lists. */
export const UNDO_MS = 10_000;
/** Widths of toasts in pixels, padding included: the second fits beside a page, over an empty part of its navigation. */
const WIDTHS_PX = [432, 240];
/** Controls that toasts do not cover. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab], [role^=menuitem]';
/** Controls that people need next: they are covered last. */
const IMPORTANT_CONTROLS = '.fe-pages *, .fe-modal-actions *, .fe-save-bar *, .fe-button-primary';
/** Maximum of toasts at once; the oldest is closed. Ours. */
const TOASTS_MAX = 3;

type Words = Messages['ui-more']['overlays']['toasts'];

interface Shown {
  readonly about: string | undefined;
  readonly node: HTMLElement;
  readonly announcement: HTMLElement;
  readonly time: Countdown | undefined;
}

/**
 * Toasts of an element: a region where it covers no control, in the top layer, announced politely. While a modal is open
 * they are inside it, since everything around it is inert. Their timers are paused while one is hovered or focused, or
 * the tab is hidden. F8 focuses the newest: tabbing through a page takes longer than ten seconds. Ours.
 */
class Toasts {
  readonly #list = createElement('ol', { class: 'fe-toasts-list' });
  readonly #liveRegion = createElement('div', { class: 'fe-visually-hidden', 'aria-live': 'polite' });
  readonly #region = createElement(
    'section',
    { class: 'fe-overlay fe-toasts', part: 'toasts', popover: 'manual' },
    this.#list,
  );
  readonly #shown: Shown[] = [];
  readonly #host: Host;
  #returnFocus: HTMLElement | undefined;
  #watching: AbortController | undefined;

  constructor(host: Host) {
    this.#host = host;
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      this.#region.addEventListener(event, () => this.#updateTimers());
    this.#region.addEventListener('focusin', ({ relatedTarget: from }) => {
      if (from instanceof HTMLElement && !this.#region.contains(from)) this.#returnFocus = from;
    });
    watchModals(host.shadow, () => this.attach());
    host.subscribe(() => (host.getState().root ? this.attach() : this.#clear()));
  }

  /** Moves the region to where it is visible and announced: into the topmost modal, else to the root of the element. */
  attach(): void {
    const { shadow } = this.#host;
    const home = topModal(shadow)?.dialog ?? shadow.querySelector('.fe-root') ?? shadow;
    if (this.#region.parentNode !== home) home.append(this.#region, this.#liveRegion);
    if (this.#shown.length === 0) return;
    keepShown(this.#region);
    this.#place();
  }

  /** Moves the region to where it covers no control of the topmost modal, else of the page. */
  #place(): void {
    const { shadow } = this.#host;
    const page = shadow.ownerDocument;
    const { clientWidth: width, clientHeight: height } = page.documentElement;
    if (this.#shown.length === 0) return;
    const modal = topModal(shadow)?.dialog;
    const controls = modal
      ? [...modal.querySelectorAll(CONTROLS)]
      : [...page.querySelectorAll(CONTROLS), ...shadow.querySelectorAll(CONTROLS)];
    const occupied = controls
      .filter((control) => !this.#region.contains(control))
      .map((control) => ({
        rect: control.getBoundingClientRect(),
        weight: control.matches(IMPORTANT_CONTROLS) ? 100 : 1,
      }))
      .filter(({ rect }) => rect.width > 0 && rect.bottom > 0 && rect.top < height)
      .map(({ rect, weight }) => ({ left: rect.left, top: rect.top, width: rect.width, height: rect.height, weight }));
    const sizes = WIDTHS_PX.map((wanted) => {
      const fitting = Math.min(wanted, width);
      this.#region.style.inlineSize = `${fitting}px`;
      return { width: fitting, height: this.#region.offsetHeight };
    });
    const {
      left,
      top,
      width: chosen,
    } = freePlace(sizes, { width, height }, occupied, this.#region.matches(':dir(rtl)'));
    Object.assign(this.#region.style, { inlineSize: `${chosen}px`, left: `${left}px`, top: `${top}px` });
  }

  show(toast: Toast, messages: Words): () => void {
    const { about } = toast;
    const earlier = about === undefined ? undefined : this.#shown.find((one) => one.about === about);
    if (earlier) this.#close(earlier);
    setAttributes(this.#region, { 'aria-label': messages.label });
    const close = () => this.#close(shown);
    const shown: Shown = {
      about,
      node: toastNode(toast, messages, close),
      announcement: createElement('p', {}, toast.undo ? `${toast.text}. ${messages.reach}` : toast.text),
      time: toast.stays ? undefined : countdown(toast.undo ? UNDO_MS : TOAST_MS, close),
    };
    this.#shown.push(shown);
    this.#watch();
    this.#list.append(shown.node);
    this.#liveRegion.append(shown.announcement);
    this.attach();
    const [oldest] = this.#shown;
    if (this.#shown.length > TOASTS_MAX && oldest) this.#close(oldest);
    this.#updateTimers();
    return close;
  }

  #close(shown: Shown): void {
    const at = this.#shown.indexOf(shown);
    if (at < 0) return;
    const hadFocus = containsDeep(shown.node, deepActiveElement(shown.node.ownerDocument));
    this.#shown.splice(at, 1);
    shown.time?.stop();
    shown.node.remove();
    shown.announcement.remove();
    if (hadFocus) this.#returnFocus?.focus({ preventScroll: true });
    if (this.#shown.length === 0) this.#hide();
    else this.#place();
    this.#updateTimers();
  }

  /** Listens to the document only while a toast is shown. */
  #watch(): void {
    if (this.#watching) return;
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    this.#region.ownerDocument.addEventListener('visibilitychange', () => this.#updateTimers(), { signal });
    this.#region.ownerDocument.addEventListener('keydown', (event) => this.#focusNewest(event), { signal });
    const { ownerDocument: page } = this.#region;
    page.addEventListener('scrollend', () => this.#place(), { signal, capture: true });
    page.defaultView?.addEventListener('resize', () => this.#place(), { signal });
  }

  #focusNewest(event: KeyboardEvent): void {
    const first = this.#shown.at(-1)?.node.querySelector('button');
    if (event.key !== 'F8' || event.defaultPrevented || !first) return;
    event.preventDefault();
    first.focus();
  }

  #hide(): void {
    this.#watching?.abort();
    this.#watching = undefined;
    if (this.#region.matches(':popover-open')) this.#region.hidePopover();
  }

  #clear(): void {
    while (this.#shown[0]) this.#close(this.#shown[0]);
  }

  #updateTimers(): void {
    const wait = this.#region.matches(':hover, :focus-within') || this.#region.ownerDocument.hidden;
    for (const { time } of this.#shown)
      if (wait) time?.stop();
      else time?.run();
  }
}

const all = new WeakMap<Host, Toasts>();

/** Toasts of an element, made once. */
export const toastsOf = (host: Host): Toasts => {
  const known = all.get(host) ?? new Toasts(host);
  all.set(host, known);
  return known;
};

/** Pausable timer, which resumes with the remaining time. */
interface Countdown {
  run(): void;
  stop(): void;
}

/** Makes a pausable timer, paused at first. */
const countdown = (ms: number, ended: () => void): Countdown => {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run: () => {
      if (timer !== undefined) return;
      since = performance.now();
      timer = setTimeout(ended, left);
    },
    stop: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(left - (performance.now() - since), 0);
    },
  };
};
