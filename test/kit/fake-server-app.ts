import { createTestApp, fakeTransport, type FakeAnswers } from '../../adapters/testing/index.ts';
import type { App } from '../../core/app-types.ts';
import type { AppOptions } from '../../core/options.ts';

/** A real app over a wire that answers from a table; no one is signed in unless the table says so. */
export const fakeServerApp = (options: AppOptions = {}, answers: FakeAnswers = {}): App =>
  createTestApp(fakeTransport(answers), options);
