import type { FeAdminPortal } from './admin-portal/admin-portal.element.ts';
import type { FeGroupsTab } from './admin-portal/tabs/groups/groups-tab.element.ts';
import type { FeRolesTab } from './admin-portal/tabs/roles/roles-tab.element.ts';
import type { FeUsersTab } from './admin-portal/tabs/users/users-tab.element.ts';
import type { FeAllowed } from './gates/allowed/allowed.element.ts';
import type { FeApp } from './gates/app/app.element.ts';
import type { FeSignedIn } from './gates/signed-in/signed-in.element.ts';
import type { FeSignedOut } from './gates/signed-out/signed-out.element.ts';
import type { FeLoginBox } from './login-box/login-box.element.ts';
import type { FeTenantSwitcher } from './tenant-switcher/tenant-switcher.element.ts';
import type { FeUserButton } from './user-button/user-button.element.ts';

export type { ElementEventMap, NavigateDetail } from './kit/host/element-events.ts';
export type { Trouble, TroubleKind } from './kit/host/trouble.ts';

/** Every element by its tag. */
export interface ElementTagNameMap {
  'fe-login-box': InstanceType<typeof FeLoginBox>;
  'fe-admin-portal': FeAdminPortal;
  'fe-groups-tab': InstanceType<typeof FeGroupsTab>;
  'fe-roles-tab': InstanceType<typeof FeRolesTab>;
  'fe-users-tab': InstanceType<typeof FeUsersTab>;
  'fe-user-button': InstanceType<typeof FeUserButton>;
  'fe-tenant-switcher': InstanceType<typeof FeTenantSwitcher>;
  'fe-app': FeApp;
  'fe-signed-in': FeSignedIn;
  'fe-signed-out': FeSignedOut;
  'fe-allowed': FeAllowed;
}

declare global {
  interface HTMLElementTagNameMap extends ElementTagNameMap {}
}
