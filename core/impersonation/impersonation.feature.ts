import type { Feature } from '../app-core.ts';
import { ok, type Result } from '../contract/failure.ts';
import type { UserId } from '../contract/entities/ids.ts';
import { impersonation } from '../contract/impersonation.ts';

/** Commands of impersonation. */
export interface ImpersonationCommands {
  /** Starts acting as that user. */
  begin(userId: UserId): Promise<Result<undefined>>;
  /** Ends the impersonation. */
  end(): Promise<Result<undefined>>;
  /** Renews the session once the impersonation is over, which the server ends by itself. */
  lapse(): Promise<void>;
}

/**
 * Impersonation: an administrator acts as one of the tenant's users, visibly to all.
 * Source: product.md#impersonation, protocol/impersonation.md#begin.
 */
export const impersonationFeature: Feature<ImpersonationCommands> = {
  name: 'impersonation',
  source: 'admin-portal',
  mount: ({ client, session }) => {
    /** Refreshes the session: its cookie now belongs to another user. */
    const follow = async (answer: Result<unknown>): Promise<Result<undefined>> => {
      if (!answer.ok) return answer;
      await session.reload();
      return ok(undefined);
    };
    return {
      begin: async (impersonatedUserId) =>
        follow(await client.call(impersonation.begin, { body: { impersonatedUserId } })),
      end: async () => follow(await client.call(impersonation.end, {})),
      lapse: async () => void (await session.reload()),
    };
  },
};
