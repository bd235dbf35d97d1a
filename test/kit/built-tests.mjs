import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../demo/install.mjs';
import { sharedPages, sharing } from './shared-pages.mjs';

const FOLDERS = ['test/elements', 'test/adapters'];
const CACHE = 'node_modules/.cache/elements-tests';
const OUT = join(root, CACHE);
const shared = sharedPages();
const IS_TEST = /\.test\.tsx?$/;
/** The test runner's own modules, which only it can serve. */
const isRunners = (id) => id.startsWith('/__web');

const tests = () =>
  FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => IS_TEST.test(file))
    .concat('test/kit/console-errors.ts');

/** Builds every test as it is built for pages, with React as developers have it, in few files that many tests share. */
const buildTests = () =>
  build({
    root,
    mode: 'test',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"development"',
      // Vue asks for them
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [
      sharing(shared),
      {
        name: 'runners-own',
        enforce: 'pre',
        resolveId: (id) => (isRunners(id) ? { id, external: true } : undefined),
      },
    ],
    build: {
      outDir: OUT,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([
          ...tests().map((file) => [file.replace(/\.tsx?$/, ''), join(root, file)]),
          ...shared.map(({ name }) => [name, name]),
        ]),
        preserveEntrySignatures: 'allow-extension',
        checks: { ineffectiveDynamicImport: false },
        output: {
          // a module of a shared file runs when it is imported, and not before
          strictExecutionOrder: true,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            groups: [
              { name: 'axe', test: /node_modules\/axe-core/, priority: 3 },
              { name: 'server', test: /demo\/(server|preview)|node_modules\/(hono|jose)/, priority: 2 },
              { name: 'angular', test: /node_modules\/(@angular|zone\.js)/, priority: 2 },
              { name: 'libraries', test: /node_modules/, priority: 1 },
              { name: 'ours', test: /\/(elements|core|adapters|demo|test\/kit)\// },
            ],
          },
        },
      },
    },
  });

/** The files to run: pages that tests share, for those that can. */
export const files = (others) => [
  ...shared.map(({ name }) => `${CACHE}/${name}.js`),
  ...others,
  ...shared.flatMap((page) => page.files.map((file) => `!${file}`)),
];

/** Web Test Runner serves the tests as they were built; what was not is its own. */
export const builtTests = async () => {
  await buildTests();
  return async (context, next) => {
    const path = decodeURIComponent(context.path);
    const file = join(OUT, path.startsWith('/chunks/') ? path : path.replace(/\.tsx?$/, '.js'));
    if (path.startsWith(`/${CACHE}/`)) {
      context.type = 'text/javascript';
      // a module is one by its address: whatever a page imports has the same in all of them
      context.body = `import '${path.slice(CACHE.length + 1)}';`;
      return;
    }
    if (!file.startsWith(OUT) || !/\.(js|map)$/.test(file) || !existsSync(file)) return next();
    context.type = file.endsWith('.map') ? 'application/json' : 'text/javascript';
    context.body = readFileSync(file);
  };
};
