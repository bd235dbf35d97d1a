import type { Messages } from '../../i18n/namespaces.ts';
import type { Host } from '../../kit/host/host.ts';
import { createElement, setAttributes } from '../../kit/dom/nodes.ts';
import { deepActiveElement, containsDeep } from '../layers/composed.ts';
import { topModal, watchModals } from '../modal/modals.ts';
import { keepShown } from '../popup/anchor.ts';
import { type Toast, toastNode } from './toast-node.ts';

/**
 * Duration of a toast, in milliseconds: time to read a line and press Undo; paused while it is hovered or focused.
 * Source: product.md#lists.
 */
export const TOAST_MS = 5000;
/** Maximum of toasts at once; the oldest is closed. Ours. */
const MOST = 3;

type Words = Messages['ui-more']['overlays']['toasts'];

interface Shown {
  readonly node: HTMLElement;
  readonly spoken: HTMLElement;
  readonly time: Countdown | undefined;
}

/**
 * Toasts of an element: a region at the foot of the page, in the top layer, announced politely. While a modal is open
 * they are inside it, since everything around it is inert. Their timers are paused while one is hovered or focused, or
 * the tab is hidden. F8 focuses the newest: tabbing through a page takes longer than five seconds. Ours.
 */
class Toasts {
  readonly #list = createElement('ol', { class: 'fe-toasts-list' });
  readonly #voice = createElement('div', { class: 'fe-unseen', 'aria-live': 'polite' });
  readonly #region = createElement(
    'section',
    { class: 'fe-overlay fe-toasts', part: 'toasts', popover: 'manual' },
    this.#list,
  );
  readonly #shown: Shown[] = [];
  readonly #host: Host;
  #cameFrom: HTMLElement | undefined;
  #watching: AbortController | undefined;

  constructor(host: Host) {
    this.#host = host;
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      this.#region.addEventListener(event, () => this.#keepTime());
    this.#region.addEventListener('focusin', ({ relatedTarget: from }) => {
      if (from instanceof HTMLElement && !this.#region.contains(from)) this.#cameFrom = from;
    });
    watchModals(host.shadow, () => this.stand());
    host.subscribe(() => (host.getState().root ? this.stand() : this.#clear()));
  }

  /** Moves the region to where it is visible and announced: into the topmost modal, else to the root of the element. */
  stand(): void {
    const { shadow } = this.#host;
    const home = topModal(shadow)?.dialog ?? shadow.querySelector('.fe-root') ?? shadow;
    if (this.#region.parentNode !== home) home.append(this.#region, this.#voice);
    if (this.#shown.length > 0) keepShown(this.#region);
  }

  show(toast: Toast, words: Words): () => void {
    setAttributes(this.#region, { 'aria-label': words.label });
    const close = () => this.#close(shown);
    const shown: Shown = {
      node: toastNode(toast, words, close),
      spoken: createElement('p', {}, toast.undo ? `${toast.text}. ${words.reach}` : toast.text),
      time: toast.stays ? undefined : countdown(TOAST_MS, close),
    };
    this.#shown.push(shown);
    this.#watch();
    this.#list.append(shown.node);
    this.#voice.append(shown.spoken);
    this.stand();
    const [oldest] = this.#shown;
    if (this.#shown.length > MOST && oldest) this.#close(oldest);
    this.#keepTime();
    return close;
  }

  #close(shown: Shown): void {
    const at = this.#shown.indexOf(shown);
    if (at < 0) return;
    const hadFocus = containsDeep(shown.node, deepActiveElement(shown.node.ownerDocument));
    this.#shown.splice(at, 1);
    shown.time?.stop();
    shown.node.remove();
    shown.spoken.remove();
    if (hadFocus) this.#cameFrom?.focus({ preventScroll: true });
    if (this.#shown.length === 0) this.#rest();
    this.#keepTime();
  }

  /** Listens to the document only while a toast is shown. */
  #watch(): void {
    if (this.#watching) return;
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    this.#region.ownerDocument.addEventListener('visibilitychange', () => this.#keepTime(), { signal });
    this.#region.ownerDocument.addEventListener('keydown', (event) => this.#reach(event), { signal });
  }

  #reach(event: KeyboardEvent): void {
    const first = this.#shown.at(-1)?.node.querySelector('button');
    if (event.key !== 'F8' || event.defaultPrevented || !first) return;
    event.preventDefault();
    first.focus();
  }

  #rest(): void {
    this.#watching?.abort();
    this.#watching = undefined;
    if (this.#region.matches(':popover-open')) this.#region.hidePopover();
  }

  #clear(): void {
    while (this.#shown[0]) this.#close(this.#shown[0]);
  }

  #keepTime(): void {
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
