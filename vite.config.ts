import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defineConfig,
  type Plugin,
  type UserConfig,
} from 'vite';
import { definingModules, definitions } from './demo/build/definitions.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const inRoot = (path: string) => join(root, path);

const base: UserConfig = {
  root,
  publicDir: false,
  resolve: {
    alias: [
      { find: 'fe-elements/preview', replacement: inRoot('demo/preview/index.ts') },
      // CommonJS that requires React, which is another module than the one a host imports
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: inRoot('elements/ui/data-table/sync-external-store.ts'),
      },
    ],
  },
};

/** The oldest browsers with `popover`, `light-dark()` and colours derived from one another: an older one has no palette. */
const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** RxJS' ES2015 brings stand-ins for async functions and generators, half a kilobyte in every page that has its own. */
const STAND_IN =
  /import \{[^}]*\} from "tslib";|(export )?function (process|readableStreamLikeToAsyncGenerator)\(.*?^\}/gms;
const ITSELF: Readonly<Record<string, string>> = {
  innerFrom: `async function process(values, subscriber) {
    for await (const value of values) {
      subscriber.next(value);
      if (subscriber.closed) return;
    }
    subscriber.complete();
  }`,
  isReadableStreamLike: `export async function* readableStreamLikeToAsyncGenerator(stream) {
    const reader = stream.getReader();
    try {
      for (let read; !(read = await reader.read()).done; ) yield read.value;
    } finally {
      reader.releaseLock();
    }
  }`,
};
const asyncByItself: Plugin = {
  name: 'async-by-itself',
  transform: {
    filter: { id: /rxjs\/dist\/esm\/internal\/(observable\/innerFrom|util\/isReadableStreamLike)\.js$/ },
    handler: (code, id) => ({ code: `${code.replace(STAND_IN, '')}\n${ITSELF[basename(id, '.js')]}`, map: null }),
  },
};

/** What these modules of others do at length, as far as it is asked of them here. */
const IN_SHORT: Readonly<Record<string, string>> = {
  // the client writes its queries itself
  AxiosURLSearchParams: 'export default URLSearchParams;',
  assertParamsAcyclic: 'export default () => {};',
  // no cookie is read: who asks is proven by a token
  cookies: 'export default { readAsync: async () => null };',
  // no list is fetched page after page
  infiniteQueryBehavior: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
    .map((name) => `export const ${name} = () => {};`)
    .join(''),
};
const IN_SHORT_IDS =
  /(axios\/lib\/helpers\/(AxiosURLSearchParams|cookies)\.js|axios\/lib\/core\/assertParamsAcyclic\.js|query-core\/build\/modern\/infiniteQueryBehavior\.js)$/;
const inShort: Plugin = {
  name: 'in-short',
  load: {
    filter: { id: IN_SHORT_IDS },
    handler: (id) => IN_SHORT[basename(id, '.js')] ?? null,
  },
};

/** What a page is served: RxJS without its detour over ES5, and colours that still follow the host's scheme. */
const forPages: UserConfig = {
  ...base,
  plugins: [asyncByItself, inShort],
  resolve: { ...base.resolve, conditions: ['es2015', ...defaultClientConditions] },
};

/** A directive that React's servers read; in a browser it means nothing. */
const quiet: NonNullable<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['onwarn']> = (warning, warn) =>
  warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning);

/** Modules are imported as they are: the elements add no `<link>` to the page they stand in. */
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load();';
/** One that shares its chunk is taken out of it. */
const TAKEN = String.raw`(?:\.then\(\((\w+)\) => \2\.\w+\))?`;
const BARE_IMPORT = new RegExp(
  String.raw`__vitePreload\(\(\) => (import\([^()]*\)${TAKEN}), __VITE_PRELOAD__, import\.meta\.url\)`,
  'g',
);
const PRELOADED = /, __VITE_PRELOAD__, import\.meta\.url\)/g;
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => PLAIN_IMPORT },
  renderChunk: (code) => ({ code: code.replace(BARE_IMPORT, '$1').replace(PRELOADED, ')'), map: null }),
};

