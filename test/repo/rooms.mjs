// Rooms of each folder, in order. Plain data; imports.mjs holds every import in the tree against it.

/** Rooms side by side: none imports another, except the pairs named in `but`. */
export const apart = (rooms, but = {}) => ({ rooms: [rooms].flat(), apart: true, but });

/** Rooms that import one another one way only: a circle among them is a fault. */
export const layered = (...rooms) => ({ rooms });

// A folder's rooms from the bottom up: a file imports only from its own room and from those listed before it, whether for
// values, for types or lazily. Every file of the folder has a room. A room is named by
//   box/           a subfolder, with those in it that are not listed themselves
//   tabs/*/        each other subfolder of tabs/, a room of its own
//   ./             files directly in the folder
//   *.element.ts   files of that name at any depth
export const ROOMS = {
  'demo/server': [
    'start-failure.ts',
    'checks/',
    'refusal.ts',
    'html.ts',
    'open-before-mfa.ts',
    'permission-keys.ts',
    'loopback.ts',
    'limits.ts',
    'log.ts',
    'metrics.ts',
    'keys/',
    'vendor/',
    'store/',
    'mailing.ts',
    'payments.ts',
    'social-sign-in.ts',
    'payments-refusal.ts',
    'sso-providers.ts',
    // what the server needs of the world outside, and after it those who give it
    'ports.ts',
    'keys/rotation/',
    'limits/',
    'log/',
    'mail/',
    // what a call may ask for, and after it those who answer
    'rules.ts',
    'http/',
    'authority/',
    'serve.ts',
    // makers of the port of payments
    'stripe/',
    // what a tenant has bought, which joining a company asks
    'plans/',
    // and who may join it
    'email-domains/',
    'sign-in/',
    layered('*/'),
    'first-routes.ts',
    'routes.ts',
    'navigations.ts',
    'openapi/',
    'dev/',
    'process/',
    './',
  ],
  core: [
    'contract/',
    'browser/',
    'bus/',
    'flow/',
    'transport.ts',
    'options.ts',
    'client/',
    'store/',
    'router/',
    'vendor/',
    'session/',
    'app-core.ts',
    'app-types.ts',
    'queries/',
    'password/',
    'captcha/',
    'sign-in/',
    // a second factor is over when sign-in leaves it
    apart('*/', { mfa: ['login'] }),
    './',
  ],
  elements: [
    'themes/',
    'i18n/',
    'kit/',
    'ui/',
    // every element adds it to its page
    'acting-bar/',
    // the account's menu lists tenants; the portal signs people in again, and its subscription is paid in the checkout
    apart('*/', { 'user-button': ['tenant-switcher'], 'admin-portal': ['login-box', 'checkout-dialog'] }),
    './',
  ],
  'elements/i18n': [
    'languages.ts',
    'namespaces.ts',
    'formats.ts',
    'complete.ts',
    'mails.ts',
    // a language knows no other
    apart('*/'),
    './',
  ],
  'elements/login-box': [
    'login-box.attributes.ts',
    'box/',
    'box/form/',
    'box/lockout/',
    'box/link/',
    // a second factor is asked for in the midst of signing in
    apart('*/', { login: ['mfa'] }),
    './',
    '*.element.ts',
  ],
  'elements/login-box/login': [apart(['quick-login/', 'passkeys/']), './'],
  'elements/admin-portal': [
    'admin-portal.events.ts',
    'admin-portal.attributes.ts',
    'use-host-events.ts',
    'define-tab.ts',
    'router/',
    'lists/',
    'forms/',
    'tokens/',
    apart('tabs/*/'),
    'frame/',
    './',
    '*.element.ts',
  ],
  'elements/admin-portal/tabs/users': [
    'list/',
    'person/',
    'invite/',
    'invitations/',
    'export/',
    'bulk/',
    './',
    '*.element.ts',
  ],
  'elements/kit': ['dom/', 'deferred-styles/', 'host/', 'credentials/', 'one-time-code/', './', 'element/'],
  'elements/ui': [
    './',
    apart(['button/', 'icon/', 'layers/', 'missing/', 'numbers/', 'spinner/', 'step/', 'tone/']),
    'field/',
    layered('*/'),
  ],
};

/** Folders in which no file imports itself by way of others, for values, for types or lazily. */
export const WITHOUT_CIRCLES = ['core/', 'elements/', 'adapters/', 'demo/'];
