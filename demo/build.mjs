// `npm run build`: everything that is published or served, into dist/.
import { build } from 'vite';
import { writeElementsManifest } from './build/custom-elements.mjs';
import { writeImportMap } from './build/import-map.mjs';
import { writeTypes } from './build/types.mjs';

process.env.NODE_ENV = 'production';

// the loader is laid beside the modules it loads, so they come first
for (const mode of ['cdn', 'loader', 'npm', 'react', 'server', 'demo']) await build({ mode, logLevel: 'warn' });
await writeImportMap('dist/cdn');
await writeTypes('dist/types');
await writeElementsManifest('dist/custom-elements.json');
