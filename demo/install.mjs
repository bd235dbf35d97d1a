import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Checks whether node_modules matches package-lock.json on this machine. */
const isInstalled = () => {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
};

/** Prints an error and ends the process. */
export const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!fits)
    fail(`Node ${process.versions.node} is too old: install Node 20.19, 22.12 or later from https://nodejs.org.`);
};

/** Installs the packages of the lockfile if they are not there yet. */
export const ensureInstalled = () => {
  checkNode();
  if (isInstalled()) return;
  process.stdout.write('Installing packages …\n');
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // those that are there stay: after an update one or two are missing
  const how = existsSync(join(root, 'node_modules/.package-lock.json')) ? ['install', '--no-save'] : ['ci'];
  const [command, ...args] = [...npm, ...how, '--no-audit', '--no-fund', '--loglevel=error'];
  // Development packages too: they build what is served.
  const env = { ...process.env, NODE_ENV: 'development' };
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (signal) process.exit(0);
  if (error) fail(`npm cannot be run (${error.code}): install npm, it comes with Node.`);
  if (status !== 0) fail('The packages were not installed, see npm’s message above: fix it and start again.');
};
