import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const installed = dirname(createRequire(import.meta.url).resolve('fe-elements/package.json'));

/** Serves the published scripts beside what is built, as a page without a build has them. */
const publishedScripts: Plugin = {
  name: 'published-scripts',
  closeBundle: () => cpSync(join(installed, 'cdn'), 'dist/cdn', { recursive: true }),
};

export default defineConfig({
  build: { rolldownOptions: { input: ['index', 'changes', 'everywhere', 'beside'].map((page) => `${page}.html`) } },
  plugins: [react(), publishedScripts],
  envPrefix: 'SERVICE',
  server: { strictPort: true, ...(process.env['PORT'] && { port: Number(process.env['PORT']) }) },
});
