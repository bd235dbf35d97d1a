import { threadMs } from '../thread-time.mjs';

/** Longest time a call may keep the event loop from everyone else, in milliseconds. */
export const BLOCKED_MS = 200;

/**
 * How long a stretch of work kept the event loop: its time on the clock, of which none counts that the machine gave to
 * other processes.
 */
const kept = (sinceMs: number, sinceCpuMs: number) =>
  Math.round(Math.min(performance.now() - sinceMs, threadMs() - sinceCpuMs));

/** Does something at once, and tells how long the event loop was kept by it. */
export const blocking = <Done>(work: () => Done): { done: Done; blockedMs: number } => {
  const [clock, cpu] = [performance.now(), threadMs()];
  const done = work();
  return { done, blockedMs: kept(clock, cpu) };
};

/** How often the event loop is asked whether it is free, in milliseconds: so much a stretch may seem too long. */
const LOOK_MS = 5;

/**
 * Awaits something, and tells the longest time in between for which the event loop took nothing else up. It is asked by a
 * timer: asked at every turn it would spin while the database works.
 */
export const longestBlock = async <Done>(work: () => Promise<Done>): Promise<{ done: Done; blockedMs: number }> => {
  let [clock, cpu] = [performance.now(), threadMs()];
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, kept(clock, cpu));
    [clock, cpu] = [performance.now(), threadMs()];
    timer = setTimeout(look, LOOK_MS);
  };
  let timer = setTimeout(look, LOOK_MS);
  const done = await work().finally(() => clearTimeout(timer));
  longest = Math.max(longest, kept(clock, cpu));
  return { done, blockedMs: longest };
};
