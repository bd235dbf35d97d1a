import {
  define,
  FeAdminPortal as AdminPortal,
  FeAllowed as Allowed,
  FeApp as AppElement,
} from '../../elements/index.ts';
import { FeGroupsTab as GroupsTab, FeRolesTab as RolesTab, FeUsersTab as UsersTab } from '../../elements/index.ts';
import {
  FeLoginBox as LoginBox,
  FeSignedIn as SignedIn,
  FeSignedOut as SignedOut,
  FeTenantSwitcher as TenantSwitcher,
  FeUserButton as UserButton,
} from '../../elements/index.ts';
import { component } from './component.tsx';

/** `<fe-login-box>`: sign-in, sign-up, activation and recovery. */
export const FeLoginBox = /* @__PURE__ */ component(LoginBox, define, {
  properties: [
    'baseUrl',
    'clientId',
    'preview',
    'theme',
    'colorScheme',
    'localizations',
    'layout',
    'autoFocus',
    'credentials',
    'termsUrl',
    'privacyUrl',
  ],
  events: {
    onSignedIn: 'fe-signed-in',
    onSignedOut: 'fe-signed-out',
    onSignedUp: 'fe-signed-up',
    onUserVerified: 'fe-user-verified',
    onRouteChanged: 'fe-route-changed',
    onRedirect: 'fe-redirect',
    onError: 'fe-error',
  },
});

/** What the portal and each of its tabs have in common. */
const COMMON = [
  'baseUrl',
  'clientId',
  'preview',
  'theme',
  'colorScheme',
  'localizations',
  'routing',
  'basename',
  'path',
] as const;
const PLACED = { onNavigate: 'fe-navigate', onError: 'fe-error' } as const;
// where it keeps its place is read when it comes into the page
const EARLY = { routing: 'routing', basename: 'basename', path: 'path' } as const;

/** `<fe-admin-portal>`: users, groups, roles and settings of a company, as a page or a dialog. */
export const FeAdminPortal = /* @__PURE__ */ component(AdminPortal, define, {
  properties: [...COMMON, 'mode', 'open'],
  early: { ...EARLY, mode: 'mode' },
  events: { ...PLACED, onClosed: 'fe-closed' },
});

/** `<fe-groups-tab>`: the groups of a company, in a place of its own. */
export const FeGroupsTab = /* @__PURE__ */ component(GroupsTab, define, {
  properties: COMMON,
  early: EARLY,
  events: PLACED,
});

/** `<fe-roles-tab>`: the roles of a company, in a place of its own. */
export const FeRolesTab = /* @__PURE__ */ component(RolesTab, define, {
  properties: COMMON,
  early: EARLY,
  events: PLACED,
});

/** `<fe-user-button>`: who is signed in, their account and the way out. */
export const FeUserButton = /* @__PURE__ */ component(UserButton, define, {
  properties: [
    'baseUrl',
    'clientId',
    'preview',
    'theme',
    'colorScheme',
    'localizations',
    'compact',
    'portal',
    'portalUrl',
  ],
  events: {
    onPortal: 'fe-portal',
    onSignedOut: 'fe-signed-out',
    onTenantSwitched: 'fe-tenant-switched',
    onError: 'fe-error',
  },
});

/** `<fe-tenant-switcher>`: the company a person acts in, and their others. */
export const FeTenantSwitcher = /* @__PURE__ */ component(TenantSwitcher, define, {
  properties: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'localizations'],
  events: { onTenantSwitched: 'fe-tenant-switched', onError: 'fe-error' },
});

/** `<fe-users-tab>`: the people of a company, in a place of its own. */
export const FeUsersTab = /* @__PURE__ */ component(UsersTab, define, {
  properties: COMMON,
  early: EARLY,
  events: PLACED,
});

/** `<fe-app>`: another app than the provider's, for the elements inside it. */
export const FeApp = /* @__PURE__ */ component(AppElement, define, {
  properties: ['name', 'baseUrl', 'clientId', 'urlStrategy', 'preview'],
  early: { name: 'name', baseUrl: 'base-url', clientId: 'client-id', urlStrategy: 'url-strategy', preview: 'preview' },
  events: { onError: 'fe-error' },
});

/** `<fe-signed-in>`: content for people who are signed in. */
export const FeSignedIn = /* @__PURE__ */ component(SignedIn, define, { properties: [], events: {} });

/** `<fe-signed-out>`: content for people who are not. */
export const FeSignedOut = /* @__PURE__ */ component(SignedOut, define, { properties: [], events: {} });

/** `<fe-allowed>`: content for people who may do something. */
export const FeAllowed = /* @__PURE__ */ component(Allowed, define, {
  properties: ['permissions', 'roles', 'feature'],
  events: { onError: 'fe-error' },
});
