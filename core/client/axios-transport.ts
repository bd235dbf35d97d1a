import adapter from 'axios/unsafe/adapters/xhr.js';
import type { Transport } from '../transport.ts';

/**
 * Transport over axios. A chunk of its own, loaded beside the first paint. Ours: of axios only the adapter is taken,
 * for the rest of it (instances, interceptors, transforms) is nine kilobytes of unused code; `omit` keeps cookies from
 * other origins only.
 */
export const axiosTransport: Transport = async ({ body, credentials, headers, ...request }) => {
  if (!adapter) throw new Error('There is no network here');
  const {
    status,
    statusText,
    headers: named,
    data,
  } = await adapter({
    ...request,
    data: body,
    // plain headers are made axios's own on the way
    headers: headers as Parameters<typeof adapter>[0]['headers'],
    withCredentials: credentials === 'include',
    responseType: 'text',
    validateStatus: () => true,
  });
  const pairs = Object.entries(named).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { status, statusText, headers: Object.fromEntries(pairs), body: String(data ?? '') };
};
