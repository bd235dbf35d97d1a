import { defineConfig, esmExternalRequirePlugin, type UserConfig } from 'vite';
import { cdnEntries, classicScripts, copiedForGates, DIST, gatesFolder, npmEntries } from './demo/build/chunks.ts';
import { groups } from './demo/build/chunk-groups.ts';
import { ownDoors } from './demo/build/plugins/own-doors.ts';
import { ownCopies } from './demo/build/plugins/own-copies.ts';
import { base, cssTarget, forPages, inRoot, onServersToo, pages, published, shared } from './demo/build/published.ts';

/** A classic script, laid beside the modules of the CDN build. */
const classic = (fileName: keyof typeof classicScripts): UserConfig => ({
  ...base,
  build: {
    ...shared,
    outDir: inRoot(DIST.cdn),
    emptyOutDir: false,
    lib: { entry: inRoot(classicScripts[fileName]), formats: ['iife'], name: 'fe', fileName: () => fileName },
  },
});

/** Configurations by Vite's `--mode`; `npm run build` makes them all. */
const targets: Record<string, () => UserConfig> = {
  /** ES modules that define their element, for a script tag. */
  cdn: () =>
    published({
      outDir: DIST.cdn,
      entries: cdnEntries,
      plugins: [ownCopies(inRoot(''), gatesFolder, copiedForGates)],
      // entries define their element and export nothing: a page loads them without another file in front
      options: { preserveEntrySignatures: 'allow-extension' },
      output: {
        codeSplitting: { groups },
        comments: false,
        // nearly all of it runs before the first paint: V8 compiles it while it comes
        postBanner: ({ name, isEntry }) => (isEntry && name === 'login-box' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    }),
  loader: () => classic('fe.js'),
  links: () => classic('mailed-links.js'),
  npm: () =>
    published({
      outDir: DIST.npm,
      entries: npmEntries,
      options: { transform: onServersToo, external: ['vue', '@playwright/test'] },
    }),
  /** For React hosts, whose React it takes. */
  react: () =>
    published({
      outDir: DIST.react,
      entries: { index: 'adapters/react/index.ts', 'no-markup': 'adapters/react/no-markup.ts' },
      plugins: [esmExternalRequirePlugin({ external: [/^react(-dom)?(\/|$)/] })],
      options: { transform: onServersToo, external: ['fe-elements/markup'] },
      // a server component may import its hooks and contexts, and they run in the page
      output: { postBanner: ({ isEntry }) => (isEntry ? "'use client';" : '') },
    }),
  /** For Angular hosts, whose build links its declarations: it reads them as they are written. */
  angular: () =>
    published({
      outDir: DIST.angular,
      entries: { index: 'adapters/angular/index.ts' },
      plugins: [ownDoors],
      options: { external: [/^@angular\//, 'rxjs'] },
      output: { minify: false },
    }),
  /** The server, for Node; its libraries stay in node_modules. */
  server: () => ({
    ...base,
    build: {
      ...shared,
      outDir: inRoot(DIST.server),
      target: 'node20',
      ssr: true,
      rolldownOptions: {
        input: { main: inRoot('demo/server/main.ts'), index: inRoot('demo/server/index.ts') },
        // what a preview loads on demand is in one file here
        checks: { ineffectiveDynamicImport: false },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  }),
  /** The host application shell, the other hosts' pages and the development pages. */
  demo: () => ({
    ...pages,
    root: inRoot('demo'),
    build: {
      ...shared,
      outDir: inRoot(DIST.demo),
      cssTarget,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      manifest: true,
      rolldownOptions: {
        ...forPages,
        input: ['shell', 'pages/vanilla', 'pages/hosted', 'pages/auth', 'preview/scenes', 'preview/gallery'].map(
          (page) => inRoot(`demo/${page}/index.html`),
        ),
      },
    },
  }),
  /** Script and styles of the documents, a classic script: it runs from the file system, too. */
  docs: () => ({
    ...base,
    build: {
      ...shared,
      outDir: inRoot(DIST.docs),
      emptyOutDir: false,
      sourcemap: false,
      cssTarget,
      lib: {
        entry: inRoot('demo/pages/docs/docs.ts'),
        formats: ['iife'],
        name: 'feDocs',
        fileName: () => 'docs.js',
        cssFileName: 'docs',
      },
    },
  }),
};

// oxlint-disable-next-line import/no-default-export -- Vite asks for it
export default defineConfig(({ mode }) => targets[mode]?.() ?? base);
