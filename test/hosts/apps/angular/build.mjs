import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const run = (script, ...args) =>
  spawnSync(process.execPath, [`node_modules/@angular/${script}`, ...args], { encoding: 'utf8' });

// the address of the service is a constant of the build
const { status, stdout, stderr } = run(
  'cli/bin/ng.js',
  'build',
  `--define=SERVICE=${JSON.stringify(process.env.SERVICE)}`,
);
if (status !== 0) throw new Error(stdout + stderr);

const told = stripVTControlCharacters(run('compiler-cli/bundles/src/bin/ngc.js', '-p', 'wrong').stderr);
const found = new Set(Array.from(told.matchAll(/wrong\.ts:(\d+):\d+ - error/g), ([, line]) => Number(line)));
const lines = readFileSync('wrong/wrong.ts', 'utf8').split('\n');
const missed = lines.filter((text, at) => text.includes('<!-- wrong -->') && !found.has(at + 1));
if (missed.length > 0) throw new Error(`The compiler finds nothing wrong here:\n${missed.join('\n')}\n${told}`);
