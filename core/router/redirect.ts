import type { BrowserPage } from '../browser/page.ts';
import type { Failure } from '../contract/failure.ts';
import { GENERIC } from '../client/read-answer.ts';
import type { CoreRouter } from './router.ts';

/**
 * Sends the browser where an answer says, http(s) only. It settles only if the page is still there: the host objected,
 * the address is none, or the page came back from the back-forward cache. Source: protocol/README.md#answers.
 */
export const redirectBrowser = (location: string, router: CoreRouter, page: BrowserPage): Promise<Failure> => {
  const url =
    location && URL.canParse(location, page.address.href()) ? new URL(location, page.address.href()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return Promise.resolve({ kind: 'malformed', message: GENERIC });
  const stayed: Failure = { kind: 'cancelled', message: 'The redirect was cancelled' };
  if (!router.leave(url, { load: true })) return Promise.resolve(stayed);
  return new Promise((resolve) => {
    const stop = page.onAwake((restored) => {
      if (!restored) return;
      stop();
      resolve(stayed);
    });
  });
};
