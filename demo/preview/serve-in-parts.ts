import { firstAreas } from '../server/first-routes.ts';
import type { Ports } from '../server/ports.ts';
import { type Server, serveRoutes } from '../server/serve-routes.ts';

const firstRoutes = Object.values(firstAreas).flat();

const paths = firstRoutes.map(({ endpoint: { method, path } }) => ({
  method,
  path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const isAmongFirst = (request: Request): boolean => {
  const { pathname } = new URL(request.url);
  return paths.some(({ method, path }) => method === request.method && path.test(pathname));
};

const openWhole = async (ports: Ports): Promise<Server> => {
  const [{ createServer }, { seedColleagues }] = await Promise.all([
    import('../server/app.ts'),
    import('../server/dev/seed-colleagues.ts'),
  ]);
  await seedColleagues(ports);
  return createServer(ports);
};

/** Server in a page, and what loads the rest of it. */
export interface ServerInParts {
  readonly serve: Server;
  loadWhole(): Promise<Server>;
}

/** Server in a page, loaded lazily: the first routes of sign-in immediately, the rest and most people on first use. */
export const serveInParts = (ports: Ports): ServerInParts => {
  const first = serveRoutes(ports, firstRoutes);
  let whole: Promise<Server> | undefined;
  const loadWhole = () =>
    (whole ??= openWhole(ports).catch((error: unknown) => {
      // the chunk did not arrive: the next call tries again
      whole = undefined;
      throw error;
    }));
  return {
    serve: async (request, peer) => (isAmongFirst(request) ? first(request, peer) : (await loadWhole())(request, peer)),
    loadWhole,
  };
};
