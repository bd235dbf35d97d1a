import adapter from 'axios/unsafe/adapters/xhr.js';
import { isSuccess, type Transport } from '../transport.ts';

/**
 * Transport over axios. A chunk of its own, loaded beside the first paint. Ours: of axios only the adapter is taken,
 * for the rest of it (instances, interceptors, transforms) is nine kilobytes of unused code; `omit` keeps cookies from
 * other origins only.
 */
export const axiosTransport: Transport = async ({ body, credentials, headers, answers, ...request }) => {
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
    responseType: answers === 'file' ? 'blob' : 'text',
    validateStatus: () => true,
  });
  const pairs = Object.entries(named).map(([name, value]) => [name.toLowerCase(), String(value)]);
  const answer = { status, statusText, headers: Object.fromEntries(pairs) };
  const received: unknown = data;
  if (!(received instanceof Blob)) return { ...answer, body: String(data ?? '') };
  return isSuccess(answer) ? { ...answer, body: '', file: received } : { ...answer, body: await received.text() };
};
