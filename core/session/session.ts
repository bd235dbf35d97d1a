import { Subject, type Subscription, switchMap } from 'rxjs';
import type { AppState, AuthUser, Client } from '../app-types.ts';
import type { Page } from '../browser/page.ts';
import type { Bus } from '../bus/bus.ts';
import type { SharedFact, Tabs } from '../bus/tabs.ts';
import { auth } from '../contract/auth.ts';
import type { AuthResponse } from '../contract/entities/auth.ts';
import type { FeatureFlags } from '../contract/entities/vendor.ts';
import { failed, ok, type Result } from '../contract/failure.ts';
import { REFRESH_AT } from '../contract/limits.ts';
import type { CoreStore } from '../store.ts';
import { fromPage } from './awake.ts';
import { loadProfile, type Profile, unanswered } from './profile.ts';
import { backOff, type Due, whenDue } from './renewal.ts';
import { signedIn, signedOut } from './session.slice.ts';

/** How long this tab waits for another one's renewal, in milliseconds, before it goes ahead. Ours. */
export const LOCK_MS = 5000;

/** How long signing out waits for the server, in milliseconds. Ours: nobody is kept in by a slow network. */
export const LOGOUT_MS = 5000;

/** How often the first renewal is tried before a person counts as signed out. Source: reference "v7 refresh retry". */
export const START_ATTEMPTS = 3;

/** How a renewal ended. `superseded`: something newer decided about the session meanwhile. */
export type Renewal = 'renewed' | 'ended' | 'unreachable' | 'superseded';

/** What a session is made of. */
export interface SessionParts {
  /** Names the lock shared with other tabs. */
  lock: string;
  store: CoreStore;
  client: Client;
  bus: Bus;
  page: Page;
  /** Settles once the flags are known, or known to be out of reach. */
  flags: () => Promise<FeatureFlags>;
  tabs: () => Tabs;
  keepAlive: boolean;
}

/** Who is signed in on this page, and for how long. The access token lives here, in memory only. */
export class Session {
  #token: string | undefined;
  /** Counts the decisions about the session: an answer to an older question is dropped. */
  #decisions = 0;
  /** Counts the renewals of other tabs. */
  #elsewhere = 0;
  #misses = 0;
  #renewing: Promise<Renewal> | undefined;
  readonly #parts: SessionParts;
  readonly #due = new Subject<Due>();
  readonly #effects: Subscription;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    const { page, keepAlive } = parts;
    this.#effects = this.#due
      .pipe(switchMap((due) => whenDue(page, due)))
      .subscribe(() => void (keepAlive || this.#misses > 0 ? this.renew() : this.logout()));
    this.#effects.add(fromPage(page).subscribe((restored) => restored && void this.renew()));
  }

  get token(): string | undefined {
    return this.#token;
  }

  /** Takes a login answer: the person is signed in here and in the other tabs once their profile is there. */
  async accept(answer: AuthResponse): Promise<Result<AuthUser>> {
    const decision = ++this.#decisions;
    const profile = await loadProfile(this.#parts.client, await this.#parts.flags(), answer);
    if (decision !== this.#decisions) return failed({ kind: 'cancelled', message: '' });
    if (!profile.ok) {
      // whoever this was to be, the question a start asked has been answered
      if (this.#state.status === 'loading') this.end();
      return profile;
    }
    this.#settle(profile.value);
    this.#parts.tabs().tell(this.#fact('session.started'));
    return ok(profile.value.user);
  }

  /** Asks for a new access token; one question at a time on this page, and where possible across tabs. */
  renew(): Promise<Renewal> {
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  /** The session is over here: token and user are gone. */
  end(): void {
    this.#decisions += 1;
    this.#token = undefined;
    this.#misses = 0;
    this.#due.next({});
    const { status } = this.#state;
    if (status !== 'signedOut') this.#parts.store.dispatch(signedOut());
    if (status === 'signedIn') this.#parts.bus.next({ type: 'session.ended' });
  }

  /** Ends the session on the server, here and in the other tabs. The server's errors are ignored. Source: reference "Logout". */
  async logout(): Promise<void> {
    this.#decisions += 1;
    await this.#parts.client.call(auth.logout, {}, { signal: AbortSignal.timeout(LOGOUT_MS) });
    this.end();
    this.#parts.tabs().tell({ type: 'session.ended' });
  }

  /** Follows what another tab did. */
  follow(fact: SharedFact): void {
    if (fact.type === 'session.ended') return this.end();
    this.#elsewhere += 1;
    const state = this.#state;
    const same = state.status === 'signedIn' && state.user.id === fact.userId;
    if (fact.type === 'session.refreshed') return;
    if (fact.type === 'session.started' && same && state.user.tenantId === fact.tenantId) return;
    void this.renew();
  }

  close(): void {
    this.#effects.unsubscribe();
  }

  get #state(): AppState['session'] {
    return this.#parts.store.getState().session;
  }

  async #renew(): Promise<Renewal> {
    const { client, page, lock, bus, flags } = this.#parts;
    const decision = this.#decisions;
    const seen = this.#elsewhere;
    const ask = () => client.call(auth.refresh, { body: { tenantId: null } });
    const answer = await page.alone(lock, LOCK_MS, async () => {
      const first = await ask();
      // another tab turned the cookie over while this one's question was under way
      return !first.ok && seen !== this.#elsewhere ? ask() : first;
    });
    if (decision !== this.#decisions) return 'superseded';
    if (!answer.ok)
      return unanswered(answer.failure) || answer.failure.kind === 'cancelled' ? this.#miss() : this.#over();
    const profile = await loadProfile(client, await flags(), answer.value);
    if (decision !== this.#decisions) return 'superseded';
    const before = this.#state;
    if (profile.ok) {
      this.#settle(profile.value);
    } else if (unanswered(profile.failure) && before.status === 'signedIn' && before.user.id === answer.value.userId) {
      const { accessToken, expiresIn } = answer.value;
      this.#settle({ ...before, user: { ...before.user, accessToken, expiresIn } });
    } else {
      return unanswered(profile.failure) ? this.#miss() : this.#over();
    }
    this.#parts.tabs().tell(this.#fact('session.refreshed'));
    if (before.status === 'signedIn') bus.next(this.#fact('session.refreshed'));
    return 'renewed';
  }

  #settle(profile: Profile): void {
    const before = this.#state;
    const { accessToken, expiresIn, id, tenantId } = profile.user;
    this.#decisions += 1;
    this.#misses = 0;
    this.#token = accessToken;
    this.#parts.store.dispatch(signedIn(profile));
    this.#due.next({ inMs: Math.max(1, expiresIn * (this.#parts.keepAlive ? REFRESH_AT : 1)) * 1000 });
    const same = before.status === 'signedIn' && before.user.id === id && before.user.tenantId === tenantId;
    if (!same) this.#parts.bus.next(this.#fact('session.started'));
  }

  /** The session's fact, as its state now has it. */
  #fact(type: 'session.started' | 'session.refreshed'): SharedFact & { type: typeof type } {
    const state = this.#state;
    if (state.status !== 'signedIn') throw new Error('No session');
    return { type, userId: state.user.id, tenantId: state.user.tenantId };
  }

  #miss(): Renewal {
    this.#misses += 1;
    if (this.#misses >= START_ATTEMPTS && this.#state.status === 'loading') this.#parts.store.dispatch(signedOut());
    this.#due.next({ inMs: backOff(this.#misses), eager: true });
    return 'unreachable';
  }

  #over(): Renewal {
    this.end();
    return 'ended';
  }
}
