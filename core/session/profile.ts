import type { AuthUser } from '../store/state.ts';
import type { Client } from '../client/calls.ts';
import type { LoginAnswer } from '../contract/entities/auth.ts';
import type { Tenant } from '../contract/entities/tenant.ts';
import type { FeatureFlags } from '../contract/entities/vendor.ts';
import { failed, ok, type Result } from '../contract/failure.ts';
import { isOn } from '../contract/flags.ts';
import { ACCESS_TOKEN_SECONDS } from '../contract/limits.ts';
import { users } from '../contract/users.ts';
import { isUnanswered } from './requests.ts';
import { loadEntitlements, withEntitlements } from './load-entitlements.ts';
import { readToken } from './token.ts';

/** How often, and how far apart in milliseconds, the profile is asked for. Source: product.md#timing. */
export const PROFILE_ATTEMPTS = 3;
export const PROFILE_RETRY_MS = 2000;

/** A signed-in person with their tenants. */
export interface Profile {
  user: AuthUser;
  tenants: Tenant[];
  activeTenant?: Tenant;
}

/** Options that select the requests beside the profile itself. */
export interface ProfileRequestOptions {
  client: Client;
  flags: FeatureFlags;
  /** Every tab has its own tenant. */
  perTenant: boolean;
  /** The host asks for entitlements. */
  entitlements: boolean;
  /** Previous profile: tenants and entitlements of the same user are kept where their request fails. */
  known: Profile | undefined;
}

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

const retry = async <Value>(ask: () => Promise<Result<Value>>, left = PROFILE_ATTEMPTS): Promise<Result<Value>> => {
  const result = await ask();
  if (result.ok || left <= 1 || !isUnanswered(result.failure)) return result;
  await pause(PROFILE_RETRY_MS);
  return retry(ask, left - 1);
};

const NO_USER = failed({ kind: 'malformed' as const, message: 'Failed to authenticate' });

/**
 * The person a login answer speaks of: the answer, the token's claims, the profile and, under their flags, the
 * authorization and the entitlements, each over the one before. Source: product.md#auth-response,
 * protocol/sign-in.md#me.
 */
export const loadProfile = async (
  { client, flags, perTenant, entitlements, known }: ProfileRequestOptions,
  answer: LoginAnswer,
): Promise<Result<Profile>> => {
  if (!answer.accessToken) return NO_USER;
  const claims = readToken(answer.accessToken);
  if (!claims.ok) return claims;
  const as = { jwt: `Bearer ${answer.accessToken}` };
  const byV1 = perTenant || isOn(flags, 'admin_portal_use_current_user_tenants_v1_endpoint');
  const { accessToken } = answer;
  const [me, tenants, authorization, given] = await Promise.all([
    retry(() => client.call(users.me, {}, as)),
    client.call(byV1 ? users.tenantsV1 : users.tenants, {}, as),
    isOn(flags, 'admin_portal_should_load_authorization') ? client.call(users.authorization, {}, as) : undefined,
    entitlements ? loadEntitlements({ client, flags, accessToken }) : undefined,
  ]);
  if (!me.ok) return me;
  if (!me.value?.id) return NO_USER;
  const person: AuthUser = {
    ...answer,
    ...claims.value,
    ...me.value,
    ...(authorization?.ok ? authorization.value : {}),
    expiresIn: answer.expiresIn || ACCESS_TOKEN_SECONDS,
  };
  // embedded, the refresh token is a cookie; should one be sent all the same, it is not kept where scripts read
  delete (person as { refreshToken?: string }).refreshToken;
  const user = given ? withEntitlements(person, known?.user, given) : person;
  const before = known?.user.id === user.id ? known : undefined;
  const { tenants: list = [], activeTenant } = (tenants.ok ? tenants.value : before) ?? {};
  return ok({ user, tenants: list, ...(activeTenant?.tenantId === user.tenantId && { activeTenant }) });
};
