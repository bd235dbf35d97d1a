import type { Feature } from '../app-core.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { invitations } from '../contract/invitations.ts';
import { createCommands } from '../flow/command.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { keepSignInArrival } from '../sign-in/sign-in-notice.ts';
import { invitationEffects } from './invitation.effects.ts';
import {
  type InvitationInfo,
  invitationSlice,
  invitationLoaded,
  opened,
  passwordConfigKnown,
  resent,
  transitioned,
} from './invitation.slice.ts';
import { fetchPasswordConfig } from '../password/fetch-password-config.ts';

/** Commands of an invitation. */
export interface InvitationCommands {
  /** Looks at the link, again if it was looked at before. Runs by itself when the route is entered. */
  open(): Promise<void>;
  /** Joins the company as the invited person, or, by a shared link, as the signed-in user. */
  accept(): Promise<void>;
  /** Joins with an account that begins with this, where the invitation asks for it. */
  begin(choice: { name?: string; password?: string }): Promise<void>;
  /** Retries after a request without a response. */
  retry(): Promise<void>;
  /** Signs out the current user; with a shared link, goes on to sign-in as another user. */
  changeAccount(): Promise<void>;
  /** Leaves the invitation and redirects as after sign-in. */
  stay(): Promise<void>;
  /** Goes to sign-up for the company, by a shared link. */
  createAccount(): void;
  /** Goes to sign-in; with a shared link, the person joins after that. */
  signIn(): void;
  /** Has the invitation mailed again. The answer is alike for every address. */
  resend(input: { email: string }): Promise<void>;
}

const ROUTE = 'acceptInvitationUrl';

/** Joining a company by a mailed invitation or by a link that it shares. Source: product.md#invitation. */
export const invitationFeature: Feature<InvitationCommands, 'invitation'> = {
  name: 'invitation',
  source: 'login-box',
  slice: invitationSlice,
  mount: (app) => {
    const { store, client, session, links, router } = app;
    const commands = createCommands(store, invitationSlice.actions);

    /** The company that was joined last, until the session has switched to it. */
    let company: { tenantId: TenantId; of?: string } | undefined;
    /** An answer was lost: the invitation may be accepted already. */
    let answerLost = false;

    const user = () => {
      const now = store.getState().session;
      return now.status === 'signedIn' ? now.user : undefined;
    };

    const haveJoined = (): Result<undefined> => {
      links.use(ROUTE);
      store.dispatch(transitioned({ event: 'joined' }));
      return ok(undefined);
    };

    const refuse = (failure: Failure): Result<undefined> => {
      if (answerLost && failure.kind === 'linkAlreadyUsed') return haveJoined();
      const isRefused = isLinkFailure(failure);
      if (isRefused && !links.read(ROUTE).invitationToken) links.drop(ROUTE);
      store.dispatch(transitioned({ event: isRefused ? 'refused' : 'unanswered', failure }));
      return isRefused ? ok(undefined) : failed(failure);
    };

    /** Joins; returns the company. */
    const ask = async (choice: { name?: string; password?: string } = {}): Promise<Result<typeof company>> => {
      const { userId = '', token = '', invitationToken } = links.read(ROUTE);
      if (invitationToken) return client.call(invitations.join, { body: { token: invitationToken } });
      const { invited } = store.getState().invitation ?? {};
      const answer = await client.call(invitations.accept, { body: { userId, token, ...choice } });
      if (!answer.ok) return answer;
      return ok(invited && 'tenantId' in invited ? { tenantId: invited.tenantId, of: userId } : undefined);
    };

    const awaitSignIn = (awaited: boolean) => {
      const { invitationToken } = links.read(ROUTE);
      if (invitationToken) links.keep(ROUTE, { invitationToken, ...(awaited && { awaited }) });
      return invitationToken;
    };

    /** Goes to a route that takes the shared link along. */
    const goOn = (route: 'loginUrl' | 'signUpUrl') => {
      const invitationToken = awaitSignIn(false);
      if (invitationToken) router.go(route, { query: { invitationToken } });
    };

    const join = async () => {
      store.dispatch(transitioned({ event: 'accepted' }));
      const result = await ask();
      if (result.ok) {
        company = result.value;
        return haveJoined();
      }
      // the company asks for a second factor: signing in by its link asks for it, and joins
      if (result.failure.kind === 'stepUpRequired') return void goOn('loginUrl');
      answerLost ||= !isLinkFailure(result.failure);
      return refuse(result.failure);
    };

    const look = async (): Promise<Result<InvitationInfo>> => {
      const { userId, token, invitationToken } = links.read(ROUTE);
      if (invitationToken) return client.call(invitations.verifyLink, { body: { token: invitationToken } });
      if (!userId || !token) return { ok: false, failure: LINK_INVALID };
      const answer = await client.call(invitations.verify, { body: { userId, token } });
      return answer.ok ? ok({ ...answer.value, userId }) : answer;
    };

    const open = () =>
      commands.run(async () => {
        links.take();
        const { awaited, ...link } = links.read(ROUTE);
        store.dispatch(opened({ shared: link.invitationToken !== undefined }));
        if (link.used) return haveJoined();
        await app.ready();
        const answer = await look();
        if (!answer.ok) return refuse(answer.failure);
        store.dispatch(invitationLoaded(answer.value));
        if ('shouldSetPassword' in answer.value && answer.value.shouldSetPassword)
          // the form may be submitted before the rules are known
          void fetchPasswordConfig()
            .then(({ loadPasswordConfig }) => loadPasswordConfig(client, link.userId ?? ''))
            .then((config) => store.dispatch(passwordConfigKnown(config)))
            .catch(() => undefined);
        if (!awaited) return ok(undefined);
        links.keep(ROUTE, link);
        return user() ? join() : ok(undefined);
      });

    const enter = async () => {
      const joined = company;
      company = undefined;
      if (joined && (joined.of ?? user()?.id) === user()?.id) await session.switchTenant(joined.tenantId);
    };
    app.begin(() => invitationEffects(app, open, enter));

    const accept = () => commands.run(join);
    const signIn = () => {
      const { invited } = store.getState().invitation ?? {};
      if (!awaitSignIn(true)) links.drop(ROUTE);
      if (invited?.email) keepSignInArrival(app, { email: invited.email });
      router.go('loginUrl');
    };

    return {
      open,
      accept,
      begin: (choice) =>
        commands.run(async () => {
          const result = await ask(choice);
          if (result.ok) {
            company = result.value;
            return haveJoined();
          }
          if (isLinkFailure(result.failure)) return refuse(result.failure);
          answerLost ||= result.failure.kind === 'offline' || result.failure.kind === 'serverError';
          return result;
        }),
      retry: () => {
        const { invited, shared } = store.getState().invitation ?? {};
        // the session can have ended in between
        return invited && (!shared || user()) ? accept() : open();
      },
      changeAccount: () =>
        commands.run(async () => {
          await session.logout();
          if (links.read(ROUTE).invitationToken) signIn();
          return ok(undefined);
        }),
      stay: async () => {
        links.drop(ROUTE);
        await redirectAfterLogin(app, [ROUTE]);
      },
      createAccount: () => goOn('signUpUrl'),
      signIn,
      resend: ({ email }) =>
        commands.run(async () => {
          const result = await client.call(invitations.reset, { body: { email: email.trim() } });
          if (result.ok) store.dispatch(resent(email.trim()));
          return result;
        }),
    };
  },
};
