import type { Feature } from '../app-types.ts';
import { asPerson } from '../captcha/as-person.ts';
import { auth } from '../contract/auth.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import { failed, ok, type Result } from '../contract/failure.ts';
import type { Known, LoginEvent } from './login.flow.ts';
import { createJourney } from '../flow/journey.ts';
import { goBackOr } from '../router/back.ts';
import { loginEffects } from './login.effects.ts';
import { LAST_METHOD_KEY } from '../sign-in/last-method.ts';
import { methodsOf } from './methods.ts';
import { addressed, asked, known, loginSlice, moved, settled } from './login.slice.ts';
import { redirectToSso, ssoUrl } from './sso.ts';

/** What a person can do while signing in. Each settles when the state has; a second one joins the one that runs. */
export interface LoginCommands {
  /** Finds out how this person signs in. */
  submitIdentifier(input: { email: string }): Promise<void>;
  submitPassword(input: { password: string }): Promise<void>;
  /** Signs in by the code that was sent. */
  submitCode(input: { code: string }): Promise<void>;
  /** Something has happened on the screen; what is under way is given up. */
  tell(event: LoginEvent): void;
  /** How somebody last signed in with this browser. */
  lastMethod(): string | undefined;
  /** Goes on with another way in, once its mail or message has left; for whoever has that address, where it is given. */
  chooseMethod(method: Known['method'], email?: string): Promise<void>;
  /** Sends the code or link once more. */
  sendAgain(): Promise<void>;
  /** Sends the activation mail once more, to the address at hand. */
  resendActivation(): Promise<void>;
  /** Sends the mail that unlocks once more, to the address at hand; the answer is alike for every address. */
  resendUnlock(): Promise<void>;
  /** Mails a link to choose a new password by, where the old one is known from a breach. */
  sendReset(): Promise<void>;
  /** Goes to the person's provider without waiting for the time to run out. */
  continueToSso(): void;
  /** Back to the email address; what is under way is given up. */
  goBack(): void;
}

/** Whoever has no company's sign-in has no other where none is offered. */
const NO_WAY = failed({ kind: 'methodDisabled', message: '' } as const);

type Later = typeof import('./later.ts');

/** What few come to is fetched when somebody does. */
const later = (work: (more: Later) => Promise<Result<unknown>>): Promise<Result<unknown>> =>
  import('./later.ts').then(work, (error: unknown) => failed({ kind: 'offline', message: String(error) }));

/** Signing in with an email address and a password, by what is mailed there, or at one's own provider. Source: SPEC §2, §4. */
export const loginFeature: Feature<LoginCommands> = {
  name: 'login',
  source: 'login-box',
  mount: (app) => {
    const { store, client, session, router, page } = app;
    const journey = createJourney();
    store.inject(loginSlice);
    app.begin(() => loginEffects(app, journey.leave));

    const tell = (event: LoginEvent) => {
      journey.leave();
      store.dispatch(moved(event));
    };
    const email = () => store.getState().login?.email ?? '';

    /** Begins a way in: its first step shows once its mail has left. */
    const begin = async (method: Known['method'], event: LoginEvent, signal: AbortSignal) => {
      store.dispatch(asked({ method }));
      let begun: Result<unknown> = method ? ok(undefined) : NO_WAY;
      if (method && method !== 'EmailAndPassword')
        begun = await later(({ askMail }) => askMail(app, method, email(), signal));
      if (signal.aborted) return;
      store.dispatch(settled(begun.ok ? undefined : begun.failure));
      if (begun.ok) store.dispatch(moved(event));
    };

    /** Asks for something that few come to; what lets somebody in moves the flow by way of the session. */
    const ask =
      <Input = void>(what: keyof Later['asks']) =>
      (input: Input): Promise<void> =>
        journey.run(async (signal) => {
          store.dispatch(asked({}));
          const result = await later(({ asks }) => asks[what](app, { email: email(), ...input }, signal));
          if (!signal.aborted && !(result.ok && what === 'submitCode'))
            store.dispatch(settled(result.ok ? undefined : result.failure));
        });

    return {
      submitIdentifier: ({ email: typed }) =>
        journey.run(async (signal) => {
          store.dispatch(asked({ email: typed.trim() }));
          session.prepare();
          // an id from the page's address is taken at its word: the server knows which tenants there are
          const tenantId = (router.param('tenantId') ?? null) as TenantId | null;
          const body = { email: email(), tenantId };
          const result = await client.call(auth.ssoPrelogin, { body }, { signal });
          if (signal.aborted) return;
          // any other refusal says nothing about how the person signs in
          if (!result.ok && /offline|rateLimited|serviceMissing|originNotAllowed/.test(result.failure.kind))
            return void store.dispatch(settled(result.failure));
          const found = result.ok && result.value?.address ? result.value : undefined;
          if (!found) return begin(methodsOf(store.getState().vendor)[0], 'ssoAbsent', signal);
          store.dispatch(settled());
          store.dispatch(
            addressed(ssoUrl(found, new URL(router.address('oidcRedirectUrl'), page.address.href()).href)),
          );
          store.dispatch(moved('ssoFound'));
        }),

      submitPassword: ({ password }) =>
        journey.run(async (signal) => {
          store.dispatch(asked({}));
          const invitationToken = router.param('invitationToken');
          const extra = invitationToken ? { invitationToken } : {};
          const answer = await asPerson(app, 'login', (proof) =>
            client.call(auth.login, { body: { email: email(), password, ...extra, ...proof } }, { signal }),
          );
          if (signal.aborted) return;
          // a known password that thieves know too lets nobody in. Source: SPEC §4 "Breached password"
          if (
            answer.ok &&
            'isBreachedPassword' in answer.value &&
            store.getState().flags['security-center-show-login-flows'] === 'on'
          )
            return void store.dispatch(moved('passwordBreached'));
          const result = answer.ok ? await session.accept(answer.value) : answer;
          if (signal.aborted) return;
          // success moves the flow by way of the session
          if (!result.ok && result.failure.kind !== 'cancelled') session.end();
          if (result.ok) page.local.write(LAST_METHOD_KEY, 'EmailAndPassword');
          else store.dispatch(settled(result.failure));
        }),

      submitCode: ask<{ code: string }>('submitCode'),

      tell,

      lastMethod: () => page.local.read(LAST_METHOD_KEY),

      chooseMethod: (method, email) =>
        journey.run((signal) => {
          if (email) store.dispatch(known({ email }));
          return begin(method, 'methodChosen', signal);
        }),

      sendAgain: ask('sendAgain'),
      resendActivation: ask('resendActivation'),
      resendUnlock: ask('resendUnlock'),
      sendReset: ask('sendReset'),

      continueToSso: () => redirectToSso(app),

      goBack: () => goBackOr(app, () => tell('wentBack')),
    };
  },
};
