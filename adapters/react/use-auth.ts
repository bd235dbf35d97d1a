import type { AuthUser, SessionState } from '../../core/index.ts';
import { useApp, useAppState } from './app-context.ts';

/** Session state with its user, `logout` and the access token. */
export type Auth = SessionState & {
  /** Ends the session here, in the other tabs and on the server. */
  logout(): Promise<void>;
  /** Access token for the host's own calls. */
  getAccessToken(): string | undefined;
};

/** Session of the app; re-renders when it changes. */
export const useAuth = (): Auth => {
  const { logout, getAccessToken } = useApp();
  return { ...useAppState(({ session }) => session), logout, getAccessToken };
};

/** Signed-in user, or undefined. */
export const useAuthUser = (): AuthUser | undefined =>
  useAppState(({ session }) => (session.status === 'signedIn' ? session.user : undefined));
