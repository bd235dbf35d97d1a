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

/** Server in a page, loaded lazily: the first routes of sign-in immediately, the rest and most people on first use. */
export const serveInParts = (ports: Ports): Server => {
  const first = serveRoutes(ports, firstRoutes);
  let whole: Promise<Server> | undefined;
  return async (request, peer) => {
    if (isAmongFirst(request)) return first(request, peer);
    whole ??= openWhole(ports);
    return (await whole)(request, peer);
  };
};
