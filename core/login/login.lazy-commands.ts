import type { AppCore } from '../app-core.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { Result } from '../contract/failure.ts';
import { users } from '../contract/users.ts';
import { lacksPasskey } from '../sign-in/lacks-passkey.ts';
import { requestPasswordless, signInPasswordless, type PasswordlessMethod } from '../sign-in/passwordless.ts';
import { isOfferedQuickLogin } from '../sign-in/quick-login.ts';
import type { LoginContext } from './login.flow.ts';
import { transitioned, sent } from './login.slice.ts';

export { requestPasswordless };

/** Offers to a user who has just signed in: quick login and a passkey. */
export const offersAfterLogin = async (app: AppCore): Promise<LoginContext> => {
  const byTextMessage = app.store.getState().login?.method === 'SmsCode';
  const [registers, lacks] = await Promise.all([isOfferedQuickLogin(app, byTextMessage), lacksPasskey(app)]);
  return { registersQuickly: registers, lacksPasskey: lacks };
};

/** Input of a command. */
interface Given {
  email: string;
  code?: string;
}

type Ask = (app: AppCore, given: Given, signal: AbortSignal) => Promise<Result<unknown>>;

/** Passwordless method of the current login: code or link. */
const sentBy = ({ store }: AppCore): PasswordlessMethod => {
  const method = store.getState().login?.method;
  return method && method !== 'EmailAndPassword' ? method : 'Code';
};

/** Runs a command, and dispatches the action if it succeeded and was not cancelled. */
const dispatching =
  (work: Ask, action: ReturnType<typeof sent | typeof transitioned>): Ask =>
  async (app, given, signal) => {
    const result = await work(app, given, signal);
    if (result.ok && !signal.aborted) app.store.dispatch(action);
    return result;
  };

/** Mails something to the address at hand; the answer is alike for every address. */
const mail =
  (endpoint: AnyEndpoint): Ask =>
  ({ client }, { email }, signal) =>
    client.call(endpoint, { body: { email } }, { signal });

/** The commands that few people give. */
export const lazyLoginCommands = {
  submitCode: (app, { code = '' }, signal) => signInPasswordless(app, sentBy(app), code, signal),
  sendAgain: dispatching(
    (app, { email }, signal) => requestPasswordless(app, sentBy(app), email, signal),
    sent('code'),
  ),
  resendActivation: dispatching(mail(users.resetActivation), sent('activation')),
  resendUnlock: dispatching(mail(users.resetUnlock), sent('unlock')),
  sendReset: dispatching(mail(users.resetPassword), transitioned('resetSent')),
} satisfies Record<string, Ask>;
