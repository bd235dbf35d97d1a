import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { scratch, start } from './server.mjs';

const ROUNDS = 200;
const AT_ONCE = 10;
const AUTH = '/frontegg/identity/resources/auth/v1/user';
const HEADERS = { 'content-type': 'application/json' };
const BODY = JSON.stringify({ email: 'ada@acme.test', password: 'Demo-passw0rd-42' });
/** As many as the rounds need in an hour: what is measured is not the limit. */
const LIMIT = { times: ROUNDS * AT_ONCE * 2, seconds: 3600 };
const CONFIG = { limits: { signIn: { perAddress: LIMIT, perAccount: LIMIT } } };

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Two hundred rounds of ten sign-ins at once to one account, each of which has to be answered with a session. */
export const benchSignIns = async function* () {
  const { folder, remove } = await scratch();
  const file = join(folder, 'fe.config.json');
  await writeFile(file, JSON.stringify(CONFIG));
  const server = await start(folder, { FE_DEV: '1', FE_CONFIG: file });
  const took = [];
  const failures = new Map();
  const signIn = async () => {
    const from = performance.now();
    const answer = await fetch(server.url + AUTH, { method: 'POST', headers: HEADERS, body: BODY });
    const { accessToken } = await answer.json();
    took.push(performance.now() - from);
    if (!accessToken) failures.set(answer.status, (failures.get(answer.status) ?? 0) + 1);
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) await Promise.all(Array.from({ length: AT_ONCE }, signIn));
  } finally {
    await server.stop();
    await remove();
  }
  const sorted = took.toSorted((one, other) => one - other);
  const [half, most] = [part(sorted, 0.5), part(sorted, 0.99)].map((ms) => `${ms.toFixed(0)} ms`);
  yield [`${ROUNDS} rounds of ${AT_ONCE} sign-ins to one account`, `p50 ${half}, p99 ${most}`];
  yield ['of them failed', failures.size === 0 ? '0' : JSON.stringify(Object.fromEntries(failures))];
  if (failures.size > 0) throw new Error('Sign-ins at once to one account failed.');
};
