// Generated from every *.element.ts by `npm run generate`: change those.

import * as elements from '../../elements/index.ts';
import * as markup from 'fe-elements/markup';
import { createElementComponent } from './component.tsx';

/** `<fe-acting-bar>`: during impersonation who acts as whom, until when, and the way back; hidden otherwise. */
export const FeActingBar = /* @__PURE__ */ createElementComponent(elements.FeActingBar, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'off', 'automatic'],
  properties: ['localizations'],
  events: { onError: 'fe-error' },
});

/** `<fe-admin-portal>`: a company's users, groups, roles and settings, as a page or as a dialog over one. */
export const FeAdminPortal = /* @__PURE__ */ createElementComponent(elements.FeAdminPortal, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path', 'mode', 'open'],
  properties: ['localizations'],
  events: {
    onNavigate: 'fe-navigate',
    onClosed: 'fe-closed',
    onInviteMemberClicked: 'fe-invite-member-clicked',
    onInviteMemberSubmit: 'fe-invite-member-submit',
    onInviteMembersSubmit: 'fe-invite-members-submit',
    onAdminBoxMenuClicked: 'fe-admin-box-menu-clicked',
    onError: 'fe-error',
  },
});

/** `<fe-account-tab>`: the settings of the account, as the portal shows them, in a place of its own. */
export const FeAccountTab = /* @__PURE__ */ createElementComponent(elements.FeAccountTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  properties: ['localizations'],
  events: { onNavigate: 'fe-navigate', onError: 'fe-error' },
});

/** `<fe-all-accounts-tab>`: the accounts below the company's own, as the portal shows them, in a place of its own. */
export const FeAllAccountsTab = /* @__PURE__ */ createElementComponent(
  elements.FeAllAccountsTab,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
    properties: ['localizations'],
    events: { onNavigate: 'fe-navigate', onError: 'fe-error' },
  },
);

/** `<fe-api-tokens-tab>`: the API tokens of a company and what each may do, as the portal shows them, in a place of its own. */
export const FeApiTokensTab = /* @__PURE__ */ createElementComponent(
  elements.FeApiTokensTab,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
    properties: ['localizations'],
    events: { onNavigate: 'fe-navigate', onError: 'fe-error' },
  },
);

/** `<fe-groups-tab>`: the groups of a company, who is in each and what it gives them, as the portal shows them, in a place of its own. */
export const FeGroupsTab = /* @__PURE__ */ createElementComponent(elements.FeGroupsTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  properties: ['localizations'],
  events: { onNavigate: 'fe-navigate', onError: 'fe-error' },
});

/** `<fe-personal-api-tokens-tab>`: the API tokens of the person, as the portal shows them, in a place of its own. */
export const FePersonalApiTokensTab = /* @__PURE__ */ createElementComponent(
  elements.FePersonalApiTokensTab,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
    properties: ['localizations'],
    events: { onNavigate: 'fe-navigate', onError: 'fe-error' },
  },
);

/** `<fe-privacy-tab>`: password, second factors and sessions of the signed-in user, as the portal shows them, in a place of its own. */
export const FePrivacyTab = /* @__PURE__ */ createElementComponent(elements.FePrivacyTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  properties: ['localizations'],
  events: { onNavigate: 'fe-navigate', onError: 'fe-error' },
});

/** `<fe-profile-tab>`: the profile of the signed-in user, as the portal shows it, in a place of its own. */
export const FeProfileTab = /* @__PURE__ */ createElementComponent(elements.FeProfileTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  properties: ['localizations'],
  events: { onNavigate: 'fe-navigate', onError: 'fe-error' },
});

/** `<fe-roles-tab>`: the roles of a company and what each gives, as the portal shows them, in a place of its own. */
export const FeRolesTab = /* @__PURE__ */ createElementComponent(elements.FeRolesTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  properties: ['localizations'],
  events: { onNavigate: 'fe-navigate', onError: 'fe-error' },
});

