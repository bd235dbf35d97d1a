// `npm run bench`: what is claimed of speed, measured here and now. Words after it choose: `npm run bench requests memory`.
import { benchAccounts } from './accounts.bench.mjs';
import { benchFirstField } from './first-field.bench.mjs';
import { benchFirstPaint } from './first-paint.bench.mjs';
import { benchMemory } from './memory.bench.mjs';
import { benchListCost, benchPeople, benchScrolling } from './people.bench.mjs';
import { benchPressing } from './pressing.bench.mjs';
import { benchRequests } from './requests.bench.mjs';
import { benchSignIns } from './sign-ins.bench.mjs';
import { benchSockets } from './sockets.bench.mjs';
import { benchStart } from './start.bench.mjs';
import { benchTokens } from './tokens.bench.mjs';
import { benchTyping } from './typing.bench.mjs';

const BENCHES = {
  start: benchStart,
  'first-field': benchFirstField,
  'first-paint': benchFirstPaint,
  typing: benchTyping,
  pressing: benchPressing,
  requests: benchRequests,
  'sign-ins': benchSignIns,
  memory: benchMemory,
  sockets: benchSockets,
  people: benchPeople,
  tokens: benchTokens,
  accounts: benchAccounts,
};
/** Parts of `people`, each by itself only where it is asked for. */
const PARTS = { 'list-cost': benchListCost, scrolling: benchScrolling };

const asked = process.argv.slice(3);
for (const [name, bench] of Object.entries({ ...BENCHES, ...PARTS }))
  if (asked.includes(name) || (asked.length === 0 && name in BENCHES))
    for await (const [what, value] of await bench()) console.log(`${what.padEnd(52)} ${value}`);
