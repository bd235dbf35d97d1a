import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { App } from '../../core/app-types.ts';

/** Bars on the page by app, without the automatic ones. */
const placed = new Map<App, number>();
const listeners = new Set<() => void>();

const add = (app: App, count: number): void => {
  placed.set(app, (placed.get(app) ?? 0) + count);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Counts a bar of the app while its component is mounted; the automatic bar is hidden as long. */
export const usePlacedBar = (app: App, isPlaced = true): void =>
  useLayoutEffect(() => {
    if (!isPlaced) return undefined;
    add(app, 1);
    return () => add(app, -1);
  }, [app, isPlaced]);

/** True while the page has a bar of the app besides the automatic one. */
export const useHasPlacedBar = (app: App): boolean => useSyncExternalStore(subscribe, () => (placed.get(app) ?? 0) > 0);
