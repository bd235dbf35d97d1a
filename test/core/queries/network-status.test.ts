import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line } from '../../../core/queries/network-status.ts';
import { followConnection } from '../../../core/queries/network-status.ts';

const wire = () => {
  let isCut = false;
  const listeners = new Set<() => void>();
  const line: Line = {
    isCut: () => isCut,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    line,
    listeners,
    set: (now: boolean) => {
      isCut = now;
      listeners.forEach((tell) => tell());
    },
  };
};

const follow = () => {
  const { line, ...browser } = wire();
  const cut = new BehaviorSubject(false);
  const reach = vi.fn(async () => undefined);
  const start = () => followConnection({ cut, reach, lose: () => cut.next(true), line });
  return { cut, reach, browser, start };
};

describe('a connection that is followed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is lost when the browser says so, or has said so before', () => {
    const { cut, browser, start } = follow();
    const first = start();
    expect(cut.value).toBe(false);
    browser.set(true);
    expect(cut.value).toBe(true);
    first.unsubscribe();
    cut.next(false);
    start();
    expect(cut.value).toBe(true);
  });

  it('is tried at once when the browser has a network again, which alone does not make it whole', () => {
    const { cut, reach, browser, start } = follow();
    start();
    browser.set(true);
    browser.set(false);
    expect([reach.mock.calls.length, cut.value]).toEqual([1, true]);
  });

  it('is tried less and less often while it is lost, and no more once it is whole or nobody follows', async () => {
    const { cut, reach, browser, start } = follow();
    const following = start();
    cut.next(true);
    const after = async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      return reach.mock.calls.length;
    };
    expect([await after(5), await after(10), await after(20), await after(39)]).toEqual([1, 2, 3, 3]);
    expect([await after(1), await after(60), await after(60)]).toEqual([4, 5, 6]);
    cut.next(false);
    expect(await after(120)).toBe(6);
    cut.next(true);
    expect(await after(5)).toBe(7);
    following.unsubscribe();
    expect([await after(120), browser.listeners.size]).toEqual([7, 0]);
  });
});
