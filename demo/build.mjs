// `npm run build`: everything that is published or served, into dist/.
import { readFileSync } from 'node:fs';
import { stampBuild } from './build/stamp.mjs';
import { ensureInstalled, root } from './install.mjs';

process.chdir(root);
ensureInstalled();
process.env.NODE_ENV = 'production';
const { build } = await import('vite');
const { writeDocs } = await import('./build/docs.mjs');
const { generate, writeEditorData } = await import('./build/generate.mjs');
const { writeImportMap } = await import('./build/import-map.mjs');
const { writePackages } = await import('./build/packages.mjs');
const { writeTypes } = await import('./build/types.mjs');

await generate();
const writeStamp = stampBuild();
// the classic scripts are laid beside the modules, so those come first
const SERVED = ['cdn', 'loader', 'links', 'server', 'demo'];
const PUBLISHED = ['npm', 'react', 'angular'];
const onlyServed = process.argv.includes('--served');
for (const mode of onlyServed ? SERVED : [...SERVED, ...PUBLISHED]) await build({ mode, logLevel: 'warn' });
if (onlyServed) process.exit();
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
await writeImportMap('dist/cdn', version);
await writeTypes('dist/types');
await writeEditorData('dist');
await writeDocs();
writePackages();
writeStamp();