/** Lit's base class extends what a server does not have: there, importing an element must do nothing, and not fail. */
const litOnServers: Plugin = {
  name: 'lit-on-servers',
  transform: {
    filter: { id: /@lit\/reactive-element\/reactive-element\.js$/ },
    handler: (code) => ({
      code: code.replace('extends HTMLElement', 'extends(globalThis.HTMLElement??class{})'),
      map: null,
    }),
  },
};

/** The gates use Lit's reactive base alone; its template engine, which would say that it was loaded, is left out. */
const TEMPLATING = /\/node_modules\/(lit|lit-html|lit-element)\//;
const withoutTemplating = { moduleSideEffects: (id: string) => !TEMPLATING.test(id) };

type Look = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Whether a module is reached from one of these by static imports alone. */
const isReachedFrom = (source: RegExp, id: string, look: Look, seen = new Set<string>()): boolean => {
  if (source.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (look.getModuleInfo(id)?.importers ?? []).some((importer) => isReachedFrom(source, importer, look, seen));
};

/** What the login box is registered by; the portal, which asks people in again, takes what they share from there. */
const DEFINITION = /elements\/login-box\/define\.ts$/;

/** What is always needed together travels together: it packs better by a twelfth, and is fewer requests. */
const TOGETHER: readonly [name: string, from: RegExp][] = [
  ['definition', DEFINITION],
  // and with React what every screen is made with, whichever element it belongs to
  [
    'react',
    /elements\/(kit\/(element\/mount\.tsx|lazy-screen\.tsx|use-(app|styles|hidden)\.ts)|ui\/button\/link-button\.tsx)$/,
  ],
  ['app', /core\/(app|client\/axios-transport)\.ts$|elements\/kit\/element\/make-app\.ts$/],
  ['login-box', /elements\/login-box\/login-box\.tree\.tsx$/],
];

const groups = TOGETHER.map(([chunk, from], at) => ({
  name: (id: string, look: Look) => (isReachedFrom(from, id, look) ? chunk : null),
  debugName: chunk,
  priority: TOGETHER.length - at,
}));

/** The few lines that find an app, of which the gates have a copy. They keep nothing of their own: apps are on the page. */
const SMALL_SHARED =
  /\/(core\/(apps|browser\/(mailed-link|storage)|contract\/mailed-routes)|elements\/kit\/(element\/app-name|dom\/ancestors|define))\.ts$|vite\/preload-helper/;

/** An element's definition is one file, so that no second round trip stands before its first paint. */
const ownFinders: Plugin = {
  name: 'own-finders',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(source, importer) {
      if (!importer || !/\/elements\/gates\/|\?gates$/.test(importer)) return null;
      const found = await this.resolve(source, importer.replace('?gates', ''), { skipSelf: true });
      return found && SMALL_SHARED.test(found.id) ? { ...found, id: `${found.id}?gates` } : found;
    },
  },
  load: {
    order: 'pre',
    filter: { id: /\?gates$/ },
    handler: (id) =>
      id.startsWith('\0') ? PLAIN_IMPORT : { code: readFileSync(id.replace('?gates', ''), 'utf8'), moduleType: 'ts' },
  },
};

/**
 * The login box' definition and all it needs at once is the file that a page names; the entry that Rolldown would put in
 * front of it is left aside, for it would be one more round trip before the first paint.
 */
const inOneFile = {
  /** Nearly all of it runs before the first paint: engines that heed this compile it while it comes, beside the page. */
  postBanner: ({ name }: { name: string }) => (name === 'definition' ? '//# allFunctionsCalledOnLoad' : ''),
  entryFileNames: ({ name }: { name: string }) => (name === 'login-box' ? 'chunks/entry-[name].js' : '[name].js'),
  chunkFileNames: ({ name }: { name: string }) => (name === 'definition' ? 'login-box.js' : 'chunks/[name]-[hash].js'),
};

