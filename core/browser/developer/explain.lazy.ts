import { HEADINGS, isOtherSite, messageOf, type Problem } from './problems.ts';
import { showNote } from './note.ts';

/** Hosts of development: this machine's own. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Address of the troubleshooting page: at the development server that the scripts come from, which serves the documents,
 * else its file in the package.
 */
export const troubleshooting = (heading: string, script: string): string => {
  const { hostname, pathname, origin } = new URL(script, 'https://bundled.invalid');
  return LOOPBACK.test(hostname) && pathname.startsWith('/cdn/')
    ? `${origin}/docs/troubleshooting.html#${heading}`
    : `node_modules/fe-elements/demo/docs/troubleshooting.md#${heading}`;
};

/** Explains a misconfiguration on the console, and while the page is developed on the page itself. */
export const explain = (problem: Problem): void => {
  if (problem.kind === 'otherSite' && !isOtherSite(problem.service, problem.origin)) return;
  const [message, more] = [messageOf(problem), troubleshooting(HEADINGS[problem.kind], import.meta.url)];
  // oxlint-disable-next-line no-console -- the developer of the page looks there first
  console.error(`${message} More: ${more}`);
  if (globalThis.document && LOOPBACK.test(location.hostname)) showNote(message, more);
};
