import type { Ports } from './ports.ts';
import { routes } from './routes.ts';
import { type Server, serveRoutes } from './serve-routes.ts';

export type { Peer, Server } from './serve-routes.ts';

/** Makes the server, with every call there is, out of everything it needs of the world outside. */
export const createServer = (ports: Ports): Server => serveRoutes(ports, routes);
