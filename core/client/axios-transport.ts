import axios from 'axios';
import type { Transport } from './transport.ts';

/** The network. A chunk of its own, loaded beside the first paint. */
export const axiosTransport: Transport = async ({ body, credentials, ...request }) => {
  const { status, statusText, headers, data } = await axios.request<string>({
    ...request,
    data: body,
    adapter: 'fetch',
    // passed on to fetch as it is; axios's own type knows only two of the three
    withCredentials: credentials as unknown as boolean,
    responseType: 'text',
    transformResponse: (text: string) => text,
    validateStatus: () => true,
  });
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { status, statusText, headers: Object.fromEntries(named), body: data ?? '' };
};
