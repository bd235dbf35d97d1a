import { endPresentedSessions, presentedTokens } from '../../sign-in/end-presented-sessions.ts';
import { endSessions } from '../../sign-in/sessions.ts';
import { type NavigationContext, seeOther } from '../navigation.ts';
import { returnOrigins, routeAddress } from '../return-address.ts';
import { type Hosted, overLimit, pageAnswer, pageSetting, scopeOf } from './hosted.ts';
import { readFields } from '../../http/read-fields.ts';
import { liveSession, presentedSession } from './hosted-session.ts';
import { hintOf } from './id-token-hint.ts';

/** Ends a session that an application has named by its ID token. */
const endNamed = async (hosted: Hosted, context: NavigationContext, sessionId: string): Promise<void> => {
  const live = await liveSession(hosted.ports, sessionId);
  if (!live) return;
  await context.write(scopeOf(live), async (rows) => {
    if ((await endSessions(rows, hosted.ports.clock, { id: live.session.id })) > 0)
      await rows.audit({ action: 'Signed out' });
  });
};

/** Ends the sessions of the browser. */
const endOwn = async (hosted: Hosted, context: NavigationContext): Promise<void> => {
  const { cookies } = context;
  const shown = presentedTokens(cookies);
  cookies.set('refresh', undefined);
  if (cookies.get('actor')) cookies.set('actor', undefined);
  const across = hosted.ports.store.scoped({ across: 'hostedLogin' });
  await endPresentedSessions(context, shown, across, 'Signed out');
};

/** Parameters of a sign-out by an application. Source: OpenID Connect RP-Initiated Logout 1.0 §2. */
const PARAMETERS = ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state', 'logout_hint', 'ui_locales'];

/** Answer to a POST of another site, which comes without cookies: it becomes a GET, which has them and decides nothing. */
const asGet = ({ requests }: Hosted, form: URLSearchParams): Response => {
  const query = new URLSearchParams([...form].filter(([name]) => PARAMETERS.includes(name)));
  return seeOther(`${requests.prefix}/oauth/logout?${query}`);
};

/**
 * Signs out of the session, and so of every application. An application proves by its ID token that the sign-out is its
 * own, and a page of ours or of a first-party application by its origin; any other link asks first.
 * Source: OpenID Connect RP-Initiated Logout 1.0 §2.
 */
export const logout = async (hosted: Hosted, context: NavigationContext): Promise<Response> => {
  const refused = await overLimit(hosted, context);
  if (refused) return refused;
  const { request, cookies } = context;
  const form = request.method === 'POST' ? await readFields(request) : undefined;
  const origin = request.headers.get('origin');
  const isOwnPage = origin !== null && returnOrigins(hosted.ports).includes(origin);
  if (request.method === 'POST' && origin !== null && !isOwnPage) return asGet(hosted, form ?? new URLSearchParams());
  const fields = new URL(request.url).searchParams;
  for (const name of ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state'])
    if (form?.has(name)) fields.set(name, form.get(name) ?? '');
  const hint = await hintOf(hosted, fields.get('id_token_hint') ?? '');
  const named = fields.get('client_id') ?? hint?.aud;
  const client = hint && named !== hint.aud ? undefined : hosted.clientOf(named);
  const uri = fields.get('post_logout_redirect_uri');
  const returnTo = uri !== null && client?.postLogoutRedirectUris?.includes(uri) ? new URL(uri) : undefined;
  const state = fields.get('state');
  if (returnTo && state !== null) returnTo.searchParams.set('state', state);

  const live = await presentedSession(hosted.ports, cookies);
  const isOwnHint = hint !== undefined && (!live || hint.sid === live.session.id);
  const decision = form?.get('decision');
  const isNavigation = (request.headers.get('accept') ?? '').includes('text/html') && !(isOwnPage && !decision);
  const setting = pageSetting(hosted, context);
  const login = routeAddress(hosted.ports, 'loginUrl').href;
  if (decision === 'stay') return seeOther(routeAddress(hosted.ports, 'authenticatedUrl').href);
  if (live && isNavigation && !isOwnHint && decision !== 'signOut') {
    const action = `${hosted.requests.prefix}/oauth/logout?${fields}`;
    return pageAnswer(hosted.pages.signOut(setting, { action, to: returnTo?.href }));
  }
  if (isOwnHint || isOwnPage || decision === 'signOut') await endOwn(hosted, context);
  const first = hosted.clientOf(hint?.aud)?.firstParty === true;
  if (first && hint?.sid !== undefined) await endNamed(hosted, context, hint.sid);
  if (returnTo) return seeOther(returnTo.href);
  return isNavigation ? pageAnswer(hosted.pages.signedOut(setting, login)) : new Response(null, { status: 204 });
};
