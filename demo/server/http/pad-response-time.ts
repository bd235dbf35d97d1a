/** Answers that must not tell an account from none leave on this beat, in milliseconds. Ours: well above the work. */
export const RESPONSE_TIME_STEP_MS = 100;

/** Starts a watch; awaiting what it gives waits for the next beat, so that the work's own time cannot be read off. */
export const padResponseTime = (): (() => Promise<void>) => {
  const start = performance.now();
  return () => {
    const passed = performance.now() - start;
    return new Promise((resume) =>
      setTimeout(resume, Math.ceil(RESPONSE_TIME_STEP_MS - (passed % RESPONSE_TIME_STEP_MS))),
    );
  };
};
