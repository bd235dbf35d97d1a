import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { scratch, start } from './server.mjs';

const SECONDS = 5;
const CREDENTIALS = JSON.stringify({ email: 'ada@acme.test', password: 'Demo-passw0rd-42' });
const SIGN_IN = '/frontegg/identity/resources/auth/v1/user';
const ME = '/frontegg/identity/resources/users/v2/me';

const send = (agent, url, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    call.on('error', reject).end(body);
  });

/** Calls made over so many connections, each asking again as soon as it is answered. */
const load = async (connections, ask) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took = [];
  const refused = new Map();
  const from = performance.now();
  const end = from + SECONDS * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      const { status } = await ask(agent);
      if (status === 200) took.push(performance.now() - asked);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share) => (took[Math.floor(took.length * share)] ?? Number.NaN).toFixed(1);
  const no = [...refused].map(([status, count]) => `, ${count} answered ${status}`).join('');
  return `${(took.length / seconds).toFixed(0)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms${no}`;
};

/** What the server bears: sign-ins, and calls with a token. */
export const benchRequests = async () => {
  const { folder, remove } = await scratch();
  const server = await start(folder);
  const headers = { 'content-type': 'application/json' };
  const signIn = (agent) => send(agent, server.url + SIGN_IN, { method: 'POST', headers, body: CREDENTIALS });
  const { accessToken } = JSON.parse((await signIn()).text);
  const me = (agent) => send(agent, server.url + ME, { headers: { authorization: `Bearer ${accessToken}` } });
  const rows = [];
  try {
    for (const connections of [1, 10])
      rows.push([`sign-ins, ${connections} connections`, await load(connections, signIn)]);
    for (const connections of [1, 10, 100])
      rows.push([`calls with a token, ${connections} connections`, await load(connections, me)]);
  } finally {
    await server.stop();
    await remove();
  }
  return rows;
};
