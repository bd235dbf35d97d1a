import type { App } from '../../../core/app-types.ts';
import type { RememberedVendorRecord } from '../../../core/vendor/remembered.ts';
import type { ElementEventMap } from './element-events.ts';
import type { ElementMessages } from './element-messages.ts';
import type { Locale } from './locale.ts';
import type { ElementError } from './element-error.ts';

/** Remembered data of an operator that the first paint can show. */
export type RememberedVendor = Pick<RememberedVendorRecord, 'publicInfo' | 'strategies' | 'themeV2' | 'customLogin'>;

/** Appearance of an element. */
export interface Appearance {
  /** Style sheets after its own: those of its theme, its layout and its theme options. */
  readonly sheets: readonly string[];
  /** Logo of the host or the operator, in place of the service's. */
  readonly logo?: string | undefined;
}

/** State of an element as its screen reads it. A new object whenever something changes. */
export interface HostState {
  /** Attributes and rich properties, typed. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly app: App | undefined;
  /** Remembered data of the operator while there is no app yet. */
  readonly known: RememberedVendor | undefined;
  readonly locale: Locale;
  readonly look: Appearance;
  /** Document or shadow root of the element; `undefined` while it is disconnected. */
  readonly root: Document | ShadowRoot | undefined;
}

/** Host element as its screen sees it. */
export interface Host {
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  /** Element internals, where a form-associated element sets its value. */
  readonly internals: ElementInternals;
  /** Messages of its screens. */
  readonly messages: ElementMessages;
  getState(): HostState;
  subscribe(listener: () => void): () => void;
  /** Dispatches a bubbling, composed event; false when the page prevented it. */
  emit<Name extends keyof ElementEventMap>(
    name: Name,
    detail: ElementEventMap[Name]['detail'],
    options?: { cancelable?: boolean },
  ): boolean;
  /**
   * Shows an error with a retry in place of the screen and fires `fe-error`; with a reload of the page, where a part of it
   * has not loaded more than once in a row.
   */
  showError(trouble: ElementError, timesNotLoaded?: number): void;
  /** Announces to screen readers, without moving the focus. */
  announce(text: string): void;
  /**
   * Moves the live region into a modal, since everything around it is inert; back to the element where there is none.
   */
  moveLiveRegion(modal: Element | undefined): void;
  /** Adopts sheets after those of the screen; idempotent. */
  applyStyles(sheets: readonly string[]): void;
  /** Removes the frame once the screen has painted. */
  treePainted(): void;
}

/** Store of an element for its screen: the latest state and its listeners. */
export const hostStore = (first: HostState) => {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: (): HostState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (change: Partial<HostState>): void => {
      const next = { ...state, ...change };
      const keys: (keyof HostState)[] = ['values', 'app', 'known', 'locale', 'look', 'root'];
      if (keys.every((key) => Object.is(state[key], next[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
};
