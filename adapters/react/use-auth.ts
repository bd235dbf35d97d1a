import type { AuthUser, SessionState } from '../../core/index.ts';
import { useApp, useAppState } from './app-context.ts';

/** Session state with its user, `logout` and the access token. */
export type Auth = SessionState & {
  /** Ends the session here, in the other tabs and on the server. */
  logout(): Promise<void>;
  /** The access token for calls of the host's own. */
  getAccessToken(): string | undefined;
};

/** The session of the app, followed. */
export const useAuth = (): Auth => {
  const { logout, getAccessToken } = useApp();
  return { ...useAppState(({ session }) => session), logout, getAccessToken };
};

/** Signed-in user, or undefined. */
export const useAuthUser = (): AuthUser | undefined =>
  useAppState(({ session }) => (session.status === 'signedIn' ? session.user : undefined));
