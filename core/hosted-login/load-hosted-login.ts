import type { AppCore } from '../app-core.ts';
import type { Client } from '../client/calls.ts';
import { auth } from '../contract/auth.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { failed, ok } from '../contract/failure.ts';
import type { LoadHostedLogin } from '../session/hosted-login.ts';

/** Loader of an app's hosted login: none of it is in a page whose login box is its own. */
export const hostedLoginOf = (app: () => AppCore): LoadHostedLogin => {
  let opening: ReturnType<LoadHostedLogin> | undefined;
  return () =>
    (opening ??= import('./hosted-login.lazy.ts').then(
      ({ openHostedLogin }) => ok(openHostedLogin(app())),
      (error: unknown) => {
        opening = undefined;
        return failed({ kind: 'offline', message: String(error) });
      },
    ));
};

/** Calls that hosted login makes in its own way. */
const SESSION_CALLS: readonly AnyEndpoint[] = [auth.refresh, auth.logout];

/** Client of a session that hosted login refreshes and ends, in place of the refresh cookie. */
export const hostedClientOf = (client: Client, load: LoadHostedLogin): Client => ({
  ...client,
  call: async (endpoint, ...given) => {
    if (!SESSION_CALLS.includes(endpoint)) return client.call(endpoint, ...given);
    const login = await load();
    return login.ok ? login.value.call(endpoint, ...given) : login;
  },
});
