import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../demo/install.mjs';

/** Folder of the tests of single components. */
const FOLDER = 'test/elements/ui';
const PAGES = 6;
/** Folder of those that change more of their page than the part they show, or wait before their first test. */
const OWN_PAGE = 'own-page/';
const ID = /^shared-page-\d+$/;

/** The tests of components that leave their page as they found it, in as many parts as there are pages for them. */
export const sharedPages = () => {
  const files = readdirSync(join(root, FOLDER), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(OWN_PAGE))
    .map((file) => join(FOLDER, file))
    .toSorted();
  return Array.from({ length: PAGES }, (_, page) => ({
    name: `shared-page-${page}`,
    files: files.filter((_, at) => at % PAGES === page),
  }));
};

/**
 * Many tests in one page, each within a suite of its file: half a second of each page is the browser's, which starts it
 * and reads what we and React are made of. Asked for by its name, a test has a page of its own.
 */
export const sharing = (pages) => ({
  name: 'shared-pages',
  resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
  load: (id) =>
    pages
      .find(({ name }) => id === `\0${name}`)
      ?.files.map((file) => {
        const path = JSON.stringify(file);
        return `globalThis.describe(${path}, () => void require(${JSON.stringify(join(root, file))}));`;
      })
      .join('\n'),
});
