import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildEnvironmentOptions, defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { definingModules } from './definitions.ts';

export type BundleOptions = NonNullable<BuildEnvironmentOptions['rolldownOptions']>;

const root: string = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (path: string): string => resolve(root, path);

export const base: UserConfig = {
  root,
  publicDir: false,
  resolve: {
    alias: {
      'fe-elements/preview': inRoot('demo/preview/index.ts'),
      'fe-elements/testing': inRoot('adapters/testing/index.ts'),
      'fe-elements/react': inRoot('adapters/react/index.ts'),
      'fe-elements/vanilla': inRoot('adapters/vanilla/index.ts'),
      'fe-elements/markup': inRoot('adapters/react/no-markup.ts'),
    },
  },
};

export const shared: BuildEnvironmentOptions = { emptyOutDir: true, target: 'es2022', sourcemap: true };

/** Oldest browsers with `popover`, `light-dark()` and relative colours: an older one has no palette. */
export const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** Options of everything that runs in pages. */
export const forPages: BundleOptions = {
  // a directive that React's servers read; in a browser it means nothing
  onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
  // Lit's packages do not say so: the gates use its reactive base, and its template engine is left out
  treeshake: {
    moduleSideEffects: [
      { test: /\/node_modules\/lit(-html|-element)?\//, sideEffects: false },
      // names alone: a module that needs one loads no other
      { test: /\/core\/index\.ts$/, sideEffects: false },
    ],
  },
};
/** RxJS in the form of 2015, the newest it comes in, which bundles in half the size of its ES5. */
export const pages: UserConfig = {
  ...base,
  resolve: { ...base.resolve, conditions: ['es2015', ...defaultClientConditions] },
};

/** Injected `HTMLElement` for servers, which lack it: importing Lit's base class there does not throw. */
export const onServersToo = {
  inject: { HTMLElement: [inRoot('elements/kit/element/base-element.ts'), 'BaseElement'] },
} satisfies BundleOptions['transform'];

/** One published form: ES modules with chunks. */
interface Published {
  readonly outDir: string;
  readonly entries: Readonly<Record<string, string>>;
  readonly plugins?: Plugin[];
  readonly options?: BundleOptions;
  readonly output?: BundleOptions['output'] & object;
}

/** Library mode, which adds no preloading to `import()`: the elements put no `<link>` into the page's head. */
export const published = ({ outDir, entries, plugins = [], options = {}, output = {} }: Published): UserConfig => ({
  ...pages,
  base: './',
  plugins: [definingModules, ...plugins],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...shared,
    outDir: inRoot(outDir),
    cssTarget,
    // beside the modules, and not in the packages: a map without its sources would be asked for in vain
    sourcemap: 'hidden',
    manifest: true,
    license: { fileName: 'licenses.md' },
    lib: {
      entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, inRoot(file)])),
      formats: ['es'],
    },
    rolldownOptions: {
      ...forPages,
      // a host that makes its app itself has the core at once, others when an element asks for it
      checks: { ineffectiveDynamicImport: false },
      ...options,
      output: {
        minify: true,
        // hosts' bundlers leave out what they do not use
        comments: { legal: false, annotation: true, jsdoc: false },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        ...output,
      },
    },
  },
});
