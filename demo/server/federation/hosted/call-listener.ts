import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Request to a listener of Node's HTTP server. */
export interface ListenerRequest {
  method: string;
  /** Path and query, as the listener routes them. */
  url: string;
  /** Path and query, as the browser has them. */
  originalUrl: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Request and response of Node, without a connection. */
export interface ListenerExchange {
  request: IncomingMessage & { originalUrl?: string };
  response: ServerResponse;
  /** Resolves with the answer, once it has been written. */
  answer: Promise<Response>;
}

/** Statuses of responses without a body. */
const BODILESS: readonly number[] = [204, 304];

const answerOf = (response: ServerResponse, chunks: readonly Uint8Array[]): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.getHeaders()))
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
  const { statusCode: status } = response;
  return new Response(BODILESS.includes(status) ? null : Buffer.concat(chunks), { status, headers });
};

/** Makes request and response for a listener that is called in this process. */
export const openExchange = ({ method, url, originalUrl, headers, body }: ListenerRequest): ListenerExchange => {
  const request: ListenerExchange['request'] = new IncomingMessage(new Socket());
  Object.assign(request, { method, url, originalUrl, headers: { ...headers }, complete: true });
  if (body !== undefined) {
    request.headers['content-length'] = String(Buffer.byteLength(body));
    request.push(body);
  }
  request.push(null);
  const response = new ServerResponse(request);
  const chunks: Uint8Array[] = [];
  const add = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const answer = new Promise<Response>((resolve) => {
    response.write = (chunk: unknown) => {
      add(chunk);
      return true;
    };
    response.end = (chunk?: unknown) => {
      add(chunk);
      resolve(answerOf(response, chunks));
      return response;
    };
  });
  return { request, response, answer };
};

/** Calls a listener with a request. */
export const callListener = async (listener: RequestListener, asked: ListenerRequest): Promise<Response> => {
  const { request, response, answer } = openExchange(asked);
  await listener(request, response);
  return answer;
};
