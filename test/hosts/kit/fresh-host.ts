import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { HostApplication } from '../hosts.ts';
import { installPacked, packedIn } from './npm.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Applications outside the repository, with the packed product installed. */
export interface FreshHosts {
  folderOf(host: HostApplication): string;
  remove(): void;
}

const changed = (listed: Record<string, string> = {}, { versions = {}, without = [] }: HostApplication) =>
  Object.fromEntries(
    Object.entries(listed)
      .filter(([name]) => !without.includes(name))
      .map(([name, version]) => [name, versions[name] ?? version]),
  );

/** The examples of a document that a compiler can read; those of a page are tested as pages. */
const examplesIn = (document: string) =>
  Array.from(readFileSync(document, 'utf8').matchAll(/^```(tsx|js)\n(.*?)^```/gms), ([, language, code = '']) => ({
    kind: language === 'js' ? 'ts' : 'tsx',
    code,
  }));

/** Address of the service in the documents. */
const DOCUMENTED = 'http://localhost:3000';

/** Lays an application out in a folder: its own files, the examples that are part of it, and the versions it is tried with. */
const layOut = (host: HostApplication, folder: string, service: string): void => {
  const { folder: name, without = [], documents, examples: files = {} } = host;
  cpSync(resolve('test/hosts/apps', name), folder, { recursive: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  const examples = documents
    .flatMap(examplesIn)
    .filter(({ code }) => !without.some((one) => code.includes(`'${one}'`)));
  for (const [at, { kind, code }] of examples.entries())
    writeFileSync(join(folder, `src/example-${at + 1}.${kind}`), code);
  for (const [path, example] of Object.entries(files)) {
    const text = readFileSync(join('demo/docs/examples', example), 'utf8');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text.replaceAll(DOCUMENTED, service));
  }
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest; // our own
  manifest.dependencies = changed(manifest.dependencies, host);
  manifest.devDependencies = changed(manifest.devDependencies, host);
  writeFileSync(file, JSON.stringify(manifest));
};

/**
 * Lays applications out in a folder beside the tarballs, and installs what they ask for and the packed product: one by
 * itself, several as the workspaces of one repository.
 */
export const freshHosts = async (
  group: readonly HostApplication[],
  tarballs: string,
  service: string,
): Promise<FreshHosts> => {
  const home = mkdtempSync(join(tarballs, 'host-'));
  const workspaces = group.length > 1 ? group.map(({ folder }) => folder) : [];
  const folderOf = ({ folder }: HostApplication) => (workspaces.length > 0 ? join(home, folder) : home);
  for (const host of group) layOut(host, folderOf(host), service);
  if (workspaces.length > 0) writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, workspaces }));
  await installPacked(home, packedIn(tarballs), workspaces);
  return { folderOf, remove: () => rmSync(home, { recursive: true, force: true }) };
};
