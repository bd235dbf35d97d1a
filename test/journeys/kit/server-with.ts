import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltServer, dataFolder, startBuilt } from '../../kit/built-server.ts';

/** Another server, by another operator's configuration, over a database of its own. */
export const serverWith = async (config: object): Promise<Pick<BuiltServer, 'url' | 'stop'>> => {
  const { folder, remove } = dataFolder();
  const file = join(folder, 'fe.config.json');
  writeFileSync(file, JSON.stringify(config));
  const server = await startBuilt({ DATA_DIR: join(folder, 'data'), FE_CONFIG: file });
  await server.ready();
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      remove();
    },
  };
};
