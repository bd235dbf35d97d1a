import type { SessionId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import { digest, randomSecret, successorOf } from '../keys/secrets.ts';

/**
 * Refresh token, the value of the cookie: session id, secret and stamp. The stamp identifies every token ever issued, though
 * only the current one and its predecessor are stored, and cannot be forged. Ours.
 */
type RefreshToken = string;

type Needs = Pick<Ports, 'stamper'>;
const PURPOSE = 'refresh token';

/** Session and secret, which are hashed and rotated. The stamp can be of another key after a rotation. */
const bareOf = (token: RefreshToken): string => token.split('.').slice(0, 2).join('.');

const stamped = async ({ stamper }: Needs, bare: string): Promise<RefreshToken> =>
  `${bare}.${await stamper.stamp(PURPOSE, bare)}`;

/** First refresh token of a session. */
export const firstToken = (ports: Needs, session: SessionId): Promise<RefreshToken> =>
  stamped(ports, `${session}.${randomSecret()}`);

/** Successor of a refresh token, derived with a salt. */
export const nextToken = async (ports: Needs, token: RefreshToken, salt: string): Promise<RefreshToken> =>
  stamped(ports, `${sessionIdOf(token)}.${await successorOf(bareOf(token), salt)}`);

/** Session id of a refresh token. */
export const sessionIdOf = (token: RefreshToken): string => token.split('.')[0] ?? '';

/** Hash that is stored instead of the token. */
export const hashOf = (token: RefreshToken): Promise<string> => digest(bareOf(token));

/** Checks whether we have issued the token. */
export const wasIssued = ({ stamper }: Needs, token: RefreshToken): Promise<boolean> =>
  stamper.isOurs(PURPOSE, bareOf(token), token.split('.')[2] ?? '');
