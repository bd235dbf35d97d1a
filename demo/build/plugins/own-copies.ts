import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const MARK = '?copy';

/**
 * Copies of small modules for the importers in one folder, where bundling would make a chunk that they share with others:
 * a round trip more before the others' first paint. A copied module must keep no state of its own. Fails the build where a
 * listed module was not copied.
 */
export const ownCopies = (root: string, folder: string, modules: readonly string[]): Plugin => {
  const missing = new Set(modules);
  return {
    name: 'own-copies',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        const from = importer && relative(root, importer);
        if (!from || !(from.startsWith(folder) || from.endsWith(MARK))) return null;
        const found = await this.resolve(source, importer.replace(MARK, ''), { skipSelf: true });
        const path = found && relative(root, found.id);
        if (!path || !modules.includes(path)) return found;
        missing.delete(path);
        return { ...found, id: join(root, path) + MARK };
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`nothing in ${folder} imports ${[...missing].join(', ')} any more`);
    },
  };
};
