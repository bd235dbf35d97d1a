import type { App } from '../../../core/app-types.ts';
import type { Remembered } from '../../../core/vendor/remembered.ts';
import type { ElementEventMap } from './element-events.ts';
import type { ElementMessages } from './element-messages.ts';
import type { Locale } from './locale.ts';
import type { ElementError } from './element-error.ts';

/** What of an operator the first paint can show. */
export type RememberedVendor = Pick<Remembered, 'publicInfo' | 'themeV2'>;

/** How an element looks. */
export interface SettingAppearance {
  /** Over its own sheets, those of its theme, its layout and its theme options. */
  readonly sheets: readonly string[];
  /** The host's or the operator's picture in place of that of the service. */
  readonly logo?: string | undefined;
}

/** What a screen can know of its element. A new object whenever something of it changes. */
export interface HostState {
  /** Attributes and rich properties, typed. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly app: App | undefined;
  /** What the browser remembers of the operator while there is no app yet. */
  readonly known: RememberedVendor | undefined;
  readonly locale: Locale;
  readonly look: SettingAppearance;
  /** The document or shadow root the element stands in; `undefined` while it is out of the page. */
  readonly root: Document | ShadowRoot | undefined;
}

/** An element as its screen sees it. */
export interface Host {
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  /** Where a form-associated element puts its value. */
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
  /** Shows a message with a retry in place of the screen and fires `fe-error`. */
  showError(trouble: ElementError): void;
  /** Tells a screen reader, without moving the focus. */
  announce(text: string): void;
  /** Announces from inside a modal, all around which is silent too; from the element itself while there is none. */
  moveLiveRegion(modal: Element | undefined): void;
  /** Adds sheets to those of the screen; harmless when it has them. */
  applyStyles(sheets: readonly string[]): void;
  /** The screen has painted: the frame that held its place goes. */
  treePainted(): void;
}

/** What an element keeps for its screen: the latest state, and who listens to it. */
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
