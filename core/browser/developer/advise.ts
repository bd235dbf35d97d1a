import type { Problem } from './problems.ts';

/** Explains a misconfiguration to the page's developer. The words are loaded when there is one. */
export const advise = (problem: Problem): void =>
  // without a network nothing can be explained, and nothing is misconfigured
  void import('./explain.lazy.ts').then(
    ({ explain }) => explain(problem),
    () => undefined,
  );
