import { Subject, type Subscription, switchMap } from 'rxjs';
import type { AuthUser } from '../store/state.ts';
import type { Client } from '../client/calls.ts';
import type { SwitchCallback } from './switch-tenant.ts';
import type { BrowserPage } from '../browser/page.ts';
import type { Bus } from '../bus/bus.ts';
import type { SharedFact, Tabs } from '../bus/tabs.ts';
import type { LoginAnswer, MfaRequired } from '../contract/entities/auth.ts';
import type { TenantId, UserId } from '../contract/entities/ids.ts';
import type { FeatureFlags } from '../contract/entities/vendor.ts';
import { failed, ok, type Result } from '../contract/failure.ts';
import { ACCESS_TOKEN_SECONDS, REFRESH_AT } from '../contract/limits.ts';
import type { AuthOptions } from '../options.ts';
import { awaited } from '../store/session.slice.ts';
import type { CoreStore } from '../store/store.ts';
import { requestLogout, requestRefresh, forgetPendingLogout, isUnanswered } from './requests.ts';
import { pageResumes } from './page-resume.ts';
import { loadedSignedIn, loadSignedIn } from './load-signed-in.ts';
import type { Profile } from './profile.ts';
import { backoffDelay, type RefreshDue, whenRefreshDue } from './refresh-schedule.ts';
import { CurrentSession, type SessionFact } from './current-session.ts';
import { type TabTenant, tabTenant } from './tab-tenant.ts';

/** How often the first renewal is tried before a person counts as signed out. Source: product.md#session. */
export const START_ATTEMPTS = 3;

/**
 * How a renewal ended. `superseded`: a newer decision about the session was made in between. `mfaRequired`: the tenant
 * asks for a second factor first.
 */
export type RefreshOutcome = 'renewed' | 'ended' | 'unreachable' | 'superseded' | 'mfaRequired';

/** Dependencies and options of a session manager. */
export interface SessionManagerOptions {
  /** Address of the service. */
  service: string;
  /** Names what the apps of one service share in all tabs: lock, channel and notes. */
  channelKey: string;
  /** Key of the marker that a session is open in this browser. */
  markerKey: string;
  store: CoreStore;
  client: Client;
  bus: Bus;
  page: BrowserPage;
  /** Resolves once the flags are loaded, or could not be. */
  flags: () => Promise<FeatureFlags>;
  tabs: () => Tabs;
  options: AuthOptions;
  /** Drops the tokens of hosted login, where the session comes from there. */
  forgetTokens?: (() => unknown) | undefined;
  /** The host asks for entitlements. */
  entitlements: boolean;
}

/** Session manager: starts, refreshes and ends the session, and keeps it in step with the other tabs. */
export class SessionManager {
  readonly #parts: SessionManagerOptions;
  readonly #current: CurrentSession;
  readonly #tenant: TabTenant;
  /** Number of decisions about the session so far; a response to a request from before the latest is dropped. */
  #decisions = 0;
  /** Number of events received from other tabs. */
  #tabEvents = 0;
  /** Number of refreshes in a row without a response. */
  #failedRefreshes = 0;
  #renewing: Promise<RefreshOutcome> | undefined;
  /** User who signed in on this page, as against one whose session was open; until they have a tenant to go to. */
  signedInHere: UserId | undefined;
  /** The last session expired: the server refused to refresh it. False after a logout. */
  expired = false;
  /** Logout that is in progress: calls of screens wait for its end. */
  leaving: Promise<unknown> | undefined;
  /** Emits when a logout begins. */
  readonly leavings = new Subject<void>();
  /** Challenge for a second factor, of a sign-in or a step-up. In memory only. */
  challenge: MfaRequired | undefined;
  /** Emits when `challenge` has been set. */
  readonly challenges = new Subject<void>();
  /**
   * Asks the signed-in user for the second factor on the current screen; absent where no screen can. Resolves to
   * whether it was proved.
   */
  prover: (() => Promise<boolean>) | undefined;
  #proving: Promise<boolean> | undefined;
  readonly #due = new Subject<RefreshDue>();
  readonly #effects: Subscription;
  /** Checks of the entitlements, from the first sign-in on. */
  #checks: Subscription | undefined;

