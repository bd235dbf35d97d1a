import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Scripts that are no modules. */
const CLASSIC = new Set(['fe.js', 'mailed-links.js']);

/** Name by which a page imports an entry: that of the package’s door. */
const bareName = (file) => (file === 'vanilla.js' ? 'fe-elements/vanilla' : `fe-elements/define/${file.slice(0, -3)}`);

/**
 * An import map for a folder of modules, to be copied into a page: a bare name for each entry, and the integrity of every file,
 * at the address that a server of this version has them.
 */
export const writeImportMap = async (folder, version) => {
  const address = (file) => `/cdn/${version}/${file}`;
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).toSorted();
  const integrity = {};
  for (const file of files) {
    const digest = createHash('sha384').update(await readFile(join(folder, file)));
    integrity[address(file)] = `sha384-${digest.digest('base64')}`;
  }
  const entries = files.filter((file) => !file.includes('/') && !CLASSIC.has(file));
  const imports = Object.fromEntries(entries.map((file) => [bareName(file), address(file)]));
  await writeFile(join(folder, 'importmap.json'), `${JSON.stringify({ imports, integrity }, null, 2)}\n`);
};
