import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { App } from '../../core/app-types.ts';
import type { SessionState } from '../../core/store/state.ts';
import { whenApp } from '../../core/apps.ts';
import { watchImpersonation } from '../acting-bar/watch-impersonation.ts';
import { appNameOf } from '../kit/element/app-name.ts';

type Gate = ReactiveControllerHost & HTMLElement & { app?: string | undefined };

/** Subscription to the session of a gate's app while the gate is connected. */
export class AppWatch implements ReactiveController {
  app: App | undefined;
  #name = '';
  #stops: (() => void)[] = [];

  constructor(readonly gate: Gate) {
    gate.addController(this);
  }

  /** Session state; `undefined` until the app is there. */
  get session(): SessionState | undefined {
    return this.app?.store.getState().session;
  }

  hostConnected(): void {
    this.#find();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostUpdate(): void {
    if (appNameOf(this.gate, this.gate.app) !== this.#name) this.#find();
  }

  #find(): void {
    this.#stop();
    this.#name = appNameOf(this.gate, this.gate.app);
    const found = (app: App) => {
      this.app = app;
      this.#stops.push(
        app.store.subscribe(() => this.gate.requestUpdate()),
        watchImpersonation(app),
      );
      this.gate.requestUpdate();
    };
    // a gate without an app stays closed, and shows no error
    this.#stops.push(whenApp(this.#name, found));
  }

  #stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.app = undefined;
  }
}
