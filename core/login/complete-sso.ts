import type { AppCore } from '../app-core.ts';
import type { LoginAnswer } from '../contract/entities/auth.ts';
import { ssoSignIn } from '../contract/sso-sign-in.ts';
import { failed, type FailureKind, type Result } from '../contract/failure.ts';
import { dropProviderAnswer, type ProviderAnswer, takeProviderAnswer } from '../sign-in/provider-answer.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { redirectToChallenge } from '../sign-in/redirect-to-challenge.ts';
import { SSO_NOTICES } from '../sign-in/sign-in-notice.ts';
import { ssoRefused, transitioned } from './login.slice.ts';
import { isSsoCallback, SSO_CALLBACKS } from './sso.ts';

/** Fields of a provider's answer: of OpenID Connect, and of our own server for SAML. */
const FIELDS = ['code', 'state', 'iss', 'error', 'RelayState', 'samlerrors'] as const;

type Answer = ProviderAnswer<(typeof FIELDS)[number]>;

/** Exchanges the answer for a session. An error of the provider is passed on too, so that the flow ends there. */
const exchange = ({ client, router, page }: AppCore, answer: Answer): Promise<Result<LoginAnswer>> => {
  const { code, state, iss, error, RelayState, samlerrors } = answer;
  // the server's own codes; anything else is read as its failure
  const kind = SSO_NOTICES.find((known) => known === samlerrors) ?? 'providerFailed';
  if (samlerrors !== undefined) return Promise.resolve(failed({ kind, message: samlerrors }));
  if (RelayState !== undefined) return client.call(ssoSignIn.samlPostlogin, { body: { RelayState } });
  const redirectUri = new URL(router.address('oidcRedirectUrl'), page.address.href()).href;
  const proof = { ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
  return client.call(ssoSignIn.oidcPostlogin, { body: { ...proof, RelayState: state ?? '', redirectUri } });
};

/**
 * Ends a single sign-on at the route that the provider led back to: with a session, a second factor or a refusal.
 * Source: product.md#sso-redirect.
 */
export const completeSso = async (app: AppCore): Promise<void> => {
  const { session, store, router } = app;
  const refuse = (kind: FailureKind) => void store.dispatch(ssoRefused(kind));
  const answer = takeProviderAnswer(app, FIELDS);
  // the current session is known by then; the provider's person replaces its user
  await app.ready();
  if (!isSsoCallback(router.current())) return;
  if (Object.keys(answer).length === 0) {
    if (store.getState().session.status === 'signedIn') return redirectAfterLogin(app, SSO_CALLBACKS);
    return refuse('flowExpired');
  }
  const wasSignedIn = store.getState().session.status === 'signedIn';
  const result = await exchange(app, answer);
  // a service that could not be asked has not used the answer: a reload goes on
  if (result.ok || result.failure.status !== undefined || result.failure.kind !== 'offline') dropProviderAnswer(app);
  if (!result.ok) return refuse(result.failure.kind);
  const accepted = await session.accept(result.value);
  redirectToChallenge(app);
  // as by another tab: the session is another one, and its status the same
  if (accepted.ok && wasSignedIn) store.dispatch(transitioned('signedIn'));
  if (!accepted.ok && accepted.failure.kind !== 'cancelled') refuse(accepted.failure.kind);
};