/** What one published form has that others have not. */
interface Output {
  external?: RegExp[];
  /** What its entries begin with. */
  banner?: string;
  together?: typeof groups;
}

const published = (outDir: string, input: Record<string, string>, output: Output = {}): UserConfig => ({
  ...forPages,
  base: './',
  plugins: [
    definingModules,
    asyncByItself,
    inShort,
    ...(output.together ? [ownFinders] : []),
    plainImports,
    litOnServers,
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: inRoot(outDir),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget,
    sourcemap: true,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      input,
      onwarn: quiet,
      external: output.external ?? [],
      treeshake: withoutTemplating,
      preserveEntrySignatures: 'strict',
      output: {
        ...(output.together ? inOneFile : { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }),
        assetFileNames: 'chunks/[name]-[hash][extname]',
        ...(output.banner && { postBanner: ({ isEntry }: { isEntry: boolean }) => (isEntry && output.banner) || '' }),
        ...(output.together && { codeSplitting: { groups: output.together } }),
      },
    },
  },
});

/** A script for `<script src>` that is no module, laid beside the modules. */
const classic = (entry: string, fileName: string): UserConfig => ({
  ...base,
  build: {
    outDir: inRoot('dist/cdn'),
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: true,
    lib: { entry: inRoot(entry), formats: ['iife'], name: 'fe', fileName: () => fileName },
  },
});

/** What `npm run build` makes, by mode. */
const targets: Record<string, () => UserConfig> = {
  /** ES modules that define their element, for a script tag. */
  cdn: () => published('dist/cdn', definitions, { together: groups }),
  /** The classic loader for `<script src>`: one file, no module. */
  loader: () => classic('adapters/vanilla/loader.ts', 'fe.js'),
  /** What takes mailed links out of the address, for pages whose elements come by modules. */
  links: () => classic('adapters/vanilla/mailed-links.ts', 'mailed-links.js'),
  /** The package's doors that carry everything they need. */
  npm: () =>
    published('dist/npm', {
      index: inRoot('elements/index.ts'),
      vanilla: inRoot('adapters/vanilla/index.ts'),
      'mailed-links': inRoot('adapters/vanilla/mailed-links.ts'),
      preview: inRoot('demo/preview/index.ts'),
      ...Object.fromEntries(Object.entries(definitions).map(([name, file]) => [`define/${name}`, file])),
    }),
  /** The door for React hosts, whose React it takes. */
  react: () =>
    published(
      'dist/react',
      { index: inRoot('adapters/react/index.ts') },
      // hooks and contexts: a server component may import them, and they run in the page
      { external: [/^react(-dom)?(\/|$)/], banner: "'use client';" },
    ),
  /** The server, for Node; its libraries stay in node_modules. */
  server: () => ({
    ...base,
    build: {
      outDir: inRoot('dist/server'),
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      ssr: true,
      rolldownOptions: {
        input: { main: inRoot('demo/server/main.ts'), index: inRoot('demo/server/index.ts') },
        // what a preview fetches when it is asked for stands in one file here
        checks: { ineffectiveDynamicImport: false },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  }),
  /** The host application shell and the other hosts' pages. */
  demo: () => ({
    ...forPages,
    root: inRoot('demo'),
    base: '/',
    build: {
      outDir: inRoot('dist/demo'),
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      cssTarget,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        onwarn: quiet,
        treeshake: withoutTemplating,
        input: {
          shell: inRoot('demo/shell/index.html'),
          vanilla: inRoot('demo/pages/vanilla/index.html'),
          auth: inRoot('demo/pages/auth/index.html'),
          scenes: inRoot('demo/preview/scenes/index.html'),
          gallery: inRoot('demo/preview/gallery/index.html'),
        },
      },
    },
  }),
};

// oxlint-disable-next-line import/no-default-export -- Vite asks for it
export default defineConfig(({ mode }) => targets[mode]?.() ?? base);
