import { createServer, type RequestListener } from 'node:http';
import { codeOf, StartFailure } from './start-failure.ts';

/** How long open requests may take to end once the server is told to stop, in milliseconds. */
const DRAIN_MS = 3000;

/** A server that listens. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

const explain = (error: Error, port: number): Error => {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
  if (code === 'EACCES') return new StartFailure(`Port ${port} is closed to this user: set PORT to one above 1023.`);
  return error;
};

/** Opens the port, on one address of this machine or (without `host`) on all. */
export const listen = (listener: RequestListener, port: number, host?: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', (error) => reject(explain(error, port)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeIdleConnections();
            setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
          }),
      });
    });
  });
