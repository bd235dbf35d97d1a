import { under } from './endpoint.ts';
import type { LoginAnswer, SignUpResponse } from './entities/auth.ts';
import type { IsoDateTime, TenantId, UserId } from './entities/ids.ts';
import type { RemovedMethod } from './entities/mfa.ts';
import type { PasswordConfig, PasswordStrength } from './entities/policy.ts';
import type { Tenant, UserTenants } from './entities/tenant.ts';
import type { Authorization, User } from './entities/user.ts';

const { get, post, put } = under('/identity/resources/users');

/**
 * Body of a sign-up. `phoneNumber` is never sent.
 * Source: protocol/accounts.md#sign-up.
 */
export interface SignUpDraft {
  email: string;
  name: string;
  /** Left out where an invitation link leads into a company that there is. */
  companyName?: string;
  /** Only where people sign in by one. */
  password?: string;
  /** JSON text. */
  metadata?: string;
  recaptchaToken?: string;
  invitationToken?: string;
}

/** Body of an activation. Ours: the names, which another browser than that of the sign-up chooses. */
export interface ActivationDraft {
  userId: string;
  token: string;
  password?: string;
  name?: string;
  companyName?: string;
  recaptchaToken?: string;
  lastTermsCheck?: string;
}

/** Values that an activation asks for. Source: protocol/accounts.md#activation; all but the first ours. */
export interface ActivationStrategy {
  shouldSetPassword: boolean;
  shouldSetName?: boolean;
  shouldSetCompany?: boolean;
  /** The company that they join. */
  company?: string;
}

/** Answer for a confirmed address in a browser that it does not sign in. Source: protocol/accounts.md#activation. */
export interface ActivationResponse {
  redirectLocation?: string;
  /** The address, for the sign-in that follows. Ours. */
  email?: string;
  accessToken?: never;
  mfaRequired?: never;
}

/**
 * Changes of the caller's own profile. `language` ours; a property of `metadata` that is null is removed, one that is
 * left out stays: ours. Source: protocol/accounts.md#profile.
 */
export interface ProfileDraft {
  name?: string;
  /** Empty to remove it; a new number is confirmed by a code first. */
  phoneNumber?: string;
  /** JSON text, in which jobTitle, address and timezone live. */
  metadata?: string;
  /** Null or empty to remove the photo; a new one is uploaded, and any other address refused. */
  profilePictureUrl?: string | null;
  /** BCP 47. */
  language?: string;
  /** Optimistic concurrency: a change sent with an outdated one is refused. Ours. */
  profileVersion?: string;
}

/** Access token for another tenant. Source: protocol/sub-accounts.md#entering. */
export interface UserJwt {
  accessToken: string;
  expires: IsoDateTime;
  /** Seconds. */
  expiresIn: number;
}

// biome-ignore format: one line a call
/** People, their accounts and the links mailed to them. Source: protocol/accounts.md#sign-up. */
export const users = {
  me:                  get('/v2/me').returns<User>(),
  updateMe:            put('/v2/me').body<ProfileDraft>().returns<User>(),
  authorization:       get('/v1/me/authorization').returns<Authorization>(),
  tenants:             get('/v3/me/tenants').returns<UserTenants>(),
  tenantsV2:           get('/v2/me/tenants').returns<Tenant[]>(),
  tenantsV1:           get('/v1/me/tenants').returns<UserTenants>(),
  switchTenant:        put('/v1/tenant').body<{ tenantId: TenantId }>(),
  tokenFor:            post('/v3/me/token').body<{ tenantId: TenantId }>().returns<UserJwt>(),

  signUp:              post('/v1/signUp').body<SignUpDraft>().returns<SignUpResponse>(),
  activate:            post('/v1/activate').body<ActivationDraft>().returns<LoginAnswer | ActivationResponse>(),
  activationStrategy:  get('/v1/activate/strategy').query<{ userId: string; token: string }>().returns<ActivationStrategy>(),
  resetActivation:     post('/v1/activate/reset').body<{ email: string }>(),

  resetPassword:       post('/v1/passwords/reset').body<{ email: string }>(),
  verifyPasswordReset: post('/v1/passwords/reset/verify').body<{ userId: string; token: string; password: string }>().returns<{ removed: RemovedMethod[]; email?: string }>(),
  changePassword:      post('/v1/passwords/change').body<{ password: string; newPassword: string }>(),
  // ours: the protocol has the lockout without a way out of it
  unlock:              post('/v1/unlock').body<{ userId: string; token: string }>(),
  resetUnlock:         post('/v1/unlock/reset').body<{ email: string }>(),
  // ours: what a meter shows, judged by who refuses
  passwordStrength:    post('/v1/passwords/strength').body<{ password: string; words?: string[] }>().returns<PasswordStrength>(),
  passwordConfig:      get('/v1/passwords/config').query<{ userId?: UserId | string }>().returns<PasswordConfig>(),
};
