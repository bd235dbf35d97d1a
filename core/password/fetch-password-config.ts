import { lazyModule } from '../browser/lazy-module.ts';

/** Loader of the code that asks for the rules of a new password. */
export const fetchPasswordConfig = lazyModule(() => import('./load-password-config.ts'));
