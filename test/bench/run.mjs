// `npm run bench`: what is claimed of speed, measured here and now. Needs a build; `npm start` makes one.
import { benchFirstField } from './first-field.bench.mjs';
import { benchFirstPaint } from './first-paint.bench.mjs';
import { benchRequests } from './requests.bench.mjs';
import { benchStart } from './start.bench.mjs';
import { benchTyping } from './typing.bench.mjs';

for (const bench of [benchStart, benchFirstField, benchFirstPaint, benchTyping, benchRequests])
  for (const [what, value] of await bench()) console.log(`${what.padEnd(52)} ${value}`);
