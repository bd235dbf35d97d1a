import { describe, expect, it } from 'vitest';
import { bounded } from '../../../../demo/server/limits/bounded.ts';
import { argon2Hasher } from '../../../../demo/server/hasher/argon2-hasher.ts';
import { pageHasher } from '../../../../demo/server/hasher/page-hasher.ts';
import { breachedList, shortBreachedList } from '../../../../demo/server/passwords/breached-list.ts';
import { Busy } from '../../../../demo/server/ports.ts';
import { cpuMsOf } from '../../../kit/cpu-time.ts';

describe.each([
  ['argon2id', argon2Hasher(), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/],
  ['a page', pageHasher(), /^\$pbkdf2-sha256\$/],
])('a password hashed with %s', (_, hasher, form) => {
  it('is verified, and no other is', async () => {
    const hash = await hasher.hash('Demo-passw0rd-42');
    expect(hash).toMatch(form);
    expect(await hasher.verify(hash, 'Demo-passw0rd-42')).toBe(true);
    expect(await hasher.verify(hash, 'Demo-passw0rd-43')).toBe(false);
    expect(await hasher.verify(hash, '')).toBe(false);
  });

  it('is salted', async () => expect(await hasher.hash('same')).not.toBe(await hasher.hash('same')));

  it('is refused without a hash, or with a malformed one', async () => {
    expect(await hasher.verify(null, 'Demo-passw0rd-42')).toBe(false);
    expect(await hasher.verify('nonsense', 'Demo-passw0rd-42')).toBe(false);
  });
});

describe('an absent password', () => {
  it('costs as much work to refuse as a wrong one', async () => {
    const hasher = argon2Hasher();
    const hash = await hasher.hash('Demo-passw0rd-42');
    const least = async (kept: string | null) => {
      const works: number[] = [];
      for (let round = 0; round < 8; round += 1) works.push(await cpuMsOf(() => hasher.verify(kept, 'wrong')));
      return Math.min(...works);
    };
    expect(await least(null)).toBeGreaterThan(0.5 * (await least(hash)));
  });
});

describe('a bounded queue', () => {
  it('runs a few at once, lets a few wait and refuses the rest', async () => {
    const run = bounded(2, 3, 'Too many');
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const task = async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
    };
    const tasks = Array.from({ length: 6 }, () => run(task));
    await expect(tasks.pop()).rejects.toThrow(Busy);
    for (let ended = 0; ended < 5; ended += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    await Promise.all(tasks);
    expect(most).toBe(2);
    await run(async () => undefined);
  });

  it('continues after a failed task', async () => {
    const run = bounded(1, 0, 'Too many');
    await expect(run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await run(async () => 'next')).toBe('next');
  });
});

describe('a breached password', () => {
  it.each([
    ['the whole list', breachedList()],
    ['the list of a page', shortBreachedList()],
  ])('is known to %s, in whatever case', async (_, list) => {
    expect(await list.has('password123')).toBe(true);
    expect(await list.has('Password123')).toBe(true);
    expect(await list.has('Demo-passw0rd-42')).toBe(false);
  });
});
