import { under } from './endpoint.ts';
import type { IsoDateTime, UserId } from './entities/ids.ts';

const { post } = under('/identity/resources/impersonation/v1');

/**
 * Response that starts an impersonation. The refresh token is a cookie.
 * Source: protocol/impersonation.md#begin.
 */
export interface Impersonation {
  accessToken: string;
  tokenType: 'Bearer';
  expiresIn: number;
  /** When it ends by itself, renewed or not. Ours: of the session, for the bar that says so. */
  expires: IsoDateTime;
}

// biome-ignore format: one line a call
/** Calls of impersonation. Source: product.md#impersonation, protocol/impersonation.md#begin. */
export const impersonation = {
  begin: post('').body<{ impersonatedUserId: UserId; actorToken?: string; redirectUrl?: string }>().returns<Impersonation>(),
  // ours: the protocol does not say how it ends but by itself
  end:   post('/end'),
};
