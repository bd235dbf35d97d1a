import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The npm that runs us, else the one in the path; Windows finds that by a shell alone. */
const [command, ...first] = process.env['npm_execpath']?.endsWith('.js')
  ? [process.execPath, process.env['npm_execpath']]
  : ['npm'];

interface Told {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs npm in a folder. Throws with all it wrote where it fails. */
export const npm = async (cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  try {
    await run(command, [...first, ...args], {
      cwd,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout, stderr } = error as Told; // what execFile adds to its errors
    throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
};

/** The tarball in a folder. */
export const packedIn = (folder: string): string => {
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`nothing is packed in ${folder}`);
  return join(folder, tarball);
};

/** Packs one of the packages that the build has laid out into a folder. Returns the tarball. */
export const pack = async (name: string, folder: string): Promise<string> => {
  await npm(join('dist/packages', name), ['pack', '--silent', '--pack-destination', folder]);
  return packedIn(folder);
};

/** Installs a tarball beside what a folder's package.json asks for, or those of its workspaces do. */
export const installPacked = (folder: string, tarball: string, workspaces: readonly string[] = []): Promise<void> => {
  const quick = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const into = workspaces.map((name) => `--workspace=${name}`);
  return npm(folder, ['install', '--include=dev', ...quick, ...into, tarball]);
};
