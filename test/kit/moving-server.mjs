// `dist/server/main.js` whose time a test moves on: it is told by how many milliseconds, and says when it has.
import { fileURLToPath } from 'node:url';
import { openApplication, runServer } from '../../dist/server/index.js';

const OwnDate = Date;
let moved = 0;

globalThis.Date = class extends OwnDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [OwnDate.now() + moved]));
  }
  static now() {
    return OwnDate.now() + moved;
  }
};

runServer((parts) => openApplication({ ...parts, dist: fileURLToPath(new URL('../../dist/', import.meta.url)) }));

process.on('message', (ms) => {
  moved += ms;
  process.send('moved');
});
