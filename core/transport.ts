/** One call on its way out, ready to be sent. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  credentials: RequestCredentials;
  signal?: AbortSignal;
}

/** Raw response of the server, before `readAnswer`. Header names are lower case. */
export interface WireAnswer {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  body: string;
}

/** Carries a call to a server and its answer back; throws where no answer came. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;
