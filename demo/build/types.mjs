import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Declarations of all that is published. Throws with the compiler's words where the sources do not hold. */
export const writeTypes = async (folder) => {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '-p', 'demo/build/tsconfig.json', '--outDir', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
};
