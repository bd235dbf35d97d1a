import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Scripts that are no modules. */
const CLASSIC = new Set(['fe.js', 'mailed-links.js']);

/** An import map for a folder of modules: a bare name for each entry, and the integrity of every file. */
export const writeImportMap = async (folder) => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).toSorted();
  const integrity = {};
  for (const file of files) {
    const digest = createHash('sha384').update(await readFile(join(folder, file)));
    integrity[`./${file}`] = `sha384-${digest.digest('base64')}`;
  }
  const entries = files.filter((file) => !file.includes('/') && !CLASSIC.has(file));
  const imports = Object.fromEntries(entries.map((file) => [`fe-elements/define/${file.slice(0, -3)}`, `./${file}`]));
  await writeFile(join(folder, 'importmap.json'), `${JSON.stringify({ imports, integrity }, null, 2)}\n`);
};
