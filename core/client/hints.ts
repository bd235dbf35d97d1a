import type { FailureKind, Failure } from '../contract/failure.ts';
import type { BrowserPage } from '../browser/page.ts';
import type { WireRequest } from '../transport.ts';

type Hint = (origin: string, failure: Failure) => string;

/** Hints to the developer, by failure: misconfigurations that a visitor cannot fix. */
const HINTS: Readonly<Partial<Record<FailureKind, Hint>>> = {
  originNotAllowed: (origin) =>
    `the service does not let pages of ${origin} call it. Add "${origin}" to \`origins\` in its configuration.`,
  serviceMissing: (_, { status }) =>
    `no fe server answers there (${status}). Set \`baseUrl\` (\`base-url\`) to the server's address, or have your development server pass these calls on to it.`,
  offline: (origin) =>
    `no answer. Either nothing is to be reached there, or that service does not have "${origin}" among its \`origins\`.`,
};

/** Logs hints to the developer's console, each once, about misconfigurations between the page and the service. */
export const developerHints = ({ address, log }: Pick<BrowserPage, 'address' | 'log'>) => {
  const logged = new Set<FailureKind>();
  return ({ method, url }: Pick<WireRequest, 'method' | 'url'>, failure: Failure): void => {
    const { kind } = failure;
    const here = new URL(address.href()).origin;
    // a browser that has no network at all, and a server of the page's own that is down, ask for no configuration
    if (logged.has(kind) || (kind === 'offline' && new URL(url, here).origin === here)) return;
    const hint = HINTS[kind]?.(here, failure);
    if (!hint) return;
    logged.add(kind);
    log('error', `${method} ${url.split('?')[0]}: ${hint}`);
  };
};
