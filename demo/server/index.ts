/** Entry point for a custom server: the handlers alone, or the complete server in this process. */
export { createServer, type Peer, type Server } from './app.ts';
export { openApplication } from './application.ts';
export type { Ports } from './ports.ts';
export type { Application } from './process/health-checks.ts';
export { type ProcessParts, runServer } from './process/run.ts';
export { memoryStore } from './store/memory.ts';
export { postgresStore } from './store/postgres.ts';
