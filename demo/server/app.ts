import { navigations } from './navigations.ts';
import type { Ports } from './ports.ts';
import { routes } from './routes.ts';
import { type Server, serveRoutes } from './serve-routes.ts';

export type { Peer, Server } from './serve-routes.ts';

/** Creates the server with every route of the contract, from its ports. */
export const createServer = (ports: Ports): Server => serveRoutes(ports, routes, navigations);
