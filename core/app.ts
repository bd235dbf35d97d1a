import { Subscription } from 'rxjs';
import type { App } from './app-types.ts';
import type { Client } from './client/calls.ts';
import type { AppCore, Feature } from './app-core.ts';
import type { FeatureStates } from './store/state.ts';
import type { SwitchCallback } from './session/switch-tenant.ts';
import { appName, findApp } from './apps.ts';
import { browserPage, type BrowserPage } from './browser/page.ts';
import { createBus } from './bus/bus.ts';
import { openTabs } from './bus/tabs.ts';
import { createClient } from './client/client.ts';
import { transportOf } from './client/choose-transport.ts';
import { contextOf, STORE_MISMATCH } from './context.ts';
import type { TenantId } from './contract/entities/ids.ts';
import { loginAliasIn } from './contract/login-alias.ts';
import { hostedClientOf, hostedLoginOf } from './hosted-login/load-hosted-login.ts';
import { SILENT_LOGOUT_MS } from './contract/limits.ts';
import type { AppOptions, LoginRedirect } from './options.ts';
import { forgetApp, registerApp } from './register-app.ts';
import { entitlementQueries } from './entitlements.ts';
import { createMailedLinks } from './router/link.ts';
import { createRouter } from './router/router.ts';
import { redirectBrowser } from './router/redirect.ts';
import { goToLogin } from './sign-in/go-to-login.ts';
import { redirectWhenSignedIn } from './sign-in/redirect-when-signed-in.ts';
import { followLogoutRoute, showLoginAgain } from './sign-in/routes.ts';
import { type AccessRequirement, isAuthorized } from './session/access.ts';
import { loadedSignedIn } from './session/load-signed-in.ts';
import type { StepUpOptions } from './session/stepped-up.ts';
import { readToken } from './session/token.ts';
import { SessionManager } from './session/session.ts';
import { sessionMarkerKey } from './session/session-marker.ts';
import { createStore, loaded } from './store/store.ts';
import { loadFlags, loadMetadata, loadVendor } from './vendor/load.ts';
import { restoreVendor } from './vendor/remembered-vendor.ts';
import { rememberedAt } from './vendor/remembered.ts';

/** Calls the host's own callbacks, and the page's, after a sign-up and a confirmation. Source: product.md#host-events. */
const callHostEvents = ({ bus, page, options: { events } }: AppCore): Subscription =>
  bus.subscribe((fact) => {
    if (fact.type !== 'user.verified' && fact.type !== 'signUp.completed') return;
    const { type, userId, origin } = fact;
    const isVerified = type === 'user.verified';
    (isVerified ? events?.userVerified : events?.signUpComplete)?.({ userId, origin });
    page.report(isVerified ? 'user_verified' : 'signup_completed', { userId, origin });
  });

export type { AppCore };

/** Calls a host back; where a button's handler was handed over as it is, that is its event. */
const callBack = (callback: unknown) => typeof callback === 'function' && callback();

