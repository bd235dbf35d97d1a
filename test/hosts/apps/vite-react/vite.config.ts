import { cpSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Serves the published scripts beside what is built, as a page without a build has them. */
const publishedScripts: Plugin = {
  name: 'published-scripts',
  closeBundle: () => cpSync('node_modules/fe-elements/cdn', 'dist/cdn', { recursive: true }),
};

export default defineConfig({
  build: { rolldownOptions: { input: ['index', 'changes', 'everywhere', 'beside'].map((page) => `${page}.html`) } },
  plugins: [react(), publishedScripts],
  envPrefix: 'SERVICE',
  server: { strictPort: true, ...(process.env['PORT'] && { port: Number(process.env['PORT']) }) },
});
