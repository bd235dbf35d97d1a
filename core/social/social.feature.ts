import { EMPTY, filter, switchMap } from 'rxjs';
import type { Feature } from '../app-core.ts';
import { type Failure, type FailureKind, ok, type Result } from '../contract/failure.ts';
import { social, socialLinks } from '../contract/social.ts';
import { createCommands } from '../flow/command.ts';
import { timerOnce } from '../flow/live.ts';
import { dropInterrupted, keepInterrupted } from '../router/interrupted.ts';
import { onPageRestore } from '../session/page-resume.ts';
import { LAST_METHOD_KEY } from '../sign-in/last-method.ts';
import { dropProviderAnswer, takeProviderAnswer } from '../sign-in/provider-answer.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { redirectToChallenge } from '../sign-in/redirect-to-challenge.ts';
import { keepReturnAddress } from '../sign-in/return-address.ts';
import { routes } from '../sign-in/routes.ts';
import { leadToSignIn } from '../sign-in/sign-in-notice.ts';
import { watch } from '../store/store.ts';
import { keepLinkOutcome } from './link-outcome.ts';
import { left, socialSlice, stayed, transitioned } from './social.slice.ts';

/** Time in milliseconds that the success screen is shown. Source: product.md#timing. */
export const SIGNED_IN_MS = 200;

/** Commands of social sign-in. */
export interface SocialCommands {
  /** Goes to a provider. With `prompt` it asks for consent again, where it was given before. */
  start(provider: string, options?: { prompt?: 'consent' }): void;
  /** Reads the provider's answer, and signs in by it. Runs by itself when the route is entered. */
  open(): Promise<void>;
  /** Starts again at the provider of this sign-in. */
  retry(): void;
  /** Goes to sign-in, and comes back to link the provider's account. */
  signInFirst(): void;
  /** Goes to sign-up, and comes back to link the provider's account, which gave no email. */
  signUpFirst(): void;
  /** Links the account at the provider to the signed-in user's. */
  link(): Promise<void>;
  /** Goes on without linking it. */
  decline(): void;
}

const ROUTE = 'socialLoginCallbackUrl';

/** Storage key of the id of the user who signed in by a provider. Source: product.md#storage-keys. */
const USER_KEY = 'userId';

const FIELDS = ['code', 'state', 'error', 'provider', 'customised', 'action'] as const;

/** Query parameter of the route once its user has signed in to link that provider. */
const LINK = 'link';

/** Codes of the server that the address can carry. */
const ON_ADDRESS: readonly FailureKind[] = ['flowExpired', 'providerDenied', 'emailNotProvided', 'signUpsDisabled'];

/**
 * Signing in at a provider: its buttons lead there, and the callback route makes a session of the answer. Verifier,
 * nonce and state stay with the server, bound to this browser by a cookie of each flow.
 * Source: product.md#social-sign-in, protocol/social.md#sign-in.
 */