/** Makes an app without telling the page of it. Nothing is asked before `start`. */
export const buildApp = (options: AppOptions, page: BrowserPage = browserPage): App & { start(): Promise<void> } => {
  const context = contextOf(options, page);
  const name = appName(options.name);
  if (options.storeName !== undefined && appName(options.storeName) !== name) throw new Error(STORE_MISMATCH);

  const store = createStore(name);
  const bus = createBus();
  const router = createRouter({ options, page, bus });
  const client: Client = createClient({
    context,
    transport: transportOf(options),
    token: () => session.token,
    renew: async () => {
      const renewal = await session.renew();
      return renewal === 'renewed' || (renewal === 'mfaRequired' && session.prove());
    },
    prove: () => session.prove(),
    redirect: (url) => redirectBrowser(url, router, page),
    page,
  });
  const parts = { client, store, page };
  let loadingFlags: ReturnType<typeof loadFlags> | undefined;
  const ownFlags = () => (loadingFlags ??= loadFlags(parts, options.overrideFeatureFlags));
  const address = typeof context.baseUrl === 'string' ? context.baseUrl : context.baseUrl('/');
  // not by name: all apps of a service in this browser share its cookie; a preview has a service of its own
  const channelKey = options.previewMode ? `fe:${address}:${Math.random()}` : `fe:${address}`;
  const hosted = options.hostedLoginBox ? hostedLoginOf(() => core) : undefined;
  const session = new SessionManager({
    ...parts,
    client: hosted ? hostedClientOf(client, hosted) : client,
    bus,
    service: address,
    channelKey,
    markerKey: sessionMarkerKey(name, address, context.clientId),
    flags: ownFlags,
    tabs: () => tabs,
    options: options.authOptions ?? {},
    forgetTokens: hosted && (() => hosted().then((login) => login.ok && login.value.forget())),
    entitlements: options.entitlementsOptions?.enabled ?? false,
  });
  const tabs = openTabs(page, channelKey, (fact) => session.follow(fact));
  const effects = new Subscription();
  const links = createMailedLinks(name, page, router);
  links.take();

  // a preview's operator is gone with its page
  const alias = loginAliasIn(page.address.href());
  const keep =
    !options.previewMode &&
    restoreVendor(parts, rememberedAt(name, address, context.clientId, alias), options.metadata, alias);
  const start = async () => {
    void (hosted?.().then<unknown>((login) => (login.ok ? login.value.start() : session.renew())) ?? session.renew());
    const flags = ownFlags();
    const known = Promise.all([loadMetadata(parts, options.metadata), loadVendor(parts)]);
    known.then(keep || undefined);
    await Promise.all([ready, flags, known]);
    store.dispatch(loaded());
  };
  let known: () => void;
  const ready = new Promise<void>((resolve) => (known = resolve));
  const unwatch = store.subscribe(() => {
    if (store.getState().session.status === 'loading') return;
    unwatch();
    known();
  });

  const core: AppCore = {
    name,
    options,
    store,
    client,
    bus,
    router,
    links,
    session,
    page,
    hosted,
    begin: (start) => queueMicrotask(() => void (effects.closed || effects.add(start()))),
    ready: () => ready,
  };
  const mounted = new Map<string, object>();
  const use = <Commands extends object, Part extends keyof FeatureStates>(
    feature: Feature<Commands, Part>,
  ): Commands => {
    const { source, slice } = feature;
    if (slice && !mounted.has(feature.name)) store.inject(slice);
    const call: Client['call'] = (endpoint, input, more) =>
      client.call(endpoint, input, source ? { source, ...more } : more);
    const commands = mounted.get(feature.name) ?? feature.mount({ ...core, client: { ...client, call } });
    mounted.set(feature.name, commands);
    // one name, one feature: the map holds for it what it was mounted with
    return commands as Commands;
  };

  const app = {
    name,
    options,
    store,
    facts: bus,
    client,
    router,
    getAccessToken: () => session.token,
    refreshToken: async () => ((await session.renew()) === 'renewed' ? session.token : undefined),
    ready: () => ready,
    logout: async (callback?: () => void) => {
      const providerLogoutUrl = await session.logout();
      callBack(callback);
      if (providerLogoutUrl) await redirectBrowser(providerLogoutUrl, router, page);
    },
    silentLogout: async (callback?: () => void, callbackTimeoutMs = SILENT_LOGOUT_MS) => {
      await session.logout();
      await new Promise((resume) => setTimeout(resume, callbackTimeoutMs));
      callBack(callback);
    },
    // an id is branded where it enters
    switchTenant: (tenantId: string, callback?: SwitchCallback) => session.switchTenant(tenantId as TenantId, callback),
    isAuthorized: (requirement: AccessRequirement = {}) => {
      const state = store.getState().session;
      return state.status === 'signedIn' && isAuthorized(state.user, requirement);
    },
    isSteppedUp: (wanted: StepUpOptions = {}) => {
      const claims = readToken(session.token ?? '');
      return claims.ok && (loadedSignedIn()?.isSteppedUp(claims.value, wanted, page.now()) ?? false);
    },
    stepUp: async ({ maxAge }: StepUpOptions = {}) => {
      const { stepUpOnLoginRoute } = await import('./login/step-up-on-login-route.ts');
      return stepUpOnLoginRoute(core, typeof maxAge === 'number' ? { maxAge } : {});
    },
    loginWithRedirect: (wanted?: LoginRedirect) => goToLogin(core, wanted),
    ...entitlementQueries(options, { store, session: () => session }),
    use,
    start,
    destroy: () => {
      effects.unsubscribe();
      for (const part of [session, router, tabs]) part.close();
      bus.complete();
      forgetApp(app);
    },
  };
  for (const effect of [callHostEvents, followLogoutRoute, showLoginAgain, redirectWhenSignedIn])
    effects.add(effect(core));
  return app;
};

/**
 * Makes the app of that name, tells the page's elements of it and starts it. The same name and service twice is the
 * same app. It may be imported and called on a server too, where it waits for ever: no user is signed in there.
 */
export const createApp = (options: AppOptions): App => {
  const context = contextOf(options, browserPage);
  const existing = findApp(options.name);
  if (existing) {
    const { baseUrl } = contextOf(existing.options, browserPage);
    if (baseUrl === context.baseUrl || (typeof baseUrl === 'function' && typeof context.baseUrl === 'function'))
      return existing;
    throw new Error(`[${existing.name}] FronteggApp exists already, with another baseUrl`);
  }
  const app = buildApp(options);
  registerApp(app);
  if (browserPage.exists()) void app.start();
  return app;
};
