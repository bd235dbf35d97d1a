/** Error: reasons why the server cannot start, each one line with its remedy, printed without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  readonly faults: readonly string[];

  constructor(...faults: readonly [string, ...string[]]) {
    super(faults.length > 1 ? ['The server cannot start:', ...faults].join('\n- ') : faults[0]);
    this.faults = faults;
  }
}

/** Runs all readers. Throws one `StartFailure` with the faults of all. */
export const readAll = <Values extends object>(reads: { [Name in keyof Values]: () => Values[Name] }): Values => {
  const faults = new Set<string>();
  const values: Partial<Values> = {};
  for (const name in reads)
    try {
      values[name] = reads[name]();
    } catch (cause) {
      if (!(cause instanceof StartFailure)) throw cause;
      for (const fault of cause.faults) faults.add(fault);
    }
  const [first, ...rest] = faults;
  if (first !== undefined) throw new StartFailure(first, ...rest);
  return values as Values; // none was refused
};

/** Code of a system or PostgreSQL error (`EADDRINUSE`, `28P01`), if it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
