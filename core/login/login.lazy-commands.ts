import type { AppCore } from '../app-core.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import { ok, type Result } from '../contract/failure.ts';
import { users } from '../contract/users.ts';
import { lacksPasskey } from '../sign-in/lacks-passkey.ts';
import { requestPasswordless, signInPasswordless, type PasswordlessMethod } from '../sign-in/passwordless.ts';
import { isOfferedQuickLogin } from '../sign-in/quick-login.ts';
import { keepTenantChosen, mustChooseTenant } from '../sign-in/tenant-choice.ts';
import type { LoginContext } from './login.flow.ts';
import { transitioned, sent } from './login.slice.ts';

export { requestPasswordless };

/** Questions to a user who has just signed in: quick login, a passkey, and which of their tenants to go to. */
export const offersAfterLogin = async (app: AppCore): Promise<LoginContext> => {
  const byTextMessage = app.store.getState().login?.method === 'SmsCode';
  const [registers, lacks] = await Promise.all([isOfferedQuickLogin(app, byTextMessage), lacksPasskey(app)]);
  return { registersQuickly: registers, lacksPasskey: lacks, choosesTenant: mustChooseTenant(app) };
};

/** Input of a command. */
interface Given {
  email: string;
  code?: string;
  tenantId?: TenantId;
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

/** Enters the chosen tenant, where it is another than the active one, and remembers that one was chosen. */
const chooseTenant: Ask = async (app, { tenantId }) => {
  const { session: now } = app.store.getState();
  const isOther = now.status === 'signedIn' && tenantId && tenantId !== now.user.tenantId;
  const result = isOther ? await app.session.switchTenant(tenantId) : ok(undefined);
  if (!result.ok) return result;
  keepTenantChosen(app);
  app.store.dispatch(transitioned('tenantChosen'));
  return result;
};

/** The commands that few people give. */
export const lazyLoginCommands = {
  chooseTenant,
  submitCode: (app, { code = '' }, signal) => signInPasswordless(app, sentBy(app), code, signal),
  sendAgain: dispatching(
    (app, { email }, signal) => requestPasswordless(app, sentBy(app), email, signal),
    sent('code'),
  ),
  resendActivation: dispatching(mail(users.resetActivation), sent('activation')),
  resendUnlock: dispatching(mail(users.resetUnlock), sent('unlock')),
  sendReset: dispatching(mail(users.resetPassword), transitioned('resetSent')),
} satisfies Record<string, Ask>;
