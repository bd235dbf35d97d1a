import { createServer } from 'vite';
import { root } from '../../demo/install.mjs';

/** What stays with the test runner: its own pages and sockets, and files served as they stand. */
const OWN = /^\/(__web|wds|dist\/|node_modules\/@web\/test-runner-(core|mocha))/;

/** Web Test Runner serves through Vite, so that tests see the sources as the build does, React made ready beforehand. */
export const viteMiddleware = async () => {
  const vite = await createServer({
    root,
    appType: 'custom',
    mode: 'test',
    logLevel: 'warn',
    cacheDir: 'node_modules/.cache/vite-elements',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: {
      entries: [
        'elements/**/*.{ts,tsx}',
        'core/**/*.ts',
        'adapters/**/*.{ts,tsx}',
        'demo/preview/**/*.{ts,tsx}',
        'test/{elements,adapters}/**/*.{ts,tsx}',
      ],
      include: ['react/jsx-dev-runtime', 'react/jsx-runtime'],
      exclude: ['@web/test-runner-commands'],
    },
    plugins: [
      {
        name: 'test-runner-modules',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('/__web') ? { id, external: true } : undefined),
      },
    ],
  });
  return async (context, next) => {
    if (OWN.test(context.path) || context.path === '/') return next();
    await new Promise((resolve, reject) => {
      context.res.once('close', resolve);
      context.respond = false;
      context.res.statusCode = 200;
      vite.middlewares(context.req, context.res, (error) => {
        context.respond = true;
        if (error) reject(error);
        else resolve(next());
      });
    });
  };
};
