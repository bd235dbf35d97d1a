import { DEFAULT_PREFIX } from '../contract/paths.ts';
import type { ContextOptions, KeyValue } from '../options.ts';

/** The call's address: base, prefix unless the base ends with it, path. Source: protocol/README.md#addresses. */
export const addressOf = ({ baseUrl, urlPrefix = DEFAULT_PREFIX }: ContextOptions, path: string): string => {
  if (/^https?:\/\//i.test(path)) return path;
  const base = (typeof baseUrl === 'function' ? baseUrl(path) : baseUrl).replace(/\/+$/, '');
  const prefixed = !urlPrefix || base.endsWith(`/${urlPrefix}`) ? base : `${base}/${urlPrefix}`;
  return prefixed + path;
};

/**
 * The query as text: objects travel as JSON, what is undefined does not travel.
 * Source: protocol/README.md#addresses.
 */
export const queryOf = (
  query: Readonly<Record<string, unknown>> = {},
  additional: readonly KeyValue[] = [],
): string => {
  const entries = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) entries.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const { key, value } of additional) entries.set(key, value);
  const text = entries.toString();
  return text && `?${text}`;
};
