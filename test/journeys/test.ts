import { test as base } from 'playwright/test';

export { expect } from 'playwright/test';

/** A journey at the server that was started for the journeys. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  baseURL: async ({}, use) => use(process.env['BASE_URL']),
});
