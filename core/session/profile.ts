import type { AuthUser, Client } from '../app-types.ts';
import type { AuthResponse } from '../contract/entities/auth.ts';
import type { Tenant } from '../contract/entities/tenant.ts';
import { type FeatureFlags } from '../contract/entities/vendor.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { ACCESS_TOKEN_SECONDS } from '../contract/limits.ts';
import { users } from '../contract/users.ts';
import { readToken } from './token.ts';

/** How often, and how far apart in milliseconds, the profile is asked for. Source: SPEC §9 "profile load retry". */
export const PROFILE_ATTEMPTS = 3;
export const PROFILE_RETRY_MS = 2000;

/** A signed-in person with their tenants. */
export interface Profile {
  user: AuthUser;
  tenants: Tenant[];
  activeTenant?: Tenant;
}

/** Whether the server could not be reached or could not answer, which says nothing about the person. */
export const unanswered = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'server' || kind === 'tooMany';

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

const persevere = async <Value>(ask: () => Promise<Result<Value>>, left = PROFILE_ATTEMPTS): Promise<Result<Value>> => {
  const result = await ask();
  if (result.ok || left <= 1 || !unanswered(result.failure)) return result;
  await pause(PROFILE_RETRY_MS);
  return persevere(ask, left - 1);
};

/**
 * The person a login answer speaks of: the answer, the token's claims, the profile and, under its flag, the
 * authorization, each over the one before. Source: SPEC §3 "Auth response", §6; reference §1.2.
 */
export const loadProfile = async (
  client: Client,
  flags: FeatureFlags,
  answer: AuthResponse,
): Promise<Result<Profile>> => {
  if (!answer.accessToken) return failed({ kind: 'malformed', message: 'Failed to authenticate' });
  const claims = readToken(answer.accessToken);
  if (!claims.ok) return claims;
  const as = { jwt: `Bearer ${answer.accessToken}` };
  const byV1 = flags['admin_portal_use_current_user_tenants_v1_endpoint'] === 'on';
  const byAuthorization = flags['admin_portal_should_load_authorization'] === 'on';
  const [me, tenants, authorization] = await Promise.all([
    persevere(() => client.call(users.me, {}, as)),
    client.call(byV1 ? users.tenantsV1 : users.tenants, {}, as),
    byAuthorization ? client.call(users.authorization, {}, as) : undefined,
  ]);
  if (!me.ok) return me;
  if (!me.value?.id) return failed({ kind: 'malformed', message: 'Failed to authenticate' });
  const user: AuthUser = {
    ...answer,
    ...claims.value,
    ...me.value,
    ...(authorization?.ok ? authorization.value : {}),
    expiresIn: answer.expiresIn || ACCESS_TOKEN_SECONDS,
  };
  // embedded, the refresh token is a cookie; should one be sent all the same, it is not kept where scripts read
  delete (user as { refreshToken?: string }).refreshToken;
  return ok({ user, tenants: [], ...(tenants.ok ? tenants.value : {}) });
};
