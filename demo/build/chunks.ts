import { existsSync } from 'node:fs';
import { definitions } from './definitions.ts';

/** Folders of `dist`, by what is built into them. */
export const DIST = {
  cdn: 'dist/cdn',
  npm: 'dist/npm',
  react: 'dist/react',
  angular: 'dist/angular',
  server: 'dist/server',
  demo: 'dist/demo',
  docs: 'dist/docs',
  types: 'dist/types',
} as const;

/** Paths of sources from the repository's root. Throws where one is not there, so that no list outlives its files. */
const files = <Path extends string>(...paths: readonly Path[]): readonly Path[] => {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`demo/build/chunks.ts names what is not there: ${missing.join(', ')}`);
  return paths;
};

/** Entries of the package that carry everything they need. */
export const npmEntries: Readonly<Record<string, string>> = {
  index: 'elements/index.ts',
  vanilla: 'adapters/vanilla/index.ts',
  'mailed-links': 'adapters/vanilla/mailed-links.ts',
  preview: 'demo/preview/index.ts',
  vue: 'adapters/vue/index.ts',
  calls: 'core/contract/index.ts',
  testing: 'adapters/testing/index.ts',
  'testing-playwright': 'adapters/testing/playwright/index.ts',
  verify: 'adapters/verify/index.ts',
  server: 'adapters/server/index.ts',
  markup: 'elements/markup.ts',
  ...Object.fromEntries(Object.entries(definitions).map(([name, file]) => [`define/${name}`, file])),
};

/** Modules of the CDN build: one for each element, and the app for scripts of a page. */
export const cdnEntries: Readonly<Record<string, string>> = { ...definitions, vanilla: 'adapters/vanilla/page.ts' };

/** Classic scripts for `<script src>`, by file name: laid beside the modules of the CDN build. */
export const classicScripts = {
  'fe.js': 'adapters/vanilla/loader.ts',
  'mailed-links.js': 'adapters/vanilla/mailed-links.ts',
} as const;

/**
 * Chunks of the CDN build, the first that reaches a module by static imports takes it. Modules that are always needed
 * together compress better by a twelfth and are fewer requests.
 */
export const chunks = {
  // all that a login box needs before its first paint; the portal, which asks people to sign in again, imports it too
  definition: ['elements/login-box/define.ts'],
  // React with what every screen is made with
  react: files(
    'elements/kit/element/mount.tsx',
    'elements/kit/lazy-screen.tsx',
    'elements/kit/use-app.ts',
    'elements/kit/use-styles.ts',
    'elements/kit/use-hidden.ts',
    'elements/ui/button/link-button.tsx',
  ),
  app: [
    ...files(
      'core/app.ts',
      'core/client/axios-transport.ts',

      'elements/kit/element/make-app.ts',
    ),
    'node_modules/rxjs/',
  ],
  'login-box': files('elements/login-box/login-box.tree.tsx'),
} satisfies Record<string, readonly string[]>;

/**
 * Further chunks of the CDN build: all that the module `from` imports and that is loaded only from inside `folder`. What
 * others load too stays in chunks of its own, so that they do not load the rest.
 */
export const chunksOfFolders = {
  portal: { from: 'elements/admin-portal/portal.tree.tsx', folder: 'elements/admin-portal/' },
  'list-kit': { from: 'elements/ui/data-table/data-table.tsx', folder: 'elements/admin-portal/' },
} as const;
files(...Object.values(chunksOfFolders).flatMap(({ from, folder }) => [from, folder]));

/** Importers that have copies of the modules in `copiedForGates`, so that a gate does not load the login box. */
export const gatesFolder = 'elements/gates/';
export const copiedForGates = files(
  'elements/acting-bar/watch-impersonation.ts',
  'core/apps.ts',
  'core/browser/mailed-link.ts',
  'core/browser/storage.ts',
  'core/contract/access.ts',
  'core/contract/mailed-routes.ts',
  'core/session/access.ts',
  'elements/kit/element/app-name.ts',
  'elements/kit/dom/ancestors.ts',
  'elements/kit/define.ts',
);

/** Module that is loaded once the user is signed in. */
export const [signedIn] = files('core/session/signed-in.lazy.ts');

/** Modules that are loaded on demand, not for the first screen. */
export const loadedElsewhere = {
  loginBox: files(
    'elements/acting-bar/automatic-bar.ts',
    'core/captcha/solve-captcha.ts',
    'core/client/read-file.ts',
    'core/hosted-login/hosted-login.lazy.ts',
    'core/browser/recaptcha.ts',
    'core/login/complete-sso.ts',
    'core/login/login.lazy-commands.ts',
    'core/login/step-up-on-login-route.ts',
    'core/password/request-strength.ts',
    'core/session/signed-in.lazy.ts',
    'core/sign-in/passwordless.ts',
    'core/sign-in/tenant-choice.ts',
    'elements/login-box/box/form/retry-wait.ts',
    'elements/login-box/box/social/social-sign-in.tsx',
    'elements/login-box/login/other-sign-in-methods.tsx',
    'elements/login-box/login/sign-in-notice.tsx',
  ),
  portal: files(
    'elements/acting-bar/entered-bar.tsx',
    'elements/acting-bar/acting-bar.tsx',
    'elements/acting-bar/automatic-bar.ts',
    'elements/admin-portal/frame/navigation-sheet.tsx',
    'elements/admin-portal/frame/portal-dialog.tsx',
    'elements/admin-portal/frame/reauthenticate.tsx',
    'elements/admin-portal/standalone-tab.tree.tsx',
  ),
} as const;

/** Elements without React. */
export const gates = ['app', 'signed-in', 'signed-out', 'allowed'] as const;

/** Frameworks whose hosts have a binding. */
export const bindings = ['react', 'vue', 'angular'] as const;

/** Size budgets of what a page loads, in kB of 1024 bytes after gzip. */
export const budgetsKb = {
  // on any page it decides by address, markup and the marker of a session whether the email is asked first, and by the
  // remembered operator how much space the other ways in take; at a company's login address that is the company's record
  definition: 14.2,
  alive: 136,
  aliveOnReact: 70.5,
  signedIn: 6,
  step: 7.6,
  // a list of hundreds of companies, searched
  chooseTenant: 11.5,
  accountElement: 10,
  accountMenu: 15,
  look: 1.5,
  messages: { namespace: 5, language: 16.5 },
  portalFrame: 171,
  // with the styles of badges, which rows that come later have
  listKit: 53,
  tab: 25,
  // lists with filters, bulk actions and charts of their own
  largeTabs: { users: 32, subscription: 28 },
  checkout: 25,
  gates: 8,
  // with the host’s own code, and with what is loaded beside the core
  bindings: {
    react: { first: 4.5, whole: 5.9 },
    vue: { first: 3.8, whole: 3.8 },
    angular: { first: 5.2, whole: 5.2 },
  },
  // the demo’s own pages: what they need before the GraphQL client, flags and charts
  shell: 60,
  loader: 1.4,
  mailedLinks: 1,
  // with the payments of its companies, accounts below them, API tokens and login pages of their own
  preview: 102,
} as const;
