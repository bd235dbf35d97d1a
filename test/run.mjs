// `npm test`: everything, installed first where that is needed. Words after it run a part: check, size, bench,
// core, server, repo, hosts, faults, elements, journeys. `postgres=15` runs server, or the parts named beside it, over the
// PostgreSQL of that version that is installed, in place of the bundled one. Asked for by its word, faults makes 20 rounds of what it makes 3 of;
// hostile runs only so, for half an hour.
import { isBuilt } from '../demo/build/stamp.mjs';
import { ensureInstalled, fail, root } from '../demo/install.mjs';

process.chdir(root);
ensureInstalled();
// Tests bring their own database, port and keys; DATABASE_URL stays, as the PostgreSQL to test on.
for (const name of [
  'PORT',
  'DATA_DIR',
  'NODE_ENV',
  'FE_DEV',
  'FE_CONFIG',
  'FE_SECRET_KEYS',
  'PUBLIC_URL',
  'HOST',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUST_PROXY',
  'REFRESH_GRACE_MS',
])
  delete process.env[name];

const VERSION = /^postgres=(\d+)$/;
const words = process.argv.slice(2);
const [version] = words.flatMap((word) => VERSION.exec(word)?.[1] ?? []);
if (version) process.env.FE_TEST_POSTGRES = version;

const { steps } = await import('./kit/steps.mjs');
const { runSteps } = await import('./kit/step.mjs');

const parts = words.filter((word) => !VERSION.test(word));
const asked = version && parts.length === 0 ? ['server'] : parts;
if (asked.includes('faults')) process.env.FE_FAULT_ROUNDS ??= '20';
const known = new Set(steps.flatMap(({ of }) => of));

if (asked[0] === 'bench') {
  if (!isBuilt()) await import('../demo/build.mjs');
  delete process.env.NODE_ENV; // Vite sets it
  await import('./bench/run.mjs');
} else if (asked[0] === 'pictures') {
  process.argv.splice(2, 1);
  await import('./pictures/run.mjs');
} else {
  const unknown = asked.find((word) => !known.has(word));
  if (unknown)
    fail(`There is no part "${unknown}": ask for ${[...known, 'bench', 'pictures'].join(', ')}, or nothing for all.`);
  const chosen = steps.filter(({ of, alone }) =>
    asked.length === 0 ? !alone : of.some((word) => asked.includes(word)),
  );
  const held = await runSteps(chosen);
  process.exitCode = held ? 0 : 1;
}
