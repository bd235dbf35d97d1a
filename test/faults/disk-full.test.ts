import { spawnSync } from 'node:child_process';
import { readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataFolder, startBuilt } from '../kit/built-server.ts';

const mount = (folder: string, megabytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string): void => void spawnSync('umount', ['-l', folder]);

/** Whether this machine lets us have a disk of a size of our own. */
const canMount = (): boolean => {
  const { folder, remove } = dataFolder();
  const mounted = mount(folder, 1);
  if (mounted) unmount(folder);
  remove();
  return mounted;
};

const fill = (folder: string): void => {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'full'), Buffer.alloc(Number(bavail) * Number(bsize)));
};

describe.skipIf(!canMount())('a start on a disk that is full', () => {
  let disk: ReturnType<typeof dataFolder>;
  beforeEach(() => {
    disk = dataFolder();
  });
  afterEach(() => {
    unmount(disk.folder);
    disk.remove();
  });

  const refusal = async (): Promise<string> => {
    const server = await startBuilt({ DATA_DIR: disk.folder });
    expect(await server.ended).toBe(1);
    const lines = server.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    return lines[0] ?? '';
  };
  const line = () => `The disk of ${disk.folder} is full: free some of it, or set DATA_DIR to a folder on another one.`;

  it('reports that nothing can be written', async () => {
    mount(disk.folder, 1);
    fill(disk.folder);
    expect(await refusal()).toBe(line());
  });

  it('reports that a database cannot be created, and cleans up', async () => {
    mount(disk.folder, 20);
    expect(await refusal()).toBe(line());
    expect(readdirSync(disk.folder)).toEqual([]);
  });

  it('reports that the existing database cannot start, and starts once there is space', async () => {
    mount(disk.folder, 200);
    const first = await startBuilt({ DATA_DIR: disk.folder });
    await first.ready();
    await first.stop();
    fill(disk.folder);
    expect(await refusal()).toBe(line());
    spawnSync('rm', [join(disk.folder, 'full')]);
    const again = await startBuilt({ DATA_DIR: disk.folder });
    await again.ready();
    await again.stop();
  });
});