  constructor(parts: SessionManagerOptions) {
    const { page } = parts;
    this.#parts = parts;
    this.#current = new CurrentSession(parts);
    if (page.local.read(parts.markerKey)) parts.store.dispatch(awaited());
    this.#tenant = tabTenant(page, this.#perTenant);
    this.#effects = this.#due
      .pipe(switchMap((due) => whenRefreshDue(page, due)))
      .subscribe(() => void (this.#keepsAlive || this.#failedRefreshes > 0 ? this.renew() : this.logout()));
    this.#effects.add(
      pageResumes(page).subscribe((restored) => {
        if (!restored) return;
        // after the back-forward cache: a pending tenant switch is over, and the session is refreshed
        this.#current.setSwitching(false);
        void this.renew();
      }),
    );
  }

  get token(): string | undefined {
    return this.#current.profile?.user.accessToken;
  }

  /** Preloads the code for signed-in users when a sign-in is about to happen. */
  prepare(): void {
    void loadSignedIn();
  }

  /**
   * Accepts a login response: the user is signed in here and in the other tabs once their profile is loaded. Where a
   * second factor is required, the session ends and the challenge follows.
   * Source: product.md#auth-response.
   */
  async accept(answer: LoginAnswer): Promise<Result<AuthUser>> {
    if (answer.mfaRequired) {
      this.end();
      this.challenge = answer;
      this.challenges.next();
      return failed({ kind: 'cancelled', message: '' });
    }
    const decision = ++this.#decisions;
    const answeredAt = this.#parts.page.now();
    forgetPendingLogout(this.#parts);
    const profile = await this.#load(answer);
    if (decision !== this.#decisions) return failed({ kind: 'cancelled', message: '' });
    if (!profile.ok) {
      // a failed sign-in settles the initial state: signed out
      if (!this.#current.known) this.end();
      return profile;
    }
    this.challenge = undefined;
    this.signedInHere = profile.value.user.id;
    this.#applyProfile(profile.value, answeredAt, false);
    this.#notifyTabs('session.started');
    this.#adviseOfOtherSite();
    return ok(profile.value.user);
  }

  /** Refreshes the access token; one request at a time on this page, and across tabs where the browser has locks. */
  renew(): Promise<RefreshOutcome> {
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  /** Renews the session of the cookie, which may be that of another user by now. */
  reload(): Promise<RefreshOutcome> {
    this.#parts.forgetTokens?.();
    return this.renew();
  }

  /**
   * Requires the second factor that the tenant's policy asks for: on the current screen, which keeps its state, else by
   * a new sign-in. Resolves to whether it was proved.
   */
  prove(): Promise<boolean> {
    if (!this.prover || !this.#current.profile) {
      this.#expire();
      return Promise.resolve(false);
    }
    this.#proving ??= this.#current.runAsSignedIn(this.prover).finally(() => {
      this.#proving = undefined;
    });
    return this.#proving;
  }

  /** Ends the session on this page: clears token and user. */
  end(): void {
    this.#decisions += 1;
    this.#failedRefreshes = 0;
    this.challenge = undefined;
    this.signedInHere = undefined;
    this.#tenant.forget();
    this.#parts.page.local.remove(this.#parts.markerKey);
    this.#due.next({});
    this.#current.clear();
  }

  /**
   * Ends the session on the server, here and in the other tabs. The server's errors are ignored. Resolves to where signing
   * out goes on at the person's provider, if it does.
   * Source: product.md#logout.
   */
  async logout(): Promise<string | undefined> {
    this.#decisions += 1;
    const leaving = requestLogout(this.#parts).finally(() => (this.leaving = undefined));
    this.leaving = leaving;
    this.leavings.next();
    const { isPending, providerLogoutUrl } = await leaving;
    this.expired = false;
    this.end();
    this.#parts.tabs().tell({ type: 'session.ended' });
    if (isPending) this.#scheduleRetry();
    return providerLogoutUrl;
  }

  /** Switches to another of the user's tenants. */
  async switchTenant(tenantId: TenantId, callback?: SwitchCallback): Promise<Result<AuthUser>> {
    const signedInCode = await loadSignedIn();
    if (!signedInCode.ok) {
      callback?.(false, signedInCode.failure);
      return signedInCode;
    }
    const enter = async () => {
      // a pending refresh is for the previous tenant
      this.#decisions += 1;
      await this.#renewing;
      this.#tenant.keep(tenantId);
      return this.renew();
    };
    const notifyTabs = () => this.#notifyTabs('tenant.switched');
    const switching = { client: this.#parts.client, current: this.#current, enter, notifyTabs };
    return signedInCode.value.switchTenant(switching, tenantId, callback);
  }

  /** Reloads the user's entitlements; resolves to whether that succeeded. */
  async loadEntitlements(): Promise<boolean> {
    const { client, flags } = this.#parts;
    const [signedInCode, accessToken] = [await loadSignedIn(), this.token];
    if (!signedInCode.ok || !accessToken) return false;
    const answer = await signedInCode.value.loadEntitlements({ client, flags: await flags(), accessToken });
    const now = this.#current.profile;
    // the answer is for the user who is still signed in
    if (!answer.ok || now?.user.accessToken !== accessToken) return false;
    const user = signedInCode.value.withEntitlements(now.user, now.user, answer);
    if (user.entitlements !== now.user.entitlements) this.#current.set({ ...now, user });
    return true;
  }

  /** Loads the user again after a change of their own account; other tabs do the same. */
  async reloadUser(): Promise<void> {
    const userId = this.#current.profile?.user.id;
    await this.renew();
    if (userId) this.#parts.tabs().tell({ type: 'user.changed', userId });
  }

  /** Handles an event of another tab. */
  follow(fact: SharedFact): void {
    if (fact.type === 'session.ended') {
      this.expired = false;
      return this.end();
    }
    this.#tabEvents += 1;
    const isOther = 'userId' in fact && fact.userId !== this.#current.profile?.user.id;
    if (this.#needsRefresh(fact)) void (isOther ? this.reload() : this.renew());
  }

  close(): void {
    this.#effects.unsubscribe();
  }

  get #perTenant(): boolean {
    return this.#parts.options.enableSessionPerTenant ?? false;
  }

  get #keepsAlive(): boolean {
    return this.#parts.options.keepSessionAlive ?? true;
  }

  /** Whether an event of another tab is a reason to refresh. */
  #needsRefresh(fact: Exclude<SharedFact, { type: 'session.ended' }>): boolean {
    if (this.#proving) return true;
    const user = this.#current.profile?.user;
    const same = user?.id === fact.userId;
    switch (fact.type) {
      case 'session.refreshed':
        // the server is back
        return this.#failedRefreshes > 0;
      case 'user.changed':
        return same;
      case 'session.started':
      case 'tenant.switched':
        return !same || (user?.tenantId !== fact.tenantId && !this.#perTenant);
    }
  }

  async #renew(): Promise<RefreshOutcome> {
    const decision = this.#decisions;
    const answer = await requestRefresh(this.#parts, this.#tenant, () => this.#tabEvents);
    const answeredAt = this.#parts.page.now();
    if (decision !== this.#decisions) return 'superseded';
    if (!answer.ok && answer.failure.kind === 'stepUpRequired') {
      // there is nothing to renew before it is shown
      this.#due.next({});
      void this.prove();
      return 'mfaRequired';
    }
    if (!answer.ok) return isUnanswered(answer.failure) ? this.#refreshFailed() : this.#expire();
    // a captive portal's page, as networks with a sign-in of their own answer
    if (!answer.value?.accessToken && !answer.value?.mfaRequired) return this.#refreshFailed();
    const profile = await this.#load(answer.value);
    if (decision !== this.#decisions) return 'superseded';
    const known = this.#current.profile;
    if (profile.ok) this.#applyProfile(profile.value, answeredAt);
    else if (!isUnanswered(profile.failure)) return this.#expire();
    else if (known?.user.id !== answer.value.userId) return this.#refreshFailed();
    else {
      const { accessToken, expiresIn } = answer.value;
      this.#applyProfile({ ...known, user: { ...known.user, accessToken, expiresIn } }, answeredAt);
    }
    // the start or end of an impersonation applies to every tab
    this.#notifyTabs(known && known.user.id !== answer.value.userId ? 'session.started' : 'session.refreshed');
    if (known) this.#current.announce('session.refreshed');
    return 'renewed';
  }

  async #load(answer: LoginAnswer): Promise<Result<Profile>> {
    const { client, flags, entitlements } = this.#parts;
    const signedInCode = await loadSignedIn();
    if (!signedInCode.ok) return signedInCode;
    const known = this.#current.profile;
    const wish = { client, flags: await flags(), perTenant: this.#perTenant, entitlements, known };
    return signedInCode.value.loadProfile(wish, answer);
  }

  #applyProfile(profile: Profile, answeredAt: number, restored = true): void {
    const { expiresIn, tenantId } = profile.user;
    const seconds = expiresIn > 0 ? expiresIn : ACCESS_TOKEN_SECONDS;
    this.#decisions += 1;
    this.#failedRefreshes = 0;
    // a refresh does not settle a pending challenge of the same user
    if (this.#current.profile?.user.id !== profile.user.id) this.challenge = undefined;
    this.#tenant.keep(tenantId);
    this.#parts.page.local.write(this.#parts.markerKey, '1');
    this.#due.next({ at: answeredAt + Math.max(1, seconds * (this.#keepsAlive ? REFRESH_AT : 1)) * 1000 });
    this.#current.set(profile, restored);
    if (this.#parts.entitlements && !this.#checks) {
      this.#checks = loadedSignedIn()?.checkEntitlements(this.#parts, () => this.loadEntitlements());
      this.#effects.add(this.#checks);
    }
  }

  #notifyTabs(type: SessionFact): void {
    this.#parts.tabs().tell(this.#current.fact(type));
  }

  /** Explains that a session of another site's service ends with the page. Its origin can be of the same site. */
  #adviseOfOtherSite(): void {
    const { page, service } = this.#parts;
    const { origin } = new URL(page.address.href());
    const { origin: other } = new URL(service, origin);
    if (other !== origin) page.advise({ kind: 'otherSite', service: other, origin });
  }

  /** Schedules a retry after a request without a response, with exponential backoff. */
  #scheduleRetry(): void {
    this.#failedRefreshes += 1;
    this.#due.next({ at: this.#parts.page.now() + backoffDelay(this.#failedRefreshes), eager: true });
  }

  #refreshFailed(): RefreshOutcome {
    this.#scheduleRetry();
    if (this.#failedRefreshes >= START_ATTEMPTS && !this.#current.known) this.#current.clear();
    return 'unreachable';
  }

  #expire(): RefreshOutcome {
    this.expired = true;
    this.end();
    return 'ended';
  }
}
