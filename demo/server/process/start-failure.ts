/** A reason the server cannot start, as one line that says what to do. It is printed without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** The code of a system or PostgreSQL error (`EADDRINUSE`, `28P01`), where it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
