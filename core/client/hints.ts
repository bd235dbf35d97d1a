import type { Failure, FailureKind } from '../contract/failure.ts';
import type { BrowserPage } from '../browser/page.ts';
import type { WireRequest } from '../transport.ts';

/** Explains to the page's developer, each once, the misconfigurations between the page and the service. */
export const developerHints = ({ address, advise }: Pick<BrowserPage, 'address' | 'advise'>) => {
  const explained = new Set<FailureKind>();
  return ({ method, url }: Pick<WireRequest, 'method' | 'url'>, { kind, status = 0 }: Failure): void => {
    if (explained.has(kind)) return;
    const { origin } = new URL(address.href());
    const call = `${method} ${url.split('?')[0]}`;
    if (kind === 'serviceMissing') advise({ kind, call, status });
    // a browser that has no network at all, and a server of the page's own that is down, ask for no configuration
    else if (kind === 'originNotAllowed' || (kind === 'offline' && new URL(url, origin).origin !== origin))
      advise({ kind, call, origin });
    else return;
    explained.add(kind);
  };
};
