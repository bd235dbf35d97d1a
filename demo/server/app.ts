import type { HostedLogin } from './federation/hosted/hosted-login.ts';
import { navigationsOf } from './navigations.ts';
import type { Ports } from './ports.ts';
import { routes } from './routes.ts';
import { type Server, serveRoutes } from './serve-routes.ts';

export type { Peer, Server } from './serve-routes.ts';

/** Creates the server with every route of the contract, from its ports; with hosted login, where applications use it. */
export const createServer = (ports: Ports, hosted?: HostedLogin): Server =>
  serveRoutes(ports, routes, navigationsOf(hosted), hosted?.metadata);
