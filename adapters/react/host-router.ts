/** Router of React Router's data mode, as `createBrowserRouter()` answers it. */
interface DataRouter {
  readonly basename?: string | undefined;
  navigate(path: string, options: { replace: boolean }): unknown;
  subscribe(listener: () => void): () => void;
  revalidate(): unknown;
}

/** Router of TanStack Router, as its `createRouter()` answers it. */
interface TanStackRouter {
  readonly basepath?: string;
  readonly history: { subscribe(listener: () => void): () => void };
  navigate(to: { href: string; replace: boolean }): unknown;
  invalidate(): unknown;
}

/** Router of the host that is made outside of components. */
export type HostRouter = DataRouter | TanStackRouter;

/** Base path of a router, where there is one. */
export const basenameOf = (router: HostRouter | undefined): string | undefined =>
  router && ('history' in router ? router.basepath : router.basename);