export const socialFeature: Feature<SocialCommands, 'social'> = {
  name: 'social',
  source: 'login-box',
  slice: socialSlice,
  mount: (app) => {
    const { store, client, router, session, page, bus } = app;
    const commands = createCommands(store, socialSlice.actions);
    const provider = () => store.getState().social?.provider ?? '';

    const refuse = ({ kind }: Pick<Failure, 'kind'>): Result<undefined> => {
      store.dispatch(transitioned({ event: 'refused', refusal: kind }));
      return ok(undefined);
    };

    const start: SocialCommands['start'] = (id, { prompt } = {}) => {
      const path = store.getState().vendor.social?.find((one) => one.id === id)?.path ?? '';
      const address = client.addressOf(path);
      const here = page.address.href();
      if (!path || !URL.canParse(address, here)) return;
      const url = new URL(address, here);
      if (!/^https?:$/.test(url.protocol)) return;
      const invitationToken = router.param('invitationToken');
      url.searchParams.set('redirectUri', new URL(router.address(ROUTE), here).href);
      if (prompt) url.searchParams.set('prompt', prompt);
      if (invitationToken) url.searchParams.set('invitationToken', invitationToken);
      keepReturnAddress(app);
      store.dispatch(left(id));
      if (!router.leave(url, { load: true })) store.dispatch(stayed());
    };

    const signIn = async ({ code, state }: { code?: string; state?: string }): Promise<Result<unknown>> => {
      const query = { ...(code && { code }), ...(state && { state }) };
      const answer = await client.call(social.postlogin, { params: { provider: provider() }, query, body: {} });
      // a service that could not be asked has not used the answer: another try goes on
      if (!answer.ok && answer.failure.kind === 'offline') return answer;
      dropProviderAnswer(app);
      if (!answer.ok && answer.failure.kind === 'accountNotLinked') {
        const { email } = answer.failure;
        store.dispatch(transitioned({ event: 'accountFound', ...(email && { email }) }));
        return ok(undefined);
      }
      if (!answer.ok) return refuse(answer.failure);
      const { isNewUser, userId } = answer.value;
      page.local.write(USER_KEY, userId);
      if (isNewUser) {
        bus.next({ type: 'signUp.completed', userId, origin: 'SOCIAL_LOGIN' });
        bus.next({ type: 'user.verified', userId, origin: 'SOCIAL_LOGIN' });
      }
      const accepted = await session.accept(answer.value);
      page.local.write(LAST_METHOD_KEY, provider());
      redirectToChallenge(app);
      if (!accepted.ok) return accepted.failure.kind === 'cancelled' ? accepted : refuse(accepted.failure);
      // a new person is led to where sign-ups end
      const target = isNewUser && router.routes.signUpSuccessUrl ? 'signUpSuccessUrl' : 'authenticatedUrl';
      leaving = target;
      store.dispatch(transitioned({ event: 'signedIn' }));
      return accepted;
    };
    let leaving: 'signUpSuccessUrl' | 'authenticatedUrl' = 'authenticatedUrl';

    /** Links the account that its owner went to a provider for, and goes back to where they were, which says the outcome. */
    const linkOwn = async (
      id: string,
      answer: { code?: string; state?: string },
      error: string | undefined,
    ): Promise<Result<unknown>> => {
      if (store.getState().session.status !== 'signedIn') return refuse({ kind: 'flowExpired' });
      const refusal = error === undefined ? undefined : (ON_ADDRESS.find((kind) => kind === error) ?? 'providerFailed');
      const linked = refusal === undefined ? await client.call(socialLinks.add, { body: answer }) : undefined;
      // a service that could not be asked has not used the answer: another try goes on
      if (linked?.ok === false && linked.failure.kind === 'offline') return linked;
      dropProviderAnswer(app);
      keepLinkOutcome(app, id, linked?.ok === false ? linked.failure.kind : refusal);
      void redirectAfterLogin(app, [ROUTE]);
      return ok(undefined);
    };

    /** Asks which account at a provider waits to be linked to the one of the user who is signed in by now. */
    const resume = async (): Promise<Result<unknown>> => {
      if (store.getState().session.status === 'signedOut') {
        keep();
        router.go('loginUrl', { replace: true });
        return ok(undefined);
      }
      const pending = await client.call(socialLinks.pending, {});
      if (!pending.ok) return pending;
      const { value } = pending;
      if (value) store.dispatch(transitioned({ event: 'pendingFound', provider: value.provider, email: value.email }));
      else void redirectAfterLogin(app, [ROUTE]);
      return ok(undefined);
    };

    const keep = () => keepInterrupted(app, { route: ROUTE, query: { [LINK]: router.param(LINK) ?? provider() } });

    const open = () =>
      commands.run(async () => {
        const { provider: id, code, state, error, action } = takeProviderAnswer(app, FIELDS);
        const links = action === 'link';
        store.dispatch(transitioned({ event: 'opened', links, ...(id && { provider: id }) }));
        // the current session is known by then; the provider's person replaces its user
        await app.ready();
        if (router.current() !== ROUTE) return ok(undefined);
        if (router.param(LINK) !== undefined) return resume();
        if (links && id) return linkOwn(id, { ...(code && { code }), ...(state && { state }) }, error);
        if (error !== undefined) dropProviderAnswer(app);
        if (error !== undefined) return refuse({ kind: ON_ADDRESS.find((kind) => kind === error) ?? 'providerFailed' });
        if (id && code) return signIn({ code, ...(state && { state }) });
        if (store.getState().session.status !== 'signedIn') return refuse({ kind: 'flowExpired' });
        void redirectAfterLogin(app, [ROUTE]);
        return ok(undefined);
      });

    app.begin(() => {
      const effects = routes(app)
        .pipe(filter((route) => route === ROUTE))
        .subscribe(() => void open());
      effects.add(onPageRestore(page).subscribe(() => store.dispatch(stayed())));
      effects.add(
        watch(store, ({ social: now }) => now?.step)
          .pipe(switchMap((step) => (step === 'success' ? timerOnce(SIGNED_IN_MS) : EMPTY)))
          .subscribe(() => void redirectAfterLogin(app, [ROUTE], leaving)),
      );
      return effects;
    });

    return {
      start,
      open,
      retry: () => {
        const declined = store.getState().social?.refusal === 'providerDenied';
        start(provider(), declined ? { prompt: 'consent' } : {});
      },
      signInFirst: () => {
        keep();
        const { email } = store.getState().social ?? {};
        leadToSignIn(app, { notice: 'signInToLink', ...(email && { email }) });
      },
      signUpFirst: () => {
        keep();
        router.go('signUpUrl');
      },
      link: () =>
        commands.run(async () => {
          const linked = await client.call(socialLinks.add, { body: {} });
          if (linked.ok) store.dispatch(transitioned({ event: 'linked' }));
          return linked;
        }),
      decline: () => {
        commands.leave();
        dropInterrupted(app);
        void redirectAfterLogin(app, [ROUTE]);
      },
    };
  },
};
