/** The elements' classes and what a page needs beside them. Importing it registers nothing. */
export type { ElementEventMap, ElementTagNameMap, NavigateDetail, Trouble, TroubleKind } from './element-types.ts';
export { FeAdminPortal } from './admin-portal/admin-portal.element.ts';
export { FeGroupsTab } from './admin-portal/tabs/groups/groups-tab.element.ts';
export { FeRolesTab } from './admin-portal/tabs/roles/roles-tab.element.ts';
export { FeUsersTab } from './admin-portal/tabs/users/users-tab.element.ts';
export { FeAllowed } from './gates/allowed/allowed.element.ts';
export { FeApp } from './gates/app/app.element.ts';
export { FeSignedIn } from './gates/signed-in/signed-in.element.ts';
export { FeSignedOut } from './gates/signed-out/signed-out.element.ts';
export { define } from './kit/define.ts';
export { FeLoginBox } from './login-box/login-box.element.ts';
export { FeTenantSwitcher } from './tenant-switcher/tenant-switcher.element.ts';
export { FeUserButton } from './user-button/user-button.element.ts';
