import { isSuccess, type Transport, type WireAnswer, type WireRequest } from '../../core/transport.ts';
import { delayOf } from './delays.ts';

/** Simulated network state: online, offline, hanging, server error (500), or rate limited (429). */
export type NetworkState = 'up' | 'down' | 'stalled' | 'broken' | 'overrun';

/** Simulated network to a preview's server. */
export interface Network {
  state: NetworkState;
  /** Calls that the state affects, by their address; all by default. */
  only?: RegExp;
  /** Simulated latency, as in product.md#timing; none if false. */
  delayed: boolean;
}

const BROKEN: WireAnswer = { status: 500, statusText: 'Internal Server Error', headers: {}, body: '<h1>Oh no</h1>' };

const OVERRUN: WireAnswer = {
  status: 429,
  statusText: 'Too Many Requests',
  headers: { 'retry-after': '240' },
  body: '{"errors":["Too many requests"]}',
};

/** Delay that resolves after that time, or never for undefined; rejects on abort. */
const pause = (ms: number | undefined, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(signal?.reason);
    if (signal?.aborted) return giveUp();
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      giveUp();
    });
  });

const requestOf = ({ url, method, headers, body }: WireRequest): Request =>
  new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });

const answerOf = async (response: Response, answers: WireRequest['answers']): Promise<WireAnswer> => {
  const { status, statusText } = response;
  const answer = { status, statusText, headers: Object.fromEntries(response.headers) };
  return answers === 'file' && isSuccess(answer)
    ? { ...answer, body: '', file: await response.blob() }
    : { ...answer, body: await response.text() };
};

/** Transport to a server in the page, over the simulated network. */
export const carry =
  (network: Network, serve: (request: Request) => Promise<Response>): Transport =>
  async (call) => {
    const state = network.only?.test(call.url) === false ? 'up' : network.state;
    if (state === 'down') throw new TypeError('Failed to fetch');
    if (state === 'stalled') await pause(undefined, call.signal);
    if (network.delayed) await pause(delayOf(call), call.signal);
    if (state === 'overrun') return OVERRUN;
    return state === 'broken' ? BROKEN : answerOf(await serve(requestOf(call)), call.answers);
  };
