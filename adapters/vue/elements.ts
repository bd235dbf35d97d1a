// Generated from every *.element.ts by `npm run generate`: change those.

import * as elements from '../../elements/index.ts';
import { createElementComponent } from './component.ts';

/** `<fe-acting-bar>`: during impersonation who acts as whom, until when, and the way back; hidden otherwise. */
export const FeActingBar = /* @__PURE__ */ createElementComponent(elements.FeActingBar, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'off', 'automatic'],
  flags: ['preview', 'off', 'automatic'],
  properties: ['localizations'],
  events: { error: 'fe-error' },
  slots: [],
  models: {},
});

/** `<fe-admin-portal>`: a company's users, groups, roles and settings, as a page or as a dialog over one. */
export const FeAdminPortal = /* @__PURE__ */ createElementComponent(elements.FeAdminPortal, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path', 'mode', 'open'],
  flags: ['preview', 'open'],
  properties: ['localizations'],
  events: {
    navigate: 'fe-navigate',
    closed: 'fe-closed',
    inviteMemberClicked: 'fe-invite-member-clicked',
    inviteMemberSubmit: 'fe-invite-member-submit',
    inviteMembersSubmit: 'fe-invite-members-submit',
    adminBoxMenuClicked: 'fe-admin-box-menu-clicked',
    error: 'fe-error',
  },
  slots: [],
  models: { path: { event: 'fe-navigate', detail: 'path' }, open: { event: 'fe-closed', value: false } },
});

/** `<fe-account-tab>`: the settings of the account, as the portal shows them, in a place of its own. */
export const FeAccountTab = /* @__PURE__ */ createElementComponent(elements.FeAccountTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  flags: ['preview'],
  properties: ['localizations'],
  events: { navigate: 'fe-navigate', error: 'fe-error' },
  slots: [],
  models: { path: { event: 'fe-navigate', detail: 'path' } },
});

/** `<fe-all-accounts-tab>`: the accounts below the company's own, as the portal shows them, in a place of its own. */
export const FeAllAccountsTab = /* @__PURE__ */ createElementComponent(
  elements.FeAllAccountsTab,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
    flags: ['preview'],
    properties: ['localizations'],
    events: { navigate: 'fe-navigate', error: 'fe-error' },
    slots: [],
    models: { path: { event: 'fe-navigate', detail: 'path' } },
  },
);

/** `<fe-api-tokens-tab>`: the API tokens of a company and what each may do, as the portal shows them, in a place of its own. */
export const FeApiTokensTab = /* @__PURE__ */ createElementComponent(
  elements.FeApiTokensTab,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
    flags: ['preview'],
    properties: ['localizations'],
    events: { navigate: 'fe-navigate', error: 'fe-error' },
    slots: [],
    models: { path: { event: 'fe-navigate', detail: 'path' } },
  },
);

/** `<fe-groups-tab>`: the groups of a company, who is in each and what it gives them, as the portal shows them, in a place of its own. */
export const FeGroupsTab = /* @__PURE__ */ createElementComponent(elements.FeGroupsTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  flags: ['preview'],
  properties: ['localizations'],
  events: { navigate: 'fe-navigate', error: 'fe-error' },
  slots: [],
  models: { path: { event: 'fe-navigate', detail: 'path' } },
});

/** `<fe-personal-api-tokens-tab>`: the API tokens of the person, as the portal shows them, in a place of its own. */
export const FePersonalApiTokensTab = /* @__PURE__ */ createElementComponent(
  elements.FePersonalApiTokensTab,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
    flags: ['preview'],
    properties: ['localizations'],
    events: { navigate: 'fe-navigate', error: 'fe-error' },
    slots: [],
    models: { path: { event: 'fe-navigate', detail: 'path' } },
  },
);

/** `<fe-privacy-tab>`: password, second factors and sessions of the signed-in user, as the portal shows them, in a place of its own. */
export const FePrivacyTab = /* @__PURE__ */ createElementComponent(elements.FePrivacyTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  flags: ['preview'],
  properties: ['localizations'],
  events: { navigate: 'fe-navigate', error: 'fe-error' },
  slots: [],
  models: { path: { event: 'fe-navigate', detail: 'path' } },
});

/** `<fe-profile-tab>`: the profile of the signed-in user, as the portal shows it, in a place of its own. */
export const FeProfileTab = /* @__PURE__ */ createElementComponent(elements.FeProfileTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  flags: ['preview'],
  properties: ['localizations'],
  events: { navigate: 'fe-navigate', error: 'fe-error' },
  slots: [],
  models: { path: { event: 'fe-navigate', detail: 'path' } },
});

/** `<fe-roles-tab>`: the roles of a company and what each gives, as the portal shows them, in a place of its own. */
export const FeRolesTab = /* @__PURE__ */ createElementComponent(elements.FeRolesTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  flags: ['preview'],
  properties: ['localizations'],
  events: { navigate: 'fe-navigate', error: 'fe-error' },
  slots: [],
  models: { path: { event: 'fe-navigate', detail: 'path' } },
});

