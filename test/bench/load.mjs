import autocannon from 'autocannon';

/** How many connections ask at once, one bench after the other. */
export const CONNECTIONS = [1, 10, 100];

/** The cookie that an answer's headers set under this name, as it is sent back. */
export const cookieIn = (headers, name) => {
  const lines = [headers['set-cookie'] ?? headers['Set-Cookie'] ?? []].flat();
  return lines.map((line) => line.split(';')[0]).find((pair) => pair.startsWith(`${name}=`));
};

const inWords = ({ requests, latency, statusCodeStats, errors }) => {
  const no = Object.entries(statusCodeStats)
    .filter(([status]) => status !== '200')
    .map(([status, { count }]) => `, ${count} answered ${status}`);
  const lost = errors > 0 ? `, ${errors} not answered` : '';
  return `${requests.average.toFixed(0)}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms${no.join('')}${lost}`;
};

/**
 * Asks over so many connections, each again as soon as it is answered, and says what came of it. `requestOf` makes the
 * request of one connection: `{ method, path, headers, body, setupRequest, onResponse }`.
 */
export const load = async (url, { connections, seconds = 5, amount }, requestOf) => {
  const result = await autocannon({
    url,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    timeout: 30,
    setupClient: (client) => client.setRequests([requestOf()].flat()),
  });
  return inWords(result);
};
