import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const inRoot = (path: string) => join(root, path);

/** Every module that registers an element, by the name it is published under. */
const definitions = Object.fromEntries(
  readdirSync(inRoot('elements'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'define.ts' && !file.startsWith('kit'))
    .map((file) => [basename(dirname(file)), inRoot(join('elements', file))]),
);

/** Paths in source maps tell where a file stands in the repository, not on the machine that built it. */
const fromRoot = (outDir: string) => (source: string, map: string) =>
  relative(root, join(dirname(map), source)).startsWith('..') ? relative(outDir, source) : source;

const base: UserConfig = {
  root,
  publicDir: false,
  resolve: { alias: { 'fe-elements/preview': inRoot('demo/preview/index.ts') } },
};

const published = (outDir: string, input: Record<string, string>, external: RegExp[] = []): UserConfig => ({
  ...base,
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: inRoot(outDir),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      input,
      external,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'chunks/[name]-[hash][extname]',
        sourcemapPathTransform: fromRoot(inRoot(outDir)),
      },
    },
  },
});

/** What `npm run build` makes, by mode. */
const targets: Record<string, () => UserConfig> = {
  /** ES modules that define their element, for a script tag. */
  cdn: () => published('dist/cdn', definitions),
  /** The classic loader for `<script src>`: one file, no module. */
  loader: () => ({
    ...base,
    build: {
      outDir: inRoot('dist/cdn'),
      emptyOutDir: false,
      target: 'es2022',
      sourcemap: true,
      lib: { entry: inRoot('adapters/vanilla/loader.ts'), formats: ['iife'], name: 'fe', fileName: () => 'fe.js' },
    },
  }),
  /** The package's doors that carry everything they need. */
  npm: () =>
    published('dist/npm', {
      index: inRoot('elements/index.ts'),
      vanilla: inRoot('adapters/vanilla/index.ts'),
      preview: inRoot('demo/preview/index.ts'),
      ...Object.fromEntries(Object.entries(definitions).map(([name, file]) => [`define/${name}`, file])),
    }),
  /** The door for React hosts, whose React it takes. */
  react: () => published('dist/react', { index: inRoot('adapters/react/index.ts') }, [/^react(-dom)?(\/|$)/]),
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
        input: { main: inRoot('demo/server/main.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  }),
  /** The host application shell and the other hosts' pages. */
  demo: () => ({
    ...base,
    root: inRoot('demo'),
    base: '/',
    build: {
      outDir: inRoot('dist/demo'),
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          shell: inRoot('demo/shell/index.html'),
          vanilla: inRoot('demo/pages/vanilla/index.html'),
          scenes: inRoot('demo/preview/scenes/index.html'),
        },
      },
    },
  }),
};

// oxlint-disable-next-line import/no-default-export -- Vite asks for it
export default defineConfig(({ mode }) => targets[mode]?.() ?? base);
