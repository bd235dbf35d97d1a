import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './build/stamp.mjs';
import { ensureInstalled, fail, root } from './install.mjs';
import { supervise } from './supervise.mjs';

/** Builds `dist` if the sources have changed since it was made. */
const ensureBuilt = () => {
  if (isBuilt()) return;
  process.stdout.write('Building …\n');
  const { status, signal } = spawnSync(process.execPath, [join(root, 'demo/build.mjs')], { stdio: 'inherit' });
  if (signal) process.exit(0);
  if (status !== 0) fail('The build failed, see the message above: fix it and start again.');
};

/** Ends with the parent process: npm forwards Ctrl-C and SIGTERM, but can end without a signal. */
const endWithParent = () => {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref();
};

process.chdir(root);
ensureInstalled();
process.env.FE_DEV ??= '1';
process.env.NODE_ENV ??= process.env.FE_DEV === '1' ? 'development' : 'production';
if (process.argv.includes('--watch')) {
  const { watchSources } = await import('./watch.mjs');
  await watchSources();
} else {
  ensureBuilt();
  if (process.env.npm_lifecycle_event) endWithParent();
  supervise(join(root, 'dist/server/main.js'));
}
