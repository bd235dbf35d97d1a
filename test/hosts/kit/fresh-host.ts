import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { HostApplication } from '../hosts.ts';
import { installPacked, packedIn } from './npm.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** An application outside the repository, with the packed product installed. */
export interface FreshHost {
  readonly folder: string;
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

/** Copies an application into a folder of its own beside the tarballs, and installs what it asks for and them. */
export const freshHost = async (host: HostApplication, tarballs: string, service: string): Promise<FreshHost> => {
  const { folder: name, without = [], documents, examples: files = {} } = host;
  const folder = mkdtempSync(join(tarballs, `${name}-`));
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
  await installPacked(folder, packedIn(tarballs));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
