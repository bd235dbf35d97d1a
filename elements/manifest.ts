import { FeAdminPortal } from './admin-portal/admin-portal.element.ts';
import { FeGroupsTab } from './admin-portal/tabs/groups/groups-tab.element.ts';
import { FeRolesTab } from './admin-portal/tabs/roles/roles-tab.element.ts';
import { FeUsersTab } from './admin-portal/tabs/users/users-tab.element.ts';
import type { ElementTagNameMap } from './element-types.ts';
import { FeAllowed } from './gates/allowed/allowed.element.ts';
import { FeApp } from './gates/app/app.element.ts';
import { FeSignedIn } from './gates/signed-in/signed-in.element.ts';
import { FeSignedOut } from './gates/signed-out/signed-out.element.ts';
import { FeLoginBox } from './login-box/login-box.element.ts';
import { FeTenantSwitcher } from './tenant-switcher/tenant-switcher.element.ts';
import { FeUserButton } from './user-button/user-button.element.ts';

/** One element of the product, for whatever is made from the list: types, adapters, documentation, the build. */
export interface ManifestEntry {
  readonly tag: keyof ElementTagNameMap;
  readonly element: CustomElementConstructor;
  /** The file whose doc comment is the element's public contract; `define.ts` beside it registers. */
  readonly source: string;
}

/** Every element. Adding one is a line here. */
export const manifest: readonly ManifestEntry[] = [
  { tag: 'fe-login-box', element: FeLoginBox, source: 'elements/login-box/login-box.element.ts' },
  {
    tag: 'fe-admin-portal',
    element: FeAdminPortal,
    source: 'elements/admin-portal/admin-portal.element.ts',
  },
  { tag: 'fe-groups-tab', element: FeGroupsTab, source: 'elements/admin-portal/tabs/groups/groups-tab.element.ts' },
  { tag: 'fe-roles-tab', element: FeRolesTab, source: 'elements/admin-portal/tabs/roles/roles-tab.element.ts' },
  { tag: 'fe-users-tab', element: FeUsersTab, source: 'elements/admin-portal/tabs/users/users-tab.element.ts' },
  { tag: 'fe-user-button', element: FeUserButton, source: 'elements/user-button/user-button.element.ts' },
  {
    tag: 'fe-tenant-switcher',
    element: FeTenantSwitcher,
    source: 'elements/tenant-switcher/tenant-switcher.element.ts',
  },
  { tag: 'fe-app', element: FeApp, source: 'elements/gates/app/app.element.ts' },
  { tag: 'fe-signed-in', element: FeSignedIn, source: 'elements/gates/signed-in/signed-in.element.ts' },
  { tag: 'fe-signed-out', element: FeSignedOut, source: 'elements/gates/signed-out/signed-out.element.ts' },
  { tag: 'fe-allowed', element: FeAllowed, source: 'elements/gates/allowed/allowed.element.ts' },
];
