import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
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

// for a base path the page alone is another one
cpSync('dist/browser', 'based/app', { recursive: true });
const page = 'based/app/index.csr.html';
writeFileSync(page, readFileSync(page, 'utf8').replace('<base href="/"', '<base href="/app/"'));

const told = stripVTControlCharacters(run('compiler-cli/bundles/src/bin/ngc.js', '-p', 'wrong').stderr);
const found = new Set(Array.from(told.matchAll(/wrong\.ts:(\d+):\d+ - error/g), ([, line]) => Number(line)));
const lines = readFileSync('wrong/wrong.ts', 'utf8').split('\n');
const missed = lines.filter((text, at) => text.includes('<!-- wrong -->') && !found.has(at + 1));
if (missed.length > 0) throw new Error(`The compiler finds nothing wrong here:\n${missed.join('\n')}\n${told}`);
