/** Code of the binding that needs an app, in one chunk with the core: it is loaded beside the host's own code, never before it. */
export { openApp } from './open-app.ts';
export { requireSessionOf } from './require-session-of.ts';
export { retryAfterStepUp } from './retry-after-step-up.ts';
