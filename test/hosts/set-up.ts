import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../demo/server/dev/database/free-port.ts';
import { dataFolder, startBuilt } from '../kit/built-server.ts';
import { hosts } from './hosts.ts';
import { npm } from './kit/npm.ts';
import type { Ground } from './kit/ground.ts';

/** Packs what is published, and starts one built server that lists the origins of all hosts. Its end is the answer. */
const setUp = async (): Promise<() => Promise<void>> => {
  const tarballs = mkdtempSync(join(tmpdir(), 'fe-hosts-'));
  await npm('.', ['pack', '--ignore-scripts', '--silent', '--pack-destination', tarballs]);
  const { folder, remove } = dataFolder();
  const ports: Record<string, number> = {};
  for (const { name } of hosts) ports[name] = await freePort();
  const FE_CONFIG = join(folder, 'fe.config.json');
  writeFileSync(FE_CONFIG, JSON.stringify({ origins: Object.values(ports).map((port) => `http://localhost:${port}`) }));
  const server = await startBuilt({ DATA_DIR: join(folder, 'data'), FE_CONFIG });
  await server.ready();
  const ground: Ground = { tarballs, ports, service: server.url };
  process.env['FE_HOSTS'] = JSON.stringify(ground);
  return async () => {
    await server.stop();
    remove();
    rmSync(tarballs, { recursive: true, force: true });
  };
};

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default setUp;
