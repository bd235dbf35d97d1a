import { defineConfig } from 'playwright/test';
import { launchOptions } from '../kit/browser.mjs';

/** Patience for a busy machine; nothing waits longer than it must. */
const [TEST_MS, EXPECT_MS] = [240_000, 60_000];

/** A person's way through the built product, in a real browser over the real server. Two at a time, once each. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  timeout: TEST_MS,
  expect: { timeout: EXPECT_MS },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: './own-server.ts',
  outputDir: '../../test-results/journeys',
  reporter: [['line'], ['json', { outputFile: process.env['FE_TEST_TOTALS'] ?? '../../test-results/journeys.json' }]],
  use: {
    launchOptions: launchOptions(),
    locale: 'en-US',
    actionTimeout: EXPECT_MS,
    // Playwright scrolls the page to click at what still moves, and a menu closes when its button is scrolled away
    contextOptions: { reducedMotion: 'reduce' },
  },
});
