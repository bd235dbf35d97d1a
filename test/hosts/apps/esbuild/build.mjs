import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

await build({
  entryPoints: ['src/main.ts', 'src/changes.ts'],
  bundle: true,
  splitting: true,
  format: 'esm',
  outdir: 'dist',
  define: { SERVICE: JSON.stringify(process.env.SERVICE) },
  logLevel: 'warning',
});
for (const page of ['index.html', 'changes.html']) copyFileSync(page, join('dist', page));
