import { combineLatest } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import { auth } from '../contract/auth.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { LOGIN_ALIAS_PARAMETER, loginAliasIn } from '../contract/login-alias.ts';
import { AUTHORIZATION_PATH } from '../contract/oauth.ts';
import type { LoginRedirect } from '../options.ts';
import { acceptTarget } from '../router/target.ts';
import type { HostedLogin } from '../session/hosted-login.ts';
import { onPageRestore } from '../session/page-resume.ts';
import { isUnanswered } from '../session/requests.ts';
import { addressHere } from '../sign-in/go-to-login.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';
import { type AuthorizationAnswer, CALLBACK, takeAuthorizationAnswer } from './authorization-answer.ts';
import { type AuthorizationRequest, beginRequest, challengeOf } from './authorization-request.ts';
import { changed, hostedLoginSlice } from './hosted-login.slice.ts';
import { clientIdOf, createHostedTokens } from './hosted-tokens.ts';

/** Scope of the authorization request. Source: product.md#hosted-login. */
const SCOPE = 'openid email profile';

/**
 * More redirects than this within the time, and the page asks before it begins another: a sign-in that never holds
 * would send the browser to and fro. Ours.
 */
const REDIRECTS = { most: 4, withinMs: 10_000, key: 'fe.hostedRedirects' };

/** Time in milliseconds for which a refused silent sign-in is not tried again. Ours. */
const SILENT_REFUSAL_MS = 3000;

/** Whether this tab has been sent to and fro; counts the redirect that is about to begin. */
const isRedirectLoop = ({ page: { tab } }: AppCore): boolean => {
  const now = Date.now();
  const recent = (tab.read(REDIRECTS.key) ?? '')
    .split(' ')
    // a wall clock that was set back would make them recent for long
    .filter((time) => Math.abs(now - Number(time)) < REDIRECTS.withinMs);
  const isLoop = recent.length >= REDIRECTS.most;
  if (isLoop) tab.remove(REDIRECTS.key);
  else tab.write(REDIRECTS.key, [...recent, now].join(' '));
  return isLoop;
};

/** Address that the service's page leads back to. One in the hash cannot be named: there it is the page itself. */
const redirectUriOf = ({ router, page }: AppCore): string => {
  const url = new URL(router.strategy === 'hash' ? '' : router.address(CALLBACK), page.address.href());
  url.search = '';
  url.hash = '';
  return url.href;
};

