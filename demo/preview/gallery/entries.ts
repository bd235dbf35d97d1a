import type { GalleryEntry } from './gallery-entry.ts';

const PATH = /^\.\/entries\/(.+)\.gallery\.tsx$/;

/** Every component's entry, by the name of its file; each is loaded when it is looked at. */
export const entries: Readonly<Record<string, () => Promise<GalleryEntry>>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ entry: GalleryEntry }>('./entries/*.gallery.tsx')).map(([path, load]) => [
    PATH.exec(path)?.[1] ?? path,
    () => load().then(({ entry }) => entry),
  ]),
);

export const entryNames: readonly string[] = Object.keys(entries).toSorted();
