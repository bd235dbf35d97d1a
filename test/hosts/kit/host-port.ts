import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports outside the range of those that systems give to a server that asks for any, which begins at 32768. */
const [FIRST, END] = [20_000, 30_000];

/** Port for a host that starts minutes later, beside servers that ask for any free port. */
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