/** `<fe-subscription-tab>`: the plan of a company, what it uses of it, its payment methods and invoices, as the portal shows them, in a place of its own. */
export const FeSubscriptionTab = /* @__PURE__ */ createElementComponent(
  elements.FeSubscriptionTab,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
    properties: ['localizations'],
    events: { onNavigate: 'fe-navigate', onError: 'fe-error' },
  },
);

/** `<fe-users-tab>`: the people of a company, as the portal shows them, in a place of its own. */
export const FeUsersTab = /* @__PURE__ */ createElementComponent(elements.FeUsersTab, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'routing', 'basename', 'path'],
  properties: ['localizations'],
  events: {
    onNavigate: 'fe-navigate',
    onInviteMemberClicked: 'fe-invite-member-clicked',
    onInviteMemberSubmit: 'fe-invite-member-submit',
    onInviteMembersSubmit: 'fe-invite-members-submit',
    onError: 'fe-error',
  },
});

/** `<fe-checkout-dialog>`: buys a plan in a dialog: price and what is due today, billing details, card, the bank's confirmation, and the outcome. */
export const FeCheckoutDialog = /* @__PURE__ */ createElementComponent(
  elements.FeCheckoutDialog,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'plan', 'open'],
    properties: ['localizations'],
    events: {
      onClosed: 'fe-closed',
      onCheckoutSucceeded: 'fe-checkout-succeeded',
      onCheckoutFailed: 'fe-checkout-failed',
      onError: 'fe-error',
    },
  },
);

/** `<fe-allowed>`: content for signed-in people who hold a permission or a role, or whose tenant has a feature. */
export const FeAllowed = /* @__PURE__ */ createElementComponent(elements.FeAllowed, elements.registerElement, {
  attributes: ['permissions', 'roles', 'feature'],
  properties: [],
  events: { onError: 'fe-error' },
});

/** `<fe-app>`: the app of the elements inside it. */
export const FeApp = /* @__PURE__ */ createElementComponent(elements.FeApp, elements.registerElement, {
  attributes: ['name', 'baseUrl', 'clientId', 'urlStrategy', 'preview'],
  properties: [],
  events: { onError: 'fe-error' },
});

/** `<fe-signed-in>`: content for people who are signed in. */
export const FeSignedIn = /* @__PURE__ */ createElementComponent(elements.FeSignedIn, elements.registerElement, {
  attributes: [],
  properties: [],
  events: {},
});

/** `<fe-signed-out>`: content for people who are not signed in. */
export const FeSignedOut = /* @__PURE__ */ createElementComponent(elements.FeSignedOut, elements.registerElement, {
  attributes: [],
  properties: [],
  events: {},
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
  properties: ['localizations'],
  events: {
    onSignedIn: 'fe-signed-in',
    onSignedOut: 'fe-signed-out',
    onSignedUp: 'fe-signed-up',
    onUserVerified: 'fe-user-verified',
    onRouteChanged: 'fe-route-changed',
    onRedirect: 'fe-redirect',
    onError: 'fe-error',
  },
  slots: ['logo', 'side'],
  print: markup.loginBoxMarkup,
});

/** `<fe-tenant-switcher>`: the active company, and a list of the user's others. */
export const FeTenantSwitcher = /* @__PURE__ */ createElementComponent(
  elements.FeTenantSwitcher,
  elements.registerElement,
  {
    attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme'],
    properties: ['localizations'],
    events: { onTenantSwitched: 'fe-tenant-switched', onError: 'fe-error' },
  },
);

/** `<fe-user-button>`: the signed-in user, with a menu for account settings, other companies and signing out. */
export const FeUserButton = /* @__PURE__ */ createElementComponent(elements.FeUserButton, elements.registerElement, {
  attributes: ['baseUrl', 'clientId', 'preview', 'theme', 'colorScheme', 'compact', 'portal', 'portalUrl'],
  properties: ['localizations'],
  events: {
    onPortal: 'fe-portal',
    onSignedOut: 'fe-signed-out',
    onTenantSwitched: 'fe-tenant-switched',
    onError: 'fe-error',
  },
});
