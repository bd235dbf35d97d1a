import { HEADINGS, isOtherSite, messageOf, type Problem } from './problems.ts';
import { showNote } from './note.ts';

/** Hosts of development: this machine's own. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Address of the troubleshooting page: at the development server that one of the page's scripts comes from, which serves
 * the documents, else its file in the package. Ours: no `import.meta`, which classic bundles do not have.
 */
export const troubleshooting = (heading: string, scripts: readonly string[]): string => {
  const server = scripts
    .map((script) => new URL(script, 'https://inline.invalid'))
    .find(({ hostname, pathname }) => LOOPBACK.test(hostname) && pathname.startsWith('/cdn/'));
  return server
    ? `${server.origin}/docs/troubleshooting.html#${heading}`
    : `node_modules/fe-elements/demo/docs/troubleshooting.md#${heading}`;
};

/** Explains a misconfiguration on the console, and while the page is developed on the page itself. */
export const explain = (problem: Problem): void => {
  if (problem.kind === 'otherSite' && !isOtherSite(problem.service, problem.origin)) return;
  const scripts = Array.from(globalThis.document?.scripts ?? [], ({ src }) => src);
  const [message, more] = [messageOf(problem), troubleshooting(HEADINGS[problem.kind], scripts)];
  // oxlint-disable-next-line no-console -- the developer of the page looks there first
  console.error(`${message} More: ${more}`);
  if (globalThis.document && LOOPBACK.test(location.hostname)) showNote(message, more);
};
