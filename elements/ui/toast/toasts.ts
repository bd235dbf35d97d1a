import type { Messages } from '../../i18n/namespaces.ts';
import type { Host } from '../../kit/host/host.ts';
import { createElement, setAttributes } from '../../kit/dom/nodes.ts';
import { deepActiveElement, containsDeep } from '../layers/composed.ts';
import { topModal, watchModals } from '../modal/modals.ts';
import { keepShown } from '../popup/anchor.ts';
import { type Toast, toastNode } from './toast-node.ts';

/** Long enough to read a line and reach for Undo; it stops while one does. Source: product.md#lists. */
export const TOAST_MS = 5000;
/** More at once would hide the screen; the oldest goes. Ours. */
const MOST = 3;

type Words = Messages['ui-more']['overlays']['toasts'];

interface Shown {
  readonly node: HTMLElement;
  readonly spoken: HTMLElement;
  readonly time: Countdown | undefined;
}

/**
 * An element's toasts: a region at the foot of the page, over everything, spoken politely. While a modal is open they
 * stand in it, for all around it is inert. Their time stands still while they are pointed at or focused, or the tab hidden.
 * F8 leads the keyboard to the newest: nobody gets through a page by Tab in five seconds. Ours.
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

  /** Takes its place where it is seen and heard: in the modal on top, else at the root of the element. */
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

/** The toasts of an element. */
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

/** Calls back once this much time has run, which it does only between `run` and `stop`. */
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
