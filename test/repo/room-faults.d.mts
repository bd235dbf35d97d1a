import type { Listed } from './rooms.mjs';

/** Imports that cross rooms against their order, files without a room, rooms without a file, and circles. A line each. */
export function roomFaults(
  files: readonly string[],
  importsOf: (file: string) => readonly { readonly to: string }[],
  tables?: Readonly<Record<string, readonly Listed[]>>,
  withoutCircles?: readonly string[],
): string[];
