import type { Client } from '../client/calls.ts';
import type { Result } from '../contract/failure.ts';
import type { LoginRedirect } from '../options.ts';

/** Hosted login of an app: its session comes from the service's own sign-in page. */
export interface HostedLogin {
  /** Signs in by the answer in the address, else restores the session of the service's page. */
  start(): Promise<void>;
  /** Calls in place of the session's own: refresh by the refresh token, else silently, and logout at the service. */
  call: Client['call'];
  /** Drops refresh token and ID token: the session of the service's page may be that of another user. */
  forget(): void;
  /** Goes to the service's page, and back after sign-in; where its session is open already, signs in silently. */
  redirect(wanted?: LoginRedirect): Promise<void>;
}

/** Loads hosted login once; a failed load is tried again by the next call. */
export type LoadHostedLogin = () => Promise<Result<HostedLogin>>;
