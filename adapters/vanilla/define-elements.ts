import { define, FeAdminPortal, FeAllowed, FeApp, FeLoginBox, FeSignedIn, FeSignedOut } from '../../elements/index.ts';
import { FeGroupsTab, FeRolesTab, FeTenantSwitcher, FeUserButton, FeUsersTab } from '../../elements/index.ts';

const portal = [FeAdminPortal, FeGroupsTab, FeRolesTab, FeUsersTab];
const all = [FeLoginBox, ...portal, FeUserButton, FeTenantSwitcher, FeApp, FeSignedIn, FeSignedOut, FeAllowed];

/** Registers every element. Twice is harmless, and so is a server. */
export const defineElements = (): void => {
  for (const element of all) define(element);
};
