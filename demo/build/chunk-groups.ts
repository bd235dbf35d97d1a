import type { Rolldown } from 'vite';
import { chunks, chunksOfFolders } from './chunks.ts';
import { inRoot } from './published.ts';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const isIn = (path: string, id: string) => (path.startsWith('node_modules/') ? id.includes(path) : id === inRoot(path));

/** Adds to `above` a module and all that import it statically. */
const climb = (id: string, graph: Graph, above: Set<string>): ReadonlySet<string> => {
  if (above.has(id)) return above;
  above.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) climb(importer, graph, above);
  return above;
};

/** Checks that a module is no entry, and is imported dynamically only from inside a folder, if at all. */
const isLoadedInside = (folder: string, id: string, graph: Graph): boolean => {
  const info = graph.getModuleInfo(id);
  return info !== null && !info.isEntry && info.dynamicImporters.every((loader) => loader.startsWith(inRoot(folder)));
};

const withDependencies: Group[] = Object.entries(chunks).map(([name, from]) => ({
  name,
  test: (id) => from.some((path) => isIn(path, id)),
}));

// a dependency that is not captured is imported from outside, and so imports nothing that is captured
const ofFolders: Group[] = Object.entries(chunksOfFolders).map(([name, { from, folder }]) => ({
  debugName: name,
  name: (id, graph) => {
    const above = climb(id, graph, new Set());
    if (!above.has(inRoot(from))) return null;
    return [...above].every((loaded) => isLoadedInside(folder, loaded, graph)) ? name : null;
  },
  includeDependenciesRecursively: false,
}));

/** Chunks of the CDN build, the most important first. */
export const groups: Group[] = [...withDependencies, ...ofFolders].map((group, at, { length }) => ({
  ...group,
  priority: length - at,
}));
