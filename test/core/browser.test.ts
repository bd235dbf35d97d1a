import { afterEach, describe, expect, it, vi } from 'vitest';
import { withLock } from '../../core/browser/lock.ts';
import { shelf } from '../../core/browser/storage.ts';

afterEach(() => vi.unstubAllGlobals());

const stub = (request: (name: string, options: { signal: AbortSignal }, begin: () => unknown) => unknown) =>
  vi.stubGlobal('navigator', { locks: { request } });

describe('work that one tab does at a time', () => {
  it('is done where there are no locks', async () => expect(await withLock('a', 10, async () => 1)).toBe(1));

  it('is done under the lock', async () => {
    const names: string[] = [];
    stub((name, _, begin) => {
      names.push(name);
      return begin();
    });
    expect(await withLock('a', 10, async () => 1)).toBe(1);
    expect(names).toEqual(['a']);
  });

  it('is done all the same when the lock is never free', async () => {
    stub(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    expect(await withLock('a', 10, async () => 1)).toBe(1);
  });

  it('is not done twice when it fails', async () => {
    stub((_, _options, begin) => begin());
    const work = vi.fn(async () => Promise.reject(new Error('broken')));
    await expect(withLock('a', 10, work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('storage', () => {
  it('is empty where there is none', () => {
    const local = shelf('localStorage');
    local.write('a', '1');
    expect(local.read('a')).toBeUndefined();
  });

  it('is empty where it is blocked', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(shelf('localStorage').read('a')).toBeUndefined();
  });
});
