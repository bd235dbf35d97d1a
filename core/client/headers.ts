import type { RequestSource } from './calls.ts';
import type { ContextOptions } from '../options.ts';

/** Input for the headers of a call, besides the host's resolvers. */
export interface HeaderInput {
  /** Verbatim. */
  authorization: string | undefined;
  source: RequestSource | undefined;
  form: boolean;
}

/** The headers of every call; the host's own come last. Source: protocol/README.md#headers. */
export const headersOf = async (
  { metadataHeaders, tenantResolver, additionalHeadersResolver }: ContextOptions,
  { authorization, source, form }: HeaderInput,
): Promise<Record<string, string>> => {
  const { tenant } = (await tenantResolver?.()) ?? {};
  const added = (await additionalHeadersResolver?.()) ?? [];
  const named: [string, string | null | undefined][] = [
    // the browser writes a form's own, with its boundary
    ['Content-Type', form ? undefined : 'application/json'],
    ['Authorization', authorization],
    ['frontegg-source', source],
    ['x-frontegg-framework', metadataHeaders?.framework],
    ['x-frontegg-sdk', metadataHeaders?.fronteggSdkVersion],
    ['frontegg-login-alias', tenant],
    ...added.map(({ key, value }): [string, string] => [key, value]),
  ];
  const headers: Record<string, string> = {};
  for (const [name, value] of named) if (value) headers[name] = value;
  return headers;
};
