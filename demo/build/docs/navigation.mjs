/** Groups of the navigation: pages of `demo/docs` in their order. A folder's name ends with a slash and stands for all its pages. */
const GROUPS = [
  { title: 'Start', pages: ['README.md', 'which-one.md'] },
  {
    title: 'Frameworks',
    pages: [
      'react.md',
      'vue.md',
      'angular.md',
      'vanilla.md',
      'server-rendering.md',
      'back-end.md',
      'troubleshooting.md',
    ],
  },
  {
    title: 'Screens',
    pages: [
      'login-box.md',
      'admin-portal.md',
      'checkout-dialog.md',
      'user-button.md',
      'tenant-switcher.md',
      'acting-bar.md',
      'gates.md',
    ],
  },
  { title: 'Adapting', pages: ['theming.md', 'languages.md'] },
  {
    title: 'Concepts',
    pages: [
      'session.md',
      'hosted-login.md',
      'permissions.md',
      'events.md',
      'testing.md',
      'migrating.md',
      'product.md',
      'security.md',
    ],
  },
  {
    title: 'Self-hosting',
    pages: [
      'self-hosting/README.md',
      'self-hosting/configuration.md',
      'self-hosting/proxy.md',
      'self-hosting/postgresql.md',
      'self-hosting/operations.md',
      'self-hosting/containers.md',
      'self-hosting/social-sign-in.md',
      'self-hosting/single-sign-on.md',
      'self-hosting/hosted-login.md',
      'self-hosting/billing.md',
      'self-hosting/test-payments.md',
      'server.md',
    ],
  },
  {
    title: 'Identity providers',
    pages: [
      'self-hosting/providers/google.md',
      'self-hosting/providers/microsoft.md',
      'self-hosting/providers/apple.md',
      'self-hosting/providers/github.md',
      'self-hosting/providers/facebook.md',
      'self-hosting/providers/linkedin.md',
      'self-hosting/providers/slack.md',
      'self-hosting/providers/custom.md',
      'self-hosting/providers/okta.md',
      'self-hosting/providers/entra-id.md',
      'self-hosting/providers/google-workspace.md',
      'self-hosting/providers/adfs.md',
      'self-hosting/providers/any-saml-or-openid.md',
    ],
  },
  { title: 'Elements', pages: ['elements/'] },
  { title: 'API reference', pages: ['api/'] },
  { title: 'Protocol', pages: ['protocol/README.md', 'protocol/'] },
  {
    title: 'Working on it',
    pages: [
      'contributing.md',
      'architecture.md',
      'design.md',
      'flows.md',
      'glossary.md',
      'decisions/README.md',
      'decisions/',
      'choices.md',
    ],
  },
];
/** Group of pages that no other names. */
const REST = 'More';

const matches = (pattern, path) => (pattern.endsWith('/') ? path.startsWith(pattern) : path === pattern);

/** Navigation over the given pages: groups, each with its pages in order. Throws where it names a page that does not exist. */
export const navigationOf = (paths) => {
  const taken = new Set();
  const take = (pattern) => {
    const found = paths.filter((path) => matches(pattern, path) && !taken.has(path));
    if (found.length === 0) throw new Error(`The navigation names ${pattern}, which does not exist`);
    for (const path of found) taken.add(path);
    return found;
  };
  const groups = GROUPS.map(({ title, pages }) => ({
    title,
    // pages named by themselves come before those of a folder
    pages: [...pages.filter((one) => !one.endsWith('/')), ...pages.filter((one) => one.endsWith('/'))].flatMap(take),
  }));
  const rest = paths.filter((path) => !taken.has(path));
  return rest.length > 0 ? [...groups, { title: REST, pages: rest }] : groups;
};
