import type { LaunchOptions } from 'playwright/test';

/** The browser the test command found; as root it runs without its sandbox. */
export const LAUNCH: LaunchOptions = {
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
