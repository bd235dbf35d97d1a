import type { Bus } from '../bus/bus.ts';
import type { TenantId, UserId } from '../contract/entities/ids.ts';
import type { SharedFact } from '../bus/tabs.ts';
import type { CoreStore } from '../store/store.ts';
import type { Profile } from './profile.ts';
import { awaited, signedIn, signedOut } from '../store/session.slice.ts';

/** Events that name the signed-in user. */
export type SessionFact = Extract<SharedFact, { tenantId: unknown }>['type'];

/** Signed-in user, and their state in the store and events on the bus. Keeps the access token, in memory only. */
export class CurrentSession {
  profile: Profile | undefined;
  /** The store shows the session as loading, during a tenant switch. */
  #isSwitching = false;
  readonly #store: CoreStore;
  readonly #bus: Bus;

  constructor({ store, bus }: { store: CoreStore; bus: Bus }) {
    this.#store = store;
    this.#bus = bus;
  }

  /** Whether it is known if a user is signed in. */
  get known(): boolean {
    return this.profile !== undefined || this.#store.getState().session.status !== 'loading';
  }

  /**
   * Sets the signed-in user. Announces a change of user or tenant; `restored` where the session was open already.
   */
  set(profile: Profile, restored = true): void {
    const before = this.profile?.user;
    const { id, tenantId } = profile.user;
    this.profile = profile;
    this.#show();
    if (before?.id !== id) this.#bus.next({ ...this.fact('session.started'), restored });
    // this page's own tenant switch is announced when it is done
    else if (before.tenantId !== tenantId && !this.#isSwitching) this.announce('tenant.switched');
  }

  /** Clears the signed-in user. */
  clear(): void {
    const ended = this.profile !== undefined;
    this.profile = undefined;
    this.#isSwitching = false;
    if (this.#store.getState().session.status !== 'signedOut') this.#store.dispatch(signedOut());
    if (ended) this.#bus.next({ type: 'session.ended' });
  }

  /** Runs work with the session shown as signed in, even during a tenant switch. */
  async runAsSignedIn<Value>(work: () => Promise<Value>): Promise<Value> {
    const switching = this.#isSwitching;
    this.setSwitching(false);
    const value = await work();
    if (this.profile) this.setSwitching(switching);
    return value;
  }

  /** Shows the session as loading, or as signed in again. */
  setSwitching(switching: boolean): void {
    if (switching === this.#isSwitching) return;
    this.#isSwitching = switching;
    this.#show();
  }

  /** Event with the current user and tenant. Throws without a session. */
  fact<Type extends SessionFact>(type: Type): { type: Type; userId: UserId; tenantId: TenantId } {
    if (!this.profile) throw new Error('No session');
    const { id, tenantId } = this.profile.user;
    return { type, userId: id, tenantId };
  }

  announce(type: Exclude<SessionFact, 'session.started'>): void {
    this.#bus.next(this.fact(type));
  }

  #show(): void {
    if (this.profile) this.#store.dispatch(this.#isSwitching ? awaited() : signedIn(this.profile));
  }
}
