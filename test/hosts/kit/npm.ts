import { execFile } from 'node:child_process';
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
