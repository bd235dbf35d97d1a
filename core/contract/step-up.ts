import { under } from './endpoint.ts';
import type { LoginAnswer } from './entities/auth.ts';

const { post } = under('/identity/resources/auth/v1/user/step-up');

/** Proving once more, and more strongly, who one is. Source: protocol/sign-in.md#step-up. */
export const stepUp = {
  /** A challenge, or, where the last proof is strong and no older than `maxAge` seconds, a fresh access token. */
  generate: post('/generate').body<{ maxAge?: number }>().returns<LoginAnswer>(),
};
