/** Loads the core beside the host's own code, never before it. */
export const loadCore = () => import('./with-core.ts');
