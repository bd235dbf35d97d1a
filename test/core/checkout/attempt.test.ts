import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SafeStorage } from '../../../core/browser/storage.ts';
import { attemptStore } from '../../../core/checkout/attempt.ts';
import { pendingChecks } from '../../../core/checkout/checkout.effects.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const memory = (): SafeStorage => {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
};

const order = { mode: 'buy', planId: 'growth' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an attempt to pay', () => {
  it('survives a reload, in its own tenant alone', () => {
    const local = memory();
    const { id } = attemptStore({ local, tab: memory() }, 'default', true).start('tenant-1', order);
    const reloaded = attemptStore({ local, tab: memory() }, 'default', true);
    expect(reloaded.read('tenant-1')).toMatchObject({ id, order });
    expect(reloaded.read('tenant-2')).toBeUndefined();
  });

  it('is known to be of this tab after a reload, and of no other', () => {
    const [local, tab] = [memory(), memory()];
    const attempt = attemptStore({ local, tab }, 'default', true).start('tenant-1', order);
    expect(attemptStore({ local, tab }, 'default', true).isOfTab(attempt)).toBe(true);
    expect(attemptStore({ local, tab: memory() }, 'default', true).isOfTab(attempt)).toBe(false);
  });

  it('is forgotten when its outcome is known, and after a day', () => {
    const [local, tab] = [memory(), memory()];
    const attempts = attemptStore({ local, tab }, 'default', true);
    attempts.start('tenant-1', order);
    attempts.end();
    expect(attemptStore({ local, tab }, 'default', true).read('tenant-1')).toBeUndefined();
    attempts.start('tenant-1', order);
    vi.advanceTimersByTime(DAY_MS + 1);
    expect(attempts.read('tenant-1')).toBeUndefined();
  });

  it('has a key of its own each time', () => {
    const attempts = attemptStore({ local: memory(), tab: memory() }, 'default', true);
    const ids = Array.from({ length: 3 }, () => attempts.start('tenant-1', order).id);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => /^[\da-f]{32}$/.test(id))).toBe(true);
  });

  it.each(['no json', '{}', '[1]', 'null', '{"id":1,"tenantId":"tenant-1","at":1,"order":{"mode":"card"}}'])(
    'that another script wrote as %s is none',
    (text) => {
      const local = memory();
      local.write('fe:checkout:default', text);
      expect(attemptStore({ local, tab: memory() }, 'default', true).read('tenant-1')).toBeUndefined();
    },
  );
});

describe('a pending payment', () => {
  it('is asked for soon, then ever more rarely, and no more once it is settled', () => {
    let asked = 0;
    const checks = pendingChecks(of('pending')).subscribe(() => (asked += 1));
    vi.advanceTimersByTime(1999);
    expect(asked).toBe(0);
    vi.advanceTimersByTime(1);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(12);
    checks.unsubscribe();
    const before = asked;
    vi.advanceTimersByTime(60_000);
    expect(asked).toBe(before);
  });

  it('is not asked for on other screens', () => {
    let asked = 0;
    pendingChecks(of('payment')).subscribe(() => (asked += 1));
    vi.advanceTimersByTime(60_000);
    expect(asked).toBe(0);
  });
});
