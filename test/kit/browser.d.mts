/** The browser to test in: the one named by `CHROME_PATH`, else the lightest there is beside a whole one. */
export declare const findBrowser: () => string;

/** How Playwright is to launch the browser of the tests. */
export declare const launchOptions: () => { executablePath: string; args: string[] };

/** The same where a test needs all of a browser, as it is with windows. */
export declare const wholeBrowserOptions: () => { executablePath: string; args: string[] };
