import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { inRoot } from '../published.ts';

/** Doors of the package that lead to these modules. */
const DOORS: Readonly<Record<string, string>> = {
  'elements/index.ts': 'fe-elements',
  'core/index.ts': 'fe-elements/vanilla',
  'core/browser/mailed-link.ts': 'fe-elements/mailed-links',
};
const doors = new Map(Object.entries(DOORS).map(([file, door]) => [normalizePath(inRoot(file)), door]));

/** Imports what the package has already by its own doors, in place of a second copy. */
export const ownDoors: Plugin = {
  name: 'own-doors',
  enforce: 'pre',
  resolveId(id, importer) {
    const door = importer && id.startsWith('.') && doors.get(normalizePath(resolve(importer, '..', id)));
    return door ? { id: door, external: true } : null;
  },
};
