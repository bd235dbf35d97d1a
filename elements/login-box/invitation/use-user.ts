import { useAppState } from '../../kit/use-app.ts';

/** Signed-in user, with their display name. */
export const useUser = (): { id: string; name: string; email: string } | undefined => {
  const user = useAppState(({ session }) => (session.status === 'signedIn' ? session.user : undefined));
  return user && { id: user.id, name: user.name || user.email, email: user.email };
};
