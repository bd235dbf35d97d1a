import { apiTokenRoutes } from './api-tokens/exchange.ts';
import { personalTokenRoutes } from './api-tokens/personal-tokens.ts';
import { tenantTokenRoutes } from './api-tokens/tenant-tokens.ts';
import { accountSettingsRoutes } from './account-settings/account-settings.ts';
import { customLoginRoutes } from './custom-login/custom-login.ts';
import { billingRoutes } from './billing/billing.ts';
import { invoiceRoutes } from './billing/invoices.ts';
import { paymentMethodRoutes } from './billing/methods.ts';
import { paymentProviderRoutes } from './billing/providers.ts';
import { managedSubscriptionRoutes, subscriptionRoutes } from './billing/subscriptions.ts';
import { stepUpRoutes } from './auth/step-up.ts';
import { firstAreas } from './first-routes.ts';
import { impersonationRoutes } from './impersonation/impersonation.ts';
import { invitationRoutes } from './invitations/invitations.ts';
import { memberRoutes } from './members/members.ts';
import { groupRoutes } from './groups/groups.ts';
import { emailDomainRoutes } from './configurations/email-domains.ts';
import { mfaPolicyRoutes } from './configurations/mfa-policy.ts';
import { mfaRoutes } from './mfa/mfa.ts';
import { ownMfaRoutes } from './mfa/own-mfa.ts';
import { passkeyRoutes } from './passkeys/passkeys.ts';
import { phoneRoutes } from './phones/phones.ts';
import { profileRoutes } from './profile/profile.ts';
import { permissionRoutes } from './roles/permissions.ts';
import { roleRoutes } from './roles/roles.ts';
import { ssoRoutes } from './sso/configurations.ts';
import { ssoSignInRoutes } from './sso/sso-sign-in.ts';
import { samlRoutes } from './sso/older-calls.ts';
import { subTenantRoutes } from './sub-tenants/sub-tenants.ts';
import { tenantRoutes } from './tenants/tenants.ts';
import { socialRoutes } from './federation/social/social.ts';
import { socialLinkRoutes } from './federation/social/social-links.ts';
import { ownAccountRoutes } from './own-account/own-account.ts';
import type { Route } from './serve.ts';

/** Areas of the contract with their routes. */
export const areas: Readonly<Record<string, readonly Route[]>> = {
  ...firstAreas,
  stepUp: stepUpRoutes,
  mfa: mfaRoutes,
  ownMfa: ownMfaRoutes,
  mfaPolicies: mfaPolicyRoutes,
  emailDomains: emailDomainRoutes,
  social: socialRoutes,
  socialLinks: socialLinkRoutes,
  passkeys: passkeyRoutes,
  phones: phoneRoutes,
  ownAccount: ownAccountRoutes,
  profile: profileRoutes,
  members: memberRoutes,
  invitations: invitationRoutes,
  impersonation: impersonationRoutes,
  groups: groupRoutes,
  roles: roleRoutes,
  permissions: permissionRoutes,
  billing: billingRoutes,
  subscriptions: subscriptionRoutes,
  managedSubscriptions: managedSubscriptionRoutes,
  invoices: invoiceRoutes,
  paymentMethods: paymentMethodRoutes,
  paymentProviders: paymentProviderRoutes,
  apiTokens: apiTokenRoutes,
  personalTokens: personalTokenRoutes,
  tenantTokens: tenantTokenRoutes,
  ssoSignIn: ssoSignInRoutes,
  sso: ssoRoutes,
  saml: samlRoutes,
  accountSettings: accountSettingsRoutes,
  customLogin: customLoginRoutes,
  tenants: tenantRoutes,
  subTenants: subTenantRoutes,
};

/** All routes of the server. Source: protocol/calls.md. */
export const routes: readonly Route[] = Object.values(areas).flat();