/** `<fe-subscription-tab>`: the plan of a company, what it uses of it, its payment methods and invoices, as the portal shows them, in a place of its own. */
export const FeSubscriptionTab = /* @__PURE__ */ createElementComponent(
  elements.FeSubscriptionTab,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
    flags: ['preview'],
    properties: ['localizations'],
    events: { navigate: 'fe-navigate', error: 'fe-error' },
    slots: [],
    models: { path: { event: 'fe-navigate', detail: 'path' } },
  },
);

/** `<fe-users-tab>`: the people of a company, as the portal shows them, in a place of its own. */
export const FeUsersTab = /* @__PURE__ */ createElementComponent(elements.FeUsersTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  flags: ['preview'],
  properties: ['localizations'],
  events: {
    navigate: 'fe-navigate',
    inviteMemberClicked: 'fe-invite-member-clicked',
    inviteMemberSubmit: 'fe-invite-member-submit',
    inviteMembersSubmit: 'fe-invite-members-submit',
    error: 'fe-error',
  },
  slots: [],
  models: { path: { event: 'fe-navigate', detail: 'path' } },
});

/** `<fe-checkout-dialog>`: buys a plan in a dialog: price and what is due today, billing details, card, the bank's confirmation, and the outcome. */
export const FeCheckoutDialog = /* @__PURE__ */ createElementComponent(
  elements.FeCheckoutDialog,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'plan', 'open'],
    flags: ['preview', 'open'],
    properties: ['localizations'],
    events: {
      closed: 'fe-closed',
      checkoutSucceeded: 'fe-checkout-succeeded',
      checkoutFailed: 'fe-checkout-failed',
      error: 'fe-error',
    },
    slots: [],
    models: { open: { event: 'fe-closed', value: false } },
  },
);

/** `<fe-allowed>`: content for signed-in people who hold a permission or a role, or whose tenant has a feature. */
export const FeAllowed = /* @__PURE__ */ createElementComponent(elements.FeAllowed, elements.registerElement, {
  attributes: ['permissions', 'roles', 'feature'],
  flags: [],
  properties: [],
  events: { error: 'fe-error' },
  slots: [],
  models: {},
});

/** `<fe-app>`: the app of the elements inside it. */
export const FeApp = /* @__PURE__ */ createElementComponent(elements.FeApp, elements.registerElement, {
  attributes: ['name', 'baseUrl', 'clientId', 'urlStrategy', 'preview'],
  flags: ['preview'],
  properties: [],
  events: { error: 'fe-error' },
  slots: [],
  models: {},
});

/** `<fe-signed-in>`: content for people who are signed in. */
export const FeSignedIn = /* @__PURE__ */ createElementComponent(elements.FeSignedIn, elements.registerElement, {
  attributes: [],
  flags: [],
  properties: [],
  events: {},
  slots: [],
  models: {},
});

/** `<fe-signed-out>`: content for people who are not signed in. */
export const FeSignedOut = /* @__PURE__ */ createElementComponent(elements.FeSignedOut, elements.registerElement, {
  attributes: [],
  flags: [],
  properties: [],
  events: {},
  slots: [],
  models: {},
});

/** `<fe-login-box>`: sign-in, sign-up, activation and recovery in one element. */
export const FeLoginBox = /* @__PURE__ */ createElementComponent(elements.FeLoginBox, elements.registerElement, {
  attributes: [
    'baseUrl',
    'clientId',
    'preview',
    'theme',
    'colorScheme',
    'layout',
    'autoFocus',
    'credentials',
    'termsUrl',
    'privacyUrl',
    'loginHint',
    'embedded',
  ],
  flags: ['preview', 'embedded'],
  properties: ['localizations'],
  events: {
    signedIn: 'fe-signed-in',
    signedOut: 'fe-signed-out',
    signedUp: 'fe-signed-up',
    userVerified: 'fe-user-verified',
    routeChanged: 'fe-route-changed',
    redirect: 'fe-redirect',
    error: 'fe-error',
  },
  slots: ['logo', 'side'],
  models: {},
});

/** `<fe-tenant-switcher>`: the active company, and a list of the user's others. */
export const FeTenantSwitcher = /* @__PURE__ */ createElementComponent(
  elements.FeTenantSwitcher,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme'],
    flags: ['preview'],
    properties: ['localizations'],
    events: { tenantSwitched: 'fe-tenant-switched', error: 'fe-error' },
    slots: [],
    models: {},
  },
);

/** `<fe-user-button>`: the signed-in user, with a menu for account settings, other companies and signing out. */
export const FeUserButton = /* @__PURE__ */ createElementComponent(elements.FeUserButton, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'compact', 'portal', 'portalUrl'],
  flags: ['preview', 'compact'],
  properties: ['localizations'],
  events: { portal: 'fe-portal', signedOut: 'fe-signed-out', tenantSwitched: 'fe-tenant-switched', error: 'fe-error' },
  slots: [],
  models: {},
});
