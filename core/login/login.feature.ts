import type { Feature } from '../app-types.ts';
import { auth } from '../contract/auth.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import type { FailureKind } from '../contract/failure.ts';
import { users } from '../contract/users.ts';
import { createJourney } from '../flow/journey.ts';
import { goBackOr } from '../router/back.ts';
import { loginEffects } from './login.effects.ts';
import { addressed, asked, loginSlice, moved, sent, settled } from './login.slice.ts';
import { redirectToSso, ssoUrl } from './sso.ts';

/** What a person can do while signing in. Each settles when the state has; a second one joins the one that runs. */
export interface LoginCommands {
  /** Finds out how this person signs in. */
  submitIdentifier(input: { email: string }): Promise<void>;
  submitPassword(input: { password: string; recaptchaToken?: string }): Promise<void>;
  /** Sends the activation mail once more, to the address at hand. */
  resendActivation(): Promise<void>;
  /** Sends the mail that unlocks once more, to the address at hand; the answer is alike for every address. */
  resendUnlock(): Promise<void>;
  /** Goes to the person's provider without waiting for the time to run out. */
  continueToSso(): void;
  /** Back to the email address; what is under way is given up. */
  goBack(): void;
}

/** Why nobody has looked at the address. */
const UNASKED: ReadonlySet<FailureKind> = new Set(['offline', 'tooMany']);

/** Signing in with an email address and a password, or at one's own provider. Source: SPEC §2, §4. */
export const loginFeature: Feature<LoginCommands> = {
  name: 'login',
  source: 'login-box',
  mount: (app) => {
    const { store, client, session, router, page } = app;
    const journey = createJourney();
    store.inject(loginSlice);
    app.begin(() => loginEffects(app, journey.leave));

    const mailAgain = (what: 'activation' | 'unlock') =>
      journey.run(async (signal) => {
        store.dispatch(asked({}));
        const body = { email: store.getState().login?.email ?? '' };
        const call = what === 'unlock' ? users.resetUnlock : users.resetActivation;
        const result = await client.call(call, { body }, { signal });
        if (!signal.aborted) store.dispatch(result.ok ? sent(what) : settled(result.failure));
      });

    return {
      submitIdentifier: ({ email }) =>
        journey.run(async (signal) => {
          store.dispatch(asked({ email: email.trim() }));
          session.prepare();
          // an id from the page's address is taken at its word: the server knows which tenants there are
          const tenantId = (router.param('tenantId') ?? null) as TenantId | null;
          const body = { email: email.trim(), tenantId };
          const result = await client.call(auth.ssoPrelogin, { body }, { signal });
          if (signal.aborted) return;
          // any other refusal says nothing about how the person signs in
          const unasked = !result.ok && UNASKED.has(result.failure.kind) ? result.failure : undefined;
          store.dispatch(settled(unasked));
          if (unasked) return;
          const found = result.ok && result.value?.address ? result.value : undefined;
          if (!found) return void store.dispatch(moved('ssoAbsent'));
          store.dispatch(
            addressed(ssoUrl(found, new URL(router.address('oidcRedirectUrl'), page.address.href()).href)),
          );
          store.dispatch(moved('ssoFound'));
        }),

      submitPassword: ({ password, recaptchaToken }) =>
        journey.run(async (signal) => {
          store.dispatch(asked({}));
          const email = store.getState().login?.email ?? '';
          const invitationToken = router.param('invitationToken');
          const extra = {
            ...(recaptchaToken ? { recaptchaToken } : {}),
            ...(invitationToken ? { invitationToken } : {}),
          };
          const answer = await client.call(auth.login, { body: { email, password, ...extra } }, { signal });
          if (signal.aborted) return;
          const result = answer.ok ? await session.accept(answer.value) : answer;
          if (signal.aborted) return;
          // success moves the flow by way of the session
          if (!result.ok && result.failure.kind !== 'cancelled') session.end();
          store.dispatch(settled(result.ok ? undefined : result.failure));
        }),

      resendActivation: () => mailAgain('activation'),
      resendUnlock: () => mailAgain('unlock'),

      continueToSso: () => redirectToSso(app),

      goBack: () =>
        goBackOr(app, () => {
          journey.leave();
          store.dispatch(moved('wentBack'));
        }),
    };
  },
};
