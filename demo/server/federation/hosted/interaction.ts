import type { Interaction } from 'oidc-provider';
import { LOGIN_ALIAS_PARAMETER } from '../../../../core/contract/login-alias.ts';
import { seeOther, type NavigationContext } from '../navigation.ts';
import { routeAddress } from '../return-address.ts';
import { readFields } from '../../http/read-fields.ts';
import { audit, type Hosted, overLimit, pageAnswer, pageSetting, scopeOf } from './hosted.ts';
import { type HostedSession, presentedSession } from './hosted-session.ts';

/** How long a consent is remembered, in seconds. Ours: a year. */
const CONSENT_SECONDS = 365 * 86_400;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Interaction of this browser by the id in the address; undefined where it has expired or began elsewhere. */
const find = async (hosted: Hosted, context: NavigationContext) => {
  const uid = context.params['uid'] ?? '';
  const exchange = hosted.requests.interaction(context, uid);
  const found = await hosted.provider.interactionDetails(exchange.request, exchange.response).catch(() => undefined);
  if (!found || found.uid !== uid) return undefined;
  const finish = (result: Readonly<Record<string, unknown>>): Promise<Response> => {
    const { request, response, answer } = hosted.requests.interaction(context, uid);
    const done = hosted.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
    return done.then(() => answer);
  };
  return { found, finish };
};

/** Page of the login box, which comes back to the interaction once the person has signed in. */
const loginPage = ({ ports, requests }: Hosted, { uid, params }: Interaction, again: boolean): Response => {
  const url = routeAddress(ports, 'loginUrl');
  url.searchParams.set('redirectUrl', `${requests.prefix}/oauth/interaction/${uid}`);
  if (again) url.searchParams.set('prompt', 'login');
  // a login address names its company, whose look the page has
  for (const name of ['tenantId', LOGIN_ALIAS_PARAMETER]) {
    const asked = textOf(params[name]);
    if (asked !== undefined) url.searchParams.set(name, asked);
  }
  const email = textOf(params['login_hint']);
  if (email !== undefined) url.searchParams.set('email', email);
  return seeOther(url.href);
};

const expired = (hosted: Hosted, context: NavigationContext): Response =>
  pageAnswer(hosted.pages.failure(pageSetting(hosted, context), 'expired'), 400);

const denied = (description: string) => ({ error: 'access_denied', error_description: description });

/** Reasons for which the session that is there does not do. */
const STALE: readonly string[] = ['login_prompt', 'max_age', 'hinted'];

/** Checks whether the person has authenticated since the interaction began. */
const isFresh = async ({ ports, rows }: Hosted, uid: string, { ageMs }: HostedSession): Promise<boolean> => {
  const row = await rows.find('Interaction', uid);
  return row !== undefined && ports.clock.now().getTime() - ageMs >= Date.parse(row.createdAt);
};

/** Goes on with a sign-in: to the login box, to the page that asks for consent, or back to the application. */
export const interact = async (hosted: Hosted, context: NavigationContext): Promise<Response> => {
  const refused = await overLimit(hosted, context);
  if (refused) return refused;
  const begun = await find(hosted, context);
  if (!begun) return expired(hosted, context);
  const { found, finish } = begun;
  const client = hosted.clientOf(found.params['client_id']);
  const live = await presentedSession(hosted.ports, context.cookies);
  const { name, reasons } = found.prompt;
  if (!client) return expired(hosted, context);
  if (!live) return loginPage(hosted, found, false);
  if (name === 'login') {
    const isStale = reasons.some((reason) => STALE.includes(reason));
    if (isStale && !(await isFresh(hosted, found.uid, live))) return loginPage(hosted, found, true);
    // Ours: said to the application, which knows what it asked for
    if (reasons.includes('tenant')) return finish(denied('the person cannot act in this tenant'));
    const ts = Math.floor((Date.now() - live.ageMs) / 1000);
    return finish({ login: { accountId: live.user.id, amr: live.session.amr, ts, remember: false } });
  }
  if (found.session?.accountId !== live.user.id) return loginPage(hosted, found, true);
  if (client.firstParty) return finish({ consent: {} });
  if (live.session.actor) return finish(denied('an impersonator cannot allow it'));
  const scopes = (textOf(found.params['scope']) ?? '').split(' ');
  const to = new URL(textOf(found.params['redirect_uri']) ?? '');
  return pageAnswer(hosted.pages.consent(pageSetting(hosted, context), { client, email: live.user.email, scopes, to }));
};

/** Takes the answer of the page that asks for consent. */
export const decide = async (hosted: Hosted, context: NavigationContext): Promise<Response> => {
  const refused = await overLimit(hosted, context);
  if (refused) return refused;
  const [begun, live, fields] = await Promise.all([
    find(hosted, context),
    presentedSession(hosted.ports, context.cookies),
    readFields(context.request),
  ]);
  const client = hosted.clientOf(begun?.found.params['client_id']);
  const mine = begun?.found.prompt.name === 'consent' && begun.found.session?.accountId === live?.user.id;
  if (!begun || !live || !client || client.firstParty || !mine || live.session.actor) return expired(hosted, context);
  const { found, finish } = begun;
  const decision = fields?.get('decision');
  if (decision !== 'allow') {
    await audit(context, scopeOf(live), { action: 'Application denied', client });
    return finish(denied('the person said no'));
  }
  const { missingOIDCScope } = found.prompt.details;
  const missing = Array.isArray(missingOIDCScope) ? missingOIDCScope.map(String) : [];
  const asked = (textOf(found.params['scope']) ?? '').split(' ');
  const scope = [...new Set([...asked, ...missing])].join(' ');
  const grant = new hosted.provider.Grant({ clientId: client.clientId, accountId: live.user.id });
  grant.addOIDCScope(scope);
  const grantId = await grant.save();
  const own = { kind: 'Consent', id: `${live.user.id} ${client.clientId}`, grantId: null, userId: live.user.id };
  await hosted.rows.put({ ...own, details: { scope, clientId: client.clientId }, seconds: CONSENT_SECONDS });
  await audit(context, scopeOf(live), { action: 'Application allowed', client });
  return finish({ consent: { grantId } });
};
