import { copyFileSync } from 'node:fs';
import { build } from 'esbuild';

await build({
  entryPoints: ['src/main.ts'],
  bundle: true,
  splitting: true,
  format: 'esm',
  outdir: 'dist',
  define: { SERVICE: JSON.stringify(process.env.SERVICE) },
  logLevel: 'warning',
});
copyFileSync('index.html', 'dist/index.html');
