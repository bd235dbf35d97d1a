import { dataFolder, startBuilt } from '../kit/built-server.ts';

/** One built server with seeded people for all journeys, at `BASE_URL`. Its end is the answer: there its log is searched for secrets. */
const startServer = async (): Promise<() => Promise<void>> => {
  const { folder, remove } = dataFolder();
  const server = await startBuilt({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  await server.ready();
  process.env['BASE_URL'] = server.url;
  return async () => {
    await server.stop();
    remove();
  };
};

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default startServer;
