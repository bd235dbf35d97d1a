import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports that no system gives to who asks for any: those for that begin at 32768. */
const [FIRST, END] = [20_000, 30_000];

/** Port for a host that starts minutes later, beside servers that are given any free port meanwhile. */
export const hostPort = async (): Promise<number> => {
  const port = randomInt(FIRST, END);
  const probe = createServer().listen(port, 'localhost');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return hostPort();
  probe.close();
  await once(probe, 'close');
  return port;
};
