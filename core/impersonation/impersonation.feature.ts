import type { Feature } from '../app-core.ts';
import { ok, type Result } from '../contract/failure.ts';
import type { UserId } from '../contract/entities/ids.ts';
import { impersonation } from '../contract/impersonation.ts';

/** Commands of impersonation. */
export interface ImpersonationCommands {
  /** From now on this browser acts as that person. */
  begin(userId: UserId): Promise<Result<undefined>>;
  /** Back to oneself. */
  end(): Promise<Result<undefined>>;
}

/**
 * Impersonation: an administrator acts as one of the tenant's users, visibly to all.
 * Source: product.md#impersonation, protocol/impersonation.md#begin.
 */
export const impersonationFeature: Feature<ImpersonationCommands> = {
  name: 'impersonation',
  source: 'admin-portal',
  mount: ({ client, session }) => {
    /** The session's cookie is another's by now: whose, the server says. */
    const follow = async (answer: Result<unknown>): Promise<Result<undefined>> => {
      if (!answer.ok) return answer;
      await session.renew();
      return ok(undefined);
    };
    return {
      begin: async (impersonatedUserId) =>
        follow(await client.call(impersonation.begin, { body: { impersonatedUserId } })),
      end: async () => follow(await client.call(impersonation.end, {})),
    };
  },
};
