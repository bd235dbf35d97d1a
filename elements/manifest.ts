// Generated from every *.element.ts by `npm run generate`: change those.

import { FeActingBar } from './acting-bar/acting-bar.element.ts';
import { FeAdminPortal } from './admin-portal/admin-portal.element.ts';
import { FeAccountTab } from './admin-portal/tabs/account/account-tab.element.ts';
import { FeAllAccountsTab } from './admin-portal/tabs/all-accounts/all-accounts-tab.element.ts';
import { FeApiTokensTab } from './admin-portal/tabs/api-tokens/api-tokens-tab.element.ts';
import { FeGroupsTab } from './admin-portal/tabs/groups/groups-tab.element.ts';
import { FePersonalApiTokensTab } from './admin-portal/tabs/personal-api-tokens/personal-api-tokens-tab.element.ts';
import { FePrivacyTab } from './admin-portal/tabs/privacy/privacy-tab.element.ts';
import { FeProfileTab } from './admin-portal/tabs/profile/profile-tab.element.ts';
import { FeRolesTab } from './admin-portal/tabs/roles/roles-tab.element.ts';
import { FeSubscriptionTab } from './admin-portal/tabs/subscription/subscription-tab.element.ts';
import { FeUsersTab } from './admin-portal/tabs/users/users-tab.element.ts';
import { FeCheckoutDialog } from './checkout-dialog/checkout-dialog.element.ts';
import { FeAllowed } from './gates/allowed/allowed.element.ts';
import { FeApp } from './gates/app/app.element.ts';
import { FeSignedIn } from './gates/signed-in/signed-in.element.ts';
import { FeSignedOut } from './gates/signed-out/signed-out.element.ts';
import { FeLoginBox } from './login-box/login-box.element.ts';
import { FeTenantSwitcher } from './tenant-switcher/tenant-switcher.element.ts';
import { FeUserButton } from './user-button/user-button.element.ts';

export {
  FeActingBar,
  FeAdminPortal,
  FeAccountTab,
  FeAllAccountsTab,
  FeApiTokensTab,
  FeGroupsTab,
  FePersonalApiTokensTab,
  FePrivacyTab,
  FeProfileTab,
  FeRolesTab,
  FeSubscriptionTab,
  FeUsersTab,
  FeCheckoutDialog,
  FeAllowed,
  FeApp,
  FeSignedIn,
  FeSignedOut,
  FeLoginBox,
  FeTenantSwitcher,
  FeUserButton,
};

/** Classes of all elements; `registerElement()` registers one. */
export const elements = [
  FeActingBar,
  FeAdminPortal,
  FeAccountTab,
  FeAllAccountsTab,
  FeApiTokensTab,
  FeGroupsTab,
  FePersonalApiTokensTab,
  FePrivacyTab,
  FeProfileTab,
  FeRolesTab,
  FeSubscriptionTab,
  FeUsersTab,
  FeCheckoutDialog,
  FeAllowed,
  FeApp,
  FeSignedIn,
  FeSignedOut,
  FeLoginBox,
  FeTenantSwitcher,
  FeUserButton,
] as const;

/** Every element by its tag. */
export interface ElementTagNameMap {
  'fe-acting-bar': InstanceType<typeof FeActingBar>;
  'fe-admin-portal': InstanceType<typeof FeAdminPortal>;
  'fe-account-tab': InstanceType<typeof FeAccountTab>;
  'fe-all-accounts-tab': InstanceType<typeof FeAllAccountsTab>;
  'fe-api-tokens-tab': InstanceType<typeof FeApiTokensTab>;
  'fe-groups-tab': InstanceType<typeof FeGroupsTab>;
  'fe-personal-api-tokens-tab': InstanceType<typeof FePersonalApiTokensTab>;
  'fe-privacy-tab': InstanceType<typeof FePrivacyTab>;
  'fe-profile-tab': InstanceType<typeof FeProfileTab>;
  'fe-roles-tab': InstanceType<typeof FeRolesTab>;
  'fe-subscription-tab': InstanceType<typeof FeSubscriptionTab>;
  'fe-users-tab': InstanceType<typeof FeUsersTab>;
  'fe-checkout-dialog': InstanceType<typeof FeCheckoutDialog>;
  'fe-allowed': InstanceType<typeof FeAllowed>;
  'fe-app': InstanceType<typeof FeApp>;
  'fe-signed-in': InstanceType<typeof FeSignedIn>;
  'fe-signed-out': InstanceType<typeof FeSignedOut>;
  'fe-login-box': InstanceType<typeof FeLoginBox>;
  'fe-tenant-switcher': InstanceType<typeof FeTenantSwitcher>;
  'fe-user-button': InstanceType<typeof FeUserButton>;
}

declare global {
  interface HTMLElementTagNameMap extends ElementTagNameMap {}
}
