import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NetworkStatus } from '../../../core/queries/network-status.ts';
import { followConnection } from '../../../core/queries/network-status.ts';

const wire = () => {
  let isOffline = false;
  const listeners = new Set<() => void>();
  const network: NetworkStatus = {
    isOffline: () => isOffline,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    network,
    listeners,
    set: (now: boolean) => {
      isOffline = now;
      listeners.forEach((tell) => tell());
    },
  };
};

const follow = () => {
  const { network, ...browser } = wire();
  const offline = new BehaviorSubject(false);
  const reach = vi.fn(async () => undefined);
  const start = () => followConnection({ offline, reach, lose: () => offline.next(true), network });
  return { offline, reach, browser, start };
};

describe('the connection to the service', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is lost when the browser is or was offline', () => {
    const { offline, browser, start } = follow();
    const first = start();
    expect(offline.value).toBe(false);
    browser.set(true);
    expect(offline.value).toBe(true);
    first.unsubscribe();
    offline.next(false);
    start();
    expect(offline.value).toBe(true);
  });

  it('is tried at once when the browser is online again, which alone does not restore it', () => {
    const { offline, reach, browser, start } = follow();
    start();
    browser.set(true);
    browser.set(false);
    expect([reach.mock.calls.length, offline.value]).toEqual([1, true]);
  });

  it('is retried with backoff while lost, and no more once restored or unsubscribed', async () => {
    const { offline, reach, browser, start } = follow();
    const following = start();
    offline.next(true);
    const after = async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      return reach.mock.calls.length;
    };
    expect([await after(5), await after(10), await after(20), await after(39)]).toEqual([1, 2, 3, 3]);
    expect([await after(1), await after(60), await after(60)]).toEqual([4, 5, 6]);
    offline.next(false);
    expect(await after(120)).toBe(6);
    offline.next(true);
    expect(await after(5)).toBe(7);
    following.unsubscribe();
    expect([await after(120), browser.listeners.size]).toEqual([7, 0]);
  });
});
