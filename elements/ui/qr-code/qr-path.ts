import { encode } from 'uqr';

/** Quiet zone around a code, in modules; scanners need it. Source: ISO/IEC 18004. */
const QUIET = 4;

/** SVG path of a QR code in a square of `side` modules; `undefined` for a text that is too long. */
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

/**
 * Modules of a QR code with error correction level M, which restores 15 %: enough for a screen seen at an angle.
 * `undefined` for a text that is too long.
 */
const modulesOf = (text: string): boolean[][] | undefined => {
  try {
    return encode(text, { ecc: 'M', border: 0 }).data;
  } catch {
    // the library has no other way to say that a text is too long
    return undefined;
  }
};

/** Runs of dark modules in a row: start and length. */
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
