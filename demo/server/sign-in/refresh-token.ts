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

/** Session and secret: what is compared and followed. The stamp may be of another key the next time. */
const bareOf = (token: RefreshToken): string => token.split('.').slice(0, 2).join('.');

const stamped = async ({ stamper }: Needs, bare: string): Promise<RefreshToken> =>
  `${bare}.${await stamper.stamp(PURPOSE, bare)}`;

/** The first of a session. */
export const firstToken = (ports: Needs, session: SessionId): Promise<RefreshToken> =>
  stamped(ports, `${session}.${randomSecret()}`);

/** The one that follows, by a salt. */
export const nextToken = async (ports: Needs, token: RefreshToken, salt: string): Promise<RefreshToken> =>
  stamped(ports, `${sessionIdOf(token)}.${await successorOf(bareOf(token), salt)}`);

/** A refresh token names its session. */
export const sessionIdOf = (token: RefreshToken): string => token.split('.')[0] ?? '';

/** Hash that is stored instead of the token. */
export const hashOf = (token: RefreshToken): Promise<string> => digest(bareOf(token));

/** Whether we have ever given it out. */
export const wasIssued = ({ stamper }: Needs, token: RefreshToken): Promise<boolean> =>
  stamper.isOurs(PURPOSE, bareOf(token), token.split('.')[2] ?? '');
