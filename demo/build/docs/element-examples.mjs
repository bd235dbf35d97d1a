/** Live examples by tag, where a bare tag would show nothing; `session` is the demo person that the page signs in, in place of the administrator. */
const EXAMPLES = {
  'fe-app': { html: '<fe-app preview>\n  <fe-signed-in>Hello, <b data-fe-user="name"></b></fe-signed-in>\n</fe-app>' },
  'fe-signed-in': {
    html: '<fe-app preview>\n  <fe-signed-in>Hello, <b data-fe-user="name"></b></fe-signed-in>\n</fe-app>',
  },
  'fe-signed-out': {
    html: '<fe-app preview>\n  <fe-signed-out>You are signed out.</fe-signed-out>\n  <fe-login-box></fe-login-box>\n</fe-app>',
  },
  'fe-allowed': {
    html: '<fe-app preview>\n  <fe-allowed permissions="fe.secure.read.users">You may see the users.</fe-allowed>\n</fe-app>',
  },
  'fe-checkout-dialog': { html: '<fe-checkout-dialog preview plan="scale"></fe-checkout-dialog>' },
  'fe-user-button': { html: '<fe-user-button preview portal-url="#"></fe-user-button>' },
  'fe-tenant-switcher': { html: '<fe-tenant-switcher preview></fe-tenant-switcher>', session: 'reseller' },
  'fe-acting-bar': { html: '<fe-acting-bar preview></fe-acting-bar>', session: 'impersonation' },
};

/** Live example of an element. */
export const exampleOf = (tag) => EXAMPLES[tag] ?? { html: `<${tag} preview></${tag}>` };
