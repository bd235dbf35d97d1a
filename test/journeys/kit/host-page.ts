import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

/** Files of a host of the tests' own, by their path. */
export type HostFiles = Readonly<Record<string, string>>;

/** A strict policy, with one more source of scripts where a page has something inline. */
const policy = (scripts = '') => ({
  'content-security-policy': `default-src 'self'; img-src 'self' data:; script-src 'self' ${scripts}`,
});

/** A page of another host around the elements: `head` and `body` stand in a document under a strict policy. */
export const document = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body>${body}</body></html>`;

/**
 * Serves a host's files under `/host/` of the server's origin, every other address there by its page `index`, and the
 * package's doors under `/npm/`.
 */
export const serveHost = async (page: Page, files: HostFiles, scripts?: string): Promise<void> => {
  await page.route('**/host/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const script = files[pathname.slice('/host/'.length)];
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script });
    return route.fulfill({ contentType: 'text/html', headers: policy(scripts), body: files['index'] ?? '' });
  });
  await page.route('**/npm/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: await readFile(join('dist', pathname), 'utf8') });
  });
};
