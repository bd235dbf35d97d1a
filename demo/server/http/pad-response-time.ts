/** Step of padded response times, in milliseconds: responses with and without an account leave alike. Ours: well above the work. */
export const RESPONSE_TIME_STEP_MS = 100;

/** Starts a timer and returns a function that waits for its next step: a defense against timing attacks. */
export const padResponseTime = (): (() => Promise<void>) => {
  const start = performance.now();
  return () => {
    const passed = performance.now() - start;
    return new Promise((resume) =>
      setTimeout(resume, Math.ceil(RESPONSE_TIME_STEP_MS - (passed % RESPONSE_TIME_STEP_MS))),
    );
  };
};
