import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes of 1024 bytes after gzip, as every budget counts them. */
const KB = 1024;

/** The modules of one build, as Vite's manifest knows them. */
export const readBuild = (folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const weights = new Map();
  const weigh = (file) => {
    if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
    return weights.get(file);
  };
  const entry = (name) => Object.keys(manifest).find((key) => manifest[key].isEntry && manifest[key].name === name);

  /** The static imports of modules, themselves among them. */
  const closure = (keys) => {
    const seen = new Set();
    const visit = (key) => {
      if (seen.has(key)) return;
      seen.add(key);
      for (const next of manifest[key].imports ?? []) visit(next);
    };
    for (const key of keys) visit(key);
    return seen;
  };

  return {
    manifest,
    entry,
    closure,
    sizeOf: (keys) => [...keys].reduce((sum, key) => sum + weigh(manifest[key].file), 0) / KB,
    entries: () =>
      Object.values(manifest)
        .filter(({ isEntry }) => isEntry)
        .map(({ name }) => name),
    /** The dynamic imports reachable from modules, that `wanted` keeps. */
    lazy: (keys, wanted) => {
      const found = new Set();
      const visit = (key) => {
        for (const next of manifest[key].dynamicImports ?? [])
          if (!found.has(next) && wanted(next)) {
            found.add(next);
            for (const inner of closure([next])) visit(inner);
          }
      };
      for (const key of keys) visit(key);
      return found;
    },
  };
};

export const fileSize = (file) =>
  existsSync(file) ? gzipSync(readFileSync(file), { level: 9 }).length / KB : Number.NaN;
