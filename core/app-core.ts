import type { Subscription } from 'rxjs';
import type { Slice } from '@reduxjs/toolkit';
import type { Client, RequestSource } from './client/calls.ts';
import type { BrowserPage } from './browser/page.ts';
import type { Bus } from './bus/bus.ts';
import type { AppOptions } from './options.ts';
import type { MailedLinks } from './router/link.ts';
import type { CoreRouter } from './router/router.ts';
import type { LoadHostedLogin } from './session/hosted-login.ts';
import type { SessionManager } from './session/session.ts';
import type { FeatureStates } from './store/state.ts';
import type { CoreStore } from './store/store.ts';

/** Interface of an app to its features. */
export interface AppCore {
  readonly name: string;
  readonly options: AppOptions;
  readonly store: CoreStore;
  readonly client: Client;
  readonly bus: Bus;
  readonly router: CoreRouter;
  readonly links: MailedLinks;
  readonly session: SessionManager;
  readonly page: BrowserPage;
  /** Present where people sign in on the service's own page. */
  readonly hosted?: LoadHostedLogin | undefined;
  /** Starts effects that end with the app, once this turn is over: a screen may mount its feature while it is drawn. */
  begin(effects: () => Subscription): void;
  /** Resolves once it is known whether a user is signed in. */
  ready(): Promise<void>;
}

/** A part of the product that is mounted on an app when first used. */
export interface Feature<Commands extends object, Part extends keyof FeatureStates = never> {
  readonly name: string;
  /** Sent with the feature's calls. */
  readonly source?: RequestSource;
  /** Its part of the app's state, added before it is mounted. */
  // which actions a slice has is its feature's affair
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly slice?: Slice<FeatureStates[Part], any, Part>;
  mount(app: AppCore): Commands;
}
