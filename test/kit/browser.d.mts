/** A Chromium or Chrome to test in, installed first where the machine has none. */
export declare const findBrowser: () => string;

/** How Playwright is to launch the browser of the tests. */
export declare const launchOptions: () => { executablePath: string; args: string[] };
