import { encode } from 'uqr';

/** Modules of white around a code, without which it is not found. Source: ISO/IEC 18004. */
const QUIET = 4;

/** A code as one path in a square of `side` modules, or nothing for a text that no code can hold. */
export const qrPath = (text: string): { readonly path: string; readonly side: number } | undefined => {
  const rows = modulesOf(text);
  return (
    rows && {
      path: rows
        .map((row, y) =>
          runsOf(row)
            .map(([x, length]) => `M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`)
            .join(''),
        )
        .join(''),
      side: rows.length + 2 * QUIET,
    }
  );
};

/** A seventh of the code may be unreadable: enough for a screen seen at an angle. */
const modulesOf = (text: string): boolean[][] | undefined => {
  try {
    return encode(text, { ecc: 'M', border: 0 }).data;
  } catch {
    // the library has no other way to say that a text is too long
    return undefined;
  }
};

/** Dark stretches of a row: where each begins and how long it is. */
const runsOf = (row: readonly boolean[]): [at: number, length: number][] => {
  const runs: [number, number][] = [];
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === at) last[1] += 1;
    else runs.push([at, 1]);
  }
  return runs;
};
