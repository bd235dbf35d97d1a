import { readToken } from '../session/token.ts';

/** Who acts in a session that is somebody else's, by their id; nobody in one's own. Source: reference "Token payload" `act`. */
export const actorOf = (accessToken: string): string | undefined => {
  const claims = accessToken ? readToken(accessToken) : undefined;
  return claims?.ok ? claims.value.act?.sub : undefined;
};
