import { defineConfig } from 'playwright/test';
import { launchOptions } from '../kit/browser.mjs';

const TEST_MS = 60_000;

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default defineConfig({
  testDir: '.',
  timeout: TEST_MS,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: './own-server.ts',
  outputDir: '../../test-results',
  reporter: [['line'], ['json', { outputFile: process.env['FE_TEST_TOTALS'] ?? '../../test-results/journeys.json' }]],
  use: { launchOptions: launchOptions(), locale: 'en-US', trace: 'retain-on-failure', actionTimeout: 15_000 },
});
