import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../../core/browser/page.ts';
import { pageAddress } from '../../../core/browser/location.ts';
import { withLock } from '../../../core/browser/page.ts';
import { safeStorage } from '../../../core/browser/storage.ts';

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

/** Readings of the clocks, one pair for each look. */
const timesAt = (...looks: [steady: number, wall: number][]) => {
  const steady = vi.spyOn(performance, 'now').mockReturnValue(0);
  const wall = vi.spyOn(Date, 'now').mockReturnValue(0);
  const now = createClock();
  const times = looks.map(([steadyMs, wallMs]) => {
    steady.mockReturnValue(steadyMs);
    wall.mockReturnValue(wallMs);
    return now();
  });
  vi.restoreAllMocks();
  return times;
};

describe('the clock', () => {
  it('tells the time that has passed', () => expect(timesAt([5, 5], [20, 20])).toEqual([5, 20]));
  it('does not go back when the wall clock is set back', () =>
    expect(timesAt([10, 10], [20, -3_600_000], [30, -3_599_990])).toEqual([10, 20, 30]));
  it('counts the time the machine slept', () => expect(timesAt([10, 10], [11, 3_600_000])).toEqual([10, 3_600_000]));
  it('counts the time while the wall clock stands', () => expect(timesAt([10, 0], [20, 0])).toEqual([10, 20]));
});

describe("the history entry's state", () => {
  for (const state of [null, undefined, 5, 'text', true, [], { feStep: true }])
    it(`can be looked into where it is ${JSON.stringify(state)}`, () => {
      vi.stubGlobal('history', { state });
      expect(pageAddress.state()['feStep']).toBe(
        state && typeof state === 'object' && 'feStep' in state ? true : undefined,
      );
    });

  it('is left as the host has it when the address is replaced', () => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: 5, replaceState });
    pageAddress.replace('/x');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(5, '', '/x');
  });
});

describe('storage', () => {
  it('is empty where there is none', () => {
    const local = safeStorage('localStorage');
    local.write('a', '1');
    expect(local.read('a')).toBeUndefined();
  });

  it('is empty where it is blocked', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(safeStorage('localStorage').read('a')).toBeUndefined();
  });
});
