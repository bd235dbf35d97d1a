import { lazyModule } from '../browser/lazy-module.ts';
import type { Feature } from '../app-core.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { auth } from '../contract/auth.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import { failed, type FailureKind, ok, type Result } from '../contract/failure.ts';
import type { LoginContext, LoginEvent } from './login.flow.ts';
import { createCommands } from '../flow/command.ts';
import { loginEffects } from './login.effects.ts';
import { LAST_METHOD_KEY } from '../sign-in/last-method.ts';
import { loginMethodsOf } from './methods.ts';
import { ssoAddressReceived, contextChanged, loginSlice, transitioned } from './login.slice.ts';
import { redirectToSso, ssoUrl } from './sso.ts';

/** Commands of the login. Each settles when the state has; a second one joins the one that runs. */
export interface LoginCommands {
  /** Finds out how this person signs in. */
  submitIdentifier(input: { email: string }): Promise<void>;
  submitPassword(input: { password: string }): Promise<void>;
  /** Signs in by the code that was sent. */
  submitCode(input: { code: string }): Promise<void>;
  /** Dispatches an event of the screen; cancels the running command. */
  tell(event: LoginEvent): void;
  /** Login method used last in this browser. */
  lastMethod(): string | undefined;
  /** Continues with another login method, once its mail or message is sent; for the given address, if any. */
  chooseMethod(method: LoginContext['method'], email?: string): Promise<void>;
  /** Sends the code or link once more. */
  sendAgain(): Promise<void>;
  /** Sends the activation mail once more, to the address at hand. */
  resendActivation(): Promise<void>;
  /** Sends the mail that unlocks once more, to the address at hand; the answer is alike for every address. */
  resendUnlock(): Promise<void>;
  /** Mails a link to choose a new password by, where the old one is known from a breach. */
  sendReset(): Promise<void>;
  /** Goes on to one of the user's tenants. */
  chooseTenant(input: { tenantId: TenantId }): Promise<void>;
  /** Goes to the person's provider without waiting for the time to run out. */
  continueToSso(): void;
  /** Goes back to the email address; cancels the running command. */
  goBack(): void;
}

/** Failure for a user without SSO where the operator offers no login method. */
const NO_WAY = failed({ kind: 'methodDisabled', message: '' } as const);

/** Failures that stop the search for a person's provider; any other says nothing about how they sign in. */
const STOPS: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'offline',
  'rateLimited',
  'serviceMissing',
  'originNotAllowed',
]);

type Later = typeof import('./login.lazy-commands.ts');

const fetchLater = lazyModule<Later>(() => import('./login.lazy-commands.ts'));

/** Loads the secondary commands when one is first used. */
const later = (work: (more: Later) => Promise<Result<unknown>>): Promise<Result<unknown>> =>
  fetchLater().then(work, (error: unknown) => failed({ kind: 'offline', message: String(error) }));

/**
 * Signing in with an email address and a password, by what is mailed there, or at one's own provider.
 * Source: product.md#login-steps, product.md#login-flow.
 */
export const loginFeature: Feature<LoginCommands, 'login'> = {
  name: 'login',
  source: 'login-box',
  slice: loginSlice,
  mount: (app) => {
    const { store, client, session, router, page } = app;
    const commands = createCommands(store, loginSlice.actions);
    app.begin(() => loginEffects(app, commands.leave));

    const tell = (event: LoginEvent) => {
      commands.leave();
      store.dispatch(transitioned(event));
    };
    const email = () => store.getState().login?.email ?? '';

    /** Begins a way in: its first step shows once its mail has left. */
    const begin = async (method: LoginContext['method'], event: LoginEvent, signal: AbortSignal) => {
      let result: Result<unknown> = method ? ok(undefined) : NO_WAY;
      if (method && method !== 'EmailAndPassword')
        result = await later(({ requestPasswordless }) => requestPasswordless(app, method, email(), signal));
      if (result.ok && !signal.aborted) store.dispatch(transitioned(event));
      return result;
    };

    /** Finds out how this person signs in, and goes there. */
    const identify = async (signal: AbortSignal): Promise<Result<unknown>> => {
      // an id from the page's address is taken at its word: the server knows which tenants there are
      const tenantId = (router.param('tenantId') ?? null) as TenantId | null;
      const body = { email: email(), tenantId };
      const result = await client.call(auth.ssoPrelogin, { body }, { signal });
      if (signal.aborted) return result;
      if (!result.ok && STOPS.has(result.failure.kind)) return result;
      const found = result.ok && result.value?.address ? result.value : undefined;
      if (!found) {
        const [method] = loginMethodsOf(store.getState().vendor);
        store.dispatch(contextChanged({ method }));
        return begin(method, 'ssoAbsent', signal);
      }
      store.dispatch(ssoAddressReceived(ssoUrl(app, found)));
      store.dispatch(transitioned('ssoFound'));
      return result;
    };

    /** Leads a person whose domain has to sign in at its own provider there, instead of refusing them. */
    const orAtProvider = async (result: Result<unknown>, signal: AbortSignal): Promise<Result<unknown>> => {
      if (result.ok || result.failure.kind !== 'ssoRequired') return result;
      const identified = await identify(signal);
      return store.getState().login?.step === 'redirectToSSO' ? identified : result;
    };

    /** Runs a secondary command; one that signs in moves the flow through the session. */
    const ask =
      <Input = void>(command: keyof Later['lazyLoginCommands']) =>
      (input: Input): Promise<void> =>
        commands.run(async (signal) => {
          const result = await later(({ lazyLoginCommands }) =>
            lazyLoginCommands[command](app, { email: email(), ...input }, signal),
          );
          return result.ok && command === 'submitCode' ? undefined : orAtProvider(result, signal);
        }, {});

    return {
      submitIdentifier: ({ email: typed }) =>
        commands.run(
          (signal) => {
            session.prepare();
            return identify(signal);
          },
          { email: typed.trim() },
        ),

      submitPassword: ({ password }) =>
        commands.run(async (signal) => {
          const invitationToken = router.param('invitationToken');
          const extra = invitationToken ? { invitationToken } : {};
          const answer = await withCaptcha(app, 'login', (proof) =>
            client.call(auth.login, { body: { email: email(), password, ...extra, ...proof } }, { signal }),
          );
          if (signal.aborted) return answer;
          // a breached password signs no user in. Source: product.md#breached-password
          if (
            answer.ok &&
            'isBreachedPassword' in answer.value &&
            store.getState().flags['security-center-show-login-flows'] === 'on'
          ) {
            store.dispatch(transitioned('passwordBreached'));
            return answer;
          }
          const result = answer.ok ? await session.accept(answer.value) : answer;
          if (signal.aborted) return result;
          if (!result.ok) {
            if (result.failure.kind !== 'cancelled') session.end();
            return orAtProvider(result, signal);
          }
          page.local.write(LAST_METHOD_KEY, 'EmailAndPassword');
          // success moves the flow by way of the session
          return undefined;
        }, {}),

      submitCode: ask<{ code: string }>('submitCode'),

      tell,

      lastMethod: () => page.local.read(LAST_METHOD_KEY),

      chooseMethod: (method, email) =>
        commands.run((signal) => begin(method, 'methodChosen', signal), { method, ...(email && { email }) }),

      chooseTenant: ask<{ tenantId: TenantId }>('chooseTenant'),
      sendAgain: ask('sendAgain'),
      resendActivation: ask('resendActivation'),
      resendUnlock: ask('resendUnlock'),
      sendReset: ask('sendReset'),

      continueToSso: () => redirectToSso(app),

      goBack: () => tell('wentBack'),
    };
  },
};
