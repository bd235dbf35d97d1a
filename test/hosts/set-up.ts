import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAccount } from '../../demo/server/dev/database/account.ts';
import { embeddedBinaries } from '../../demo/server/dev/database/binaries.ts';
import { dataFolder, startBuilt } from '../kit/built-server.ts';
import { startScratchPostgres } from '../kit/scratch-postgres.ts';
import { hosts } from './hosts.ts';
import { hostPort } from './kit/host-port.ts';
import { installPacked, pack } from './kit/npm.ts';
import type { Ground } from './kit/ground.ts';

/** Installs the packed server in an empty folder, and returns its command. */
const installServer = async (tarballs: string): Promise<string> => {
  const home = join(tarballs, 'server');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  await installPacked(home, await pack('fe-elements-server', home));
  return join(home, 'node_modules/.bin/fe-server');
};

/** Packs both packages, and starts the server of the one over a database for the hosts of the other. Its end is the answer. */
const setUp = async (): Promise<() => Promise<void>> => {
  const tarballs = mkdtempSync(join(tmpdir(), 'fe-hosts-'));
  await pack('fe-elements', tarballs);
  const command = await installServer(tarballs);
  const database = await startScratchPostgres(embeddedBinaries(databaseAccount()));
  const { folder, remove } = dataFolder();
  const ports: Record<string, number> = {};
  for (const { name } of hosts) ports[name] = await hostPort();
  const FE_CONFIG = join(folder, 'fe.config.json');
  writeFileSync(FE_CONFIG, JSON.stringify({ origins: Object.values(ports).map((port) => `http://localhost:${port}`) }));
  const server = await startBuilt({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), FE_CONFIG }, [command]);
  await server.ready();
  const ground: Ground = { tarballs, ports, service: server.url };
  process.env['FE_HOSTS'] = JSON.stringify(ground);
  return async () => {
    await server.stop();
    await database.stop();
    remove();
    rmSync(tarballs, { recursive: true, force: true });
  };
};

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default setUp;
