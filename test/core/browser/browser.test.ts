import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPage, createClock } from '../../../core/browser/page.ts';
import { pageAddress } from '../../../core/browser/location.ts';
import { withLock } from '../../../core/browser/page.ts';
import { safeStorage } from '../../../core/browser/storage.ts';

afterEach(() => vi.unstubAllGlobals());

const stub = (request: (name: string, options: { signal: AbortSignal }, begin: () => unknown) => unknown) =>
  vi.stubGlobal('navigator', { locks: { request } });

describe('a report to the page', () => {
  it('calls its onFronteggEvent, and nothing else of that name', () => {
    const onFronteggEvent = vi.fn();
    browserPage.report('user_verified', { userId: 'u1' });
    for (const window of [{}, { onFronteggEvent: 'text' }, { onFronteggEvent }]) {
      vi.stubGlobal('window', window);
      browserPage.report('user_verified', { userId: 'u1' });
    }
    expect(onFronteggEvent.mock.calls).toEqual([['user_verified', { userId: 'u1' }]]);
  });
});

describe('work under a lock across tabs', () => {
  it('runs without lock support', async () => expect(await withLock('a', 10, async () => 1)).toBe(1));

  it('runs under the lock', async () => {
    const names: string[] = [];
    stub((name, _, begin) => {
      names.push(name);
      return begin();
    });
    expect(await withLock('a', 10, async () => 1)).toBe(1);
    expect(names).toEqual(['a']);
  });

  it('runs anyway when the lock is never free', async () => {
    stub(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    expect(await withLock('a', 10, async () => 1)).toBe(1);
  });

  it('does not run twice when it fails', async () => {
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
  it('returns the elapsed time', () => expect(timesAt([5, 5], [20, 20])).toEqual([5, 20]));
  it('does not go back when the wall clock is set back', () =>
    expect(timesAt([10, 10], [20, -3_600_000], [30, -3_599_990])).toEqual([10, 20, 30]));
  it('includes the time the machine slept', () => expect(timesAt([10, 10], [11, 3_600_000])).toEqual([10, 3_600_000]));
  it('advances while the wall clock does not', () => expect(timesAt([10, 0], [20, 0])).toEqual([10, 20]));
});

describe("the history entry's state", () => {
  for (const state of [null, undefined, 5, 'text', true, [], { feStep: true }])
    it(`can be read where it is ${JSON.stringify(state)}`, () => {
      vi.stubGlobal('history', { state });
      expect(pageAddress.state()['feStep']).toBe(
        state && typeof state === 'object' && 'feStep' in state ? true : undefined,
      );
    });

  it('keeps the host’s state when the address is replaced', () => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: 5, replaceState });
    pageAddress.replace('/x');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(5, '', '/x');
  });
});

describe('storage', () => {
  it('is empty where storage is missing', () => {
    const local = safeStorage('localStorage');
    local.write('a', '1');
    expect(local.read('a')).toBeUndefined();
  });

  it('is empty where storage is blocked', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(safeStorage('localStorage').read('a')).toBeUndefined();
  });
});
