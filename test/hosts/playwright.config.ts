import { defineConfig } from 'playwright/test';
import { launchOptions } from '../kit/browser.mjs';

/** A host is installed and built within its test. */
const [TEST_MS, EXPECT_MS] = [600_000, 60_000];

/** The packed product in fresh applications, each used in a real browser over the real server. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default defineConfig({
  testDir: '.',
  testMatch: 'hosts.journey.ts',
  timeout: TEST_MS,
  expect: { timeout: EXPECT_MS },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: './set-up.ts',
  outputDir: '../../test-results/hosts',
  reporter: [['line'], ['json', { outputFile: process.env['FE_TEST_TOTALS'] ?? '../../test-results/hosts.json' }]],
  use: {
    launchOptions: launchOptions(),
    locale: 'en-US',
    actionTimeout: EXPECT_MS,
    // Playwright scrolls the page to click at what still moves, and a menu closes when its button is scrolled away
    contextOptions: { reducedMotion: 'reduce' },
  },
});