/** Authorization request for the browser to go to, with PKCE by S256. */
const addressOf = async (
  { client, options, page }: AppCore,
  { state, nonce, verifier, redirectUri }: AuthorizationRequest,
  { prompt, loginHint }: LoginRedirect,
): Promise<URL> => {
  const url = new URL(client.addressOf(AUTHORIZATION_PATH), page.address.href());
  const own = await options.contextOptions?.tenantResolver?.();
  const alias = own ? own.tenant : loginAliasIn(page.address.href());
  const parameters = {
    response_type: 'code',
    client_id: clientIdOf(options),
    scope: SCOPE,
    redirect_uri: redirectUri,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(prompt && { prompt }),
    ...(loginHint && { login_hint: loginHint }),
    ...(alias && { [LOGIN_ALIAS_PARAMETER]: alias }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
};

/**
 * Opens hosted login of an app: its callback, its tokens and the way to the service's page.
 * Source: product.md#hosted-login.
 */
export const openHostedLogin = (app: AppCore): HostedLogin => {
  const { bus, options, page, router, session, store } = app;
  const tokens = createHostedTokens(app);
  store.inject(hostedLoginSlice);
  let refusedAt: number | undefined;

  const call = async (...[endpoint, input, { signal } = {}]: Parameters<HostedLogin['call']>) => {
    if (endpoint === auth.logout) return tokens.end(signal);
    const { tenantId = null }: BodyOf<typeof auth.refresh> = Object(input).body;
    const answer = await tokens.refresh(tenantId, signal);
    refusedAt = answer.ok || isUnanswered(answer.failure) ? undefined : page.now();
    return answer;
  };

  /** Signs in by an answer; a failure is logged, and navigation continues. */
  const signIn = async (answer: AuthorizationAnswer): Promise<boolean> => {
    const request = tokens.take(answer.state ?? '');
    const query = router.query();
    if (request?.redirectUrl) query.set('redirectUrl', request.redirectUrl);
    if (request?.tenantId) query.set('tenantId', request.tenantId);
    if (router.current() === CALLBACK) router.rewrite(query);
    else router.go(CALLBACK, { replace: true, query: Object.fromEntries(query) });
    const exchanged = await tokens.exchange(answer, request);
    const accepted = exchanged.ok ? await session.accept(exchanged.value) : exchanged;
    if (!accepted.ok) page.log('error', `Failed to sign in by the hosted page: ${accepted.failure.message}`);
    return accepted.ok;
  };

  const start = async () => {
    const answer = takeAuthorizationAnswer(app);
    if (!answer || !(await signIn(answer))) await session.renew();
    if (router.current() !== CALLBACK) return;
    await app.ready();
    await redirectAfterLogin(app, [CALLBACK]);
  };

  /** Address to return to; an auth route is none. */
  const returnAddress = (redirectUrl?: string) =>
    redirectUrl ?? router.param('redirectUrl') ?? (router.current() ? undefined : addressHere(app));

  /** Goes where the sign-in was to lead: it was open already. */
  const goOn = (redirectUrl: string | undefined) => {
    const here = page.address.href();
    const { enforceRedirectToSameSite: sameSite = true, allowedRedirectOrigins = [] } = options.authOptions ?? {};
    const url = redirectUrl && acceptTarget(redirectUrl, { here, sameSite, allowedOrigins: allowedRedirectOrigins });
    // the login route leads on by itself
    if (url && !router.current() && url.href !== here) router.leave(url, { replace: true });
  };

  /** Whether a session is open, here or at the service; the service may be out of reach. */
  const findSession = async (): Promise<'open' | 'none' | 'unreachable'> => {
    await app.ready();
    if (store.getState().session.status === 'signedIn') return 'open';
    if (refusedAt !== undefined && page.now() - refusedAt < SILENT_REFUSAL_MS) return 'none';
    const outcome = await session.renew();
    if (outcome === 'unreachable') return 'unreachable';
    return outcome === 'renewed' ? 'open' : 'none';
  };

  /** Asks on the login route before another sign-in begins. */
  const interrupt = (target: string | undefined) => {
    store.dispatch(changed({ leaving: false, interrupted: true }));
    router.go('loginUrl', { replace: true, query: target ? { redirectUrl: target } : {} });
  };

  const redirect: HostedLogin['redirect'] = async (wanted = {}) => {
    if (store.getState().hostedLogin?.leaving) return;
    const { redirectUrl, prompt, tenantId = router.param('tenantId') } = wanted;
    const here = page.address.href();
    // Back to a page that leads here would lead here again
    const replace = wanted.replace || (redirectUrl !== undefined && new URL(redirectUrl, here).href === here);
    const found = prompt === 'login' ? 'none' : await findSession();
    if (store.getState().hostedLogin?.leaving) return;
    if (found === 'open') return goOn(redirectUrl);
    const target = returnAddress(redirectUrl);
    // a browser without a network shows an error of its own there
    if (found === 'unreachable') return interrupt(target);
    if (!globalThis.crypto.subtle) {
      page.log('error', 'Hosted login needs a page of https, or of localhost');
      return interrupt(target);
    }
    if (isRedirectLoop(app)) {
      page.log('warn', 'Sent to the hosted page too often');
      return interrupt(target);
    }
    store.dispatch(changed({ leaving: true, interrupted: false }));
    const known = { ...(target && { redirectUrl: target }), ...(tenantId && { tenantId }) };
    const request = beginRequest(page, { redirectUri: redirectUriOf(app), ...known });
    const url = await addressOf(app, request, wanted);
    if (!router.leave(url, { replace, load: true })) store.dispatch(changed({ leaving: false, interrupted: false }));
  };

  app.begin(() => {
    const effects = combineLatest([routes(app), watch(store, (state) => state.session.status)]).subscribe(
      ([route, status]) => {
        const isEntry = route === 'loginUrl' || route === 'signUpUrl';
        const asks = router.strategy === 'memory' || store.getState().hostedLogin?.interrupted;
        if (isEntry && status === 'signedOut' && !asks) void redirect({ replace: true });
      },
    );
    effects.add(bus.subscribe(({ type }) => type === 'session.ended' && tokens.forget()));
    // back from the service's page without a sign-in: the person decides when to go there again
    effects.add(
      onPageRestore(page).subscribe(() => {
        if (store.getState().hostedLogin?.leaving) store.dispatch(changed({ leaving: false, interrupted: true }));
      }),
    );
    return effects;
  });

  // the two calls that are made by it answer as their endpoints say
  return { start, call: call as HostedLogin['call'], forget: tokens.forget, redirect };
};
