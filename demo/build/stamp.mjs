import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const SOURCES = [
  'core',
  'elements',
  'adapters',
  'demo',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const file = join(root, 'dist/sources.sha256');

/** A hash of everything that `dist` is made from. */
const hashSources = () => {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const inside = source.includes('.') ? [] : readdirSync(path, { recursive: true, withFileTypes: true });
    const files = source.includes('.')
      ? [path]
      : inside.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const name of files.toSorted())
      hash.update(name.slice(root.length)).update('\0').update(readFileSync(name)).update('\0');
  }
  return hash.digest('hex');
};

/** Checks whether `dist` is up to date with the sources. */
export const isBuilt = () => existsSync(file) && readFileSync(file, 'utf8') === hashSources();

/** Forgets the last build and remembers what this one is made from; the answer writes that down once it is done. */
export const stampBuild = () => {
  rmSync(file, { force: true });
  const hash = hashSources();
  return () => writeFileSync(file, hash);
};
