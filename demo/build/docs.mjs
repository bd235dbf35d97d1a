// `npm run docs`: the documents as pages with search, into dist/docs. They open from the file system, too; only the live
// elements need a server.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { ensureInstalled, fail, root } from '../install.mjs';
import { createIndex } from '../pages/docs/search.mjs';
import { readSite } from './docs/site.mjs';

const SITE = 'dist/docs';
const CDN = 'dist/cdn';

const withoutMaps = (file) => !file.endsWith('.map') && !file.endsWith('/.vite');

/** Writes the site. Its pages load the elements from `cdn/`, which the server has at that address. */
export const writeDocs = async () => {
  rmSync(SITE, { recursive: true, force: true });
  await build({ mode: 'docs', logLevel: 'warn' });
  const { pages, entries, files } = await readSite();
  for (const [path, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(SITE, path)), { recursive: true });
    writeFileSync(join(SITE, path), html);
  }
  writeFileSync(join(SITE, 'search-index.js'), `globalThis.feDocsIndex=${JSON.stringify(createIndex(entries))};\n`);
  for (const file of files) cpSync(join('demo/docs', file), join(SITE, file));
  cpSync('demo/shell/favicon.svg', join(SITE, 'favicon.svg'));
};

if (import.meta.url === `file://${process.argv[1]}`) {
  process.chdir(root);
  ensureInstalled();
  if (!existsSync(CDN)) fail('The elements are not built: run `npm run build` first.');
  await writeDocs();
  // for a server of files alone
  cpSync(CDN, join(SITE, 'cdn'), { recursive: true, filter: withoutMaps });
  process.stdout.write(`${SITE}/index.html is ready.\n`);
}
